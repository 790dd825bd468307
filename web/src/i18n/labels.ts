/** What things are called whose messages have fixed ids, such as options and bots. */
import type { Choice, Field } from '../api/option_schema'
import { type Checked, type GameInfo, games } from '../api/rest'
import type { Brush, Editor } from '../api/scene'
import { message, type Words } from '../api/words'
import { nameOf } from '../lib/board_editing'
import { knows, learn, named } from './state.svelte'

/** A name as part of an id, as boardloom/words/sources.py makes it. */
export const slug = (name: string): string => name.replace(/[^a-zA-Z0-9_-]+/g, '-')

/** `extra-turn` as people write it. */
export const worded = (value: string): string => value.replaceAll('-', ' ').replaceAll('_', ' ')

/** Nothing until the words of the game are here, rather than a name for programs. */
export const titleOf = (game: string): string => named([`${game}-title`], knows(game) ? game : '')

export const summaryOf = (game: string): string => named([`${game}-summary`], '')

export const labelOf = (field: Field): string => named([field.id], field.label)

export const helpOf = (field: Field): string => named([`${field.id}.help`], field.help)

/** What is wrong with an option, after its name. */
export const problemOf = (game: string, { field, text }: Checked['problems'][number]): Words =>
  field
    ? message('option-problem', { option: named([`${game}-option-${field}`], field), problem: text })
    : text

export const choiceOf = (field: Field, value: string): string =>
  named([`${field.id}-${slug(value)}`], worded(value))

export const choiceHelpOf = (field: Field, { value, help }: Choice): string =>
  named([`${field.id}-${slug(value)}.help`], help)

export const presetOf = (game: string, name: string): string =>
  named([`${game}-preset-${slug(name)}`], worded(name))

export const botOf = (game: string, name: string): string =>
  named([`${game}-policy-${slug(name)}`, `level-${slug(name)}`, `policy-${slug(name)}`], name)

/** What a brush puts on the board: a choice of the option itself, or of the kind of its links. */
export const brushName = (game: string, editor: Editor, brush: Brush): string =>
  named(
    ['', 'kind-'].map((part) => `${game}-option-${editor.field}-${part}${slug(brush.value)}`),
    nameOf(brush),
  )

/** A name that the rules give something in a table, such as a face of a die. */
export const givenName = (field: Field, value: string): string => named([`${field.id}-${slug(value)}`], value)

/** The games of the house, once their titles and summaries can be said. */
export async function gamesInWords(): Promise<GameInfo[]> {
  const all = await games()
  await learn(...all.map((game) => game.name))
  return all
}
