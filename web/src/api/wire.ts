/** What the server says over the WebSocket to a screen, which is told more than a program. */
import type { Board, Choices, Scene, Section } from './generated/scene'
import type * as generated from './generated/wire'

export type { Answer, Bye, Chair, Chance, Event, Presence, Table } from './generated/wire'

export type Hint = generated.Hinted

export interface Welcome extends generated.Welcome {
  role: 'host' | 'seat' | 'watch'
}

export interface View extends generated.View {
  scene: Scene
  choices?: Choices
}

export interface Snapshot extends generated.Snapshot {
  view: View
  board: Board
  guide: Section[]
}

export interface News extends generated.News {
  view: View
}

export type Message = Welcome | Snapshot | News | generated.Answer | Hint | generated.Presence | generated.Bye
