/** What a screen shows. Fields that equal their default are left out. */
export type {
  Board,
  Brush,
  Choices,
  Editor,
  Figure,
  Happening,
  Item,
  Motion,
  Node,
  Player,
  Scene,
  Section,
  Sign,
  Slot,
  Sprite,
  Step,
  Summary,
  Tray,
  Tree,
  Turn,
} from './generated/scene'

export type Point = [number, number]
