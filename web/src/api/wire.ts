/** What the server says over the WebSocket to a screen, which is told more than a program. */
import type { Board, Choices, Scene, Section } from './generated/scene'
import type * as told from './generated/wire'

export type { Answer, Bye, Chair, Chance, Event, Presence, Table } from './generated/wire'

export type Hint = told.Hinted

export interface Welcome extends told.Welcome {
  role: 'host' | 'seat' | 'watch'
}

export interface View extends told.View {
  scene: Scene
  choices?: Choices
}

export interface Snapshot extends told.Snapshot {
  view: View
  board: Board
  guide: Section[]
}

export interface News extends told.News {
  view: View
}

export type Message = Welcome | Snapshot | News | told.Answer | Hint | told.Presence | told.Bye
