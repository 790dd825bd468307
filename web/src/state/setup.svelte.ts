/** The set-up of a new match: what is chosen, and what the server says about it. */

import { drawnSeed, type Field, forPlayers, same } from '../api/option_schema'
import {
  type Checked,
  check,
  eligibility,
  type GameInfo,
  type Options,
  reasonOf,
  type SeatPlan,
} from '../api/rest'
import { message, series, type Words } from '../api/words'
import { fitting, type Link, refitted } from '../lib/board_editing'
import { coloured, createMatch, seatOf } from './create_match'
import { keep, settings } from './settings.svelte'

const PAUSE = 200

export class SetUp {
  /** The options that differ from the defaults. The number of players is that of the seats. */
  options: Options = $state.raw({})
  seats: SeatPlan[] = $state([])
  /** The defaults: those of the chosen preset, or else of the game. */
  defaults: Options = $state.raw({})
  problems: Checked['problems'] = $state.raw([])
  /** What was dropped from the chosen options, and why. */
  notices: Words[] = $state.raw([])
  /** The last answer of the server without problems, whose board is on the screen. */
  shown: Checked = $state.raw({ ok: false, problems: [] })
  fault: Words = $state.raw('')
  busy = $state(false)
  grace: number | null = $state(null)
  ownDice = $state(false)
  rated = $state(true)
  listed = $state(true)
  /** Whether the match would count for the leaderboard, and if not, why; nothing until the server says. */
  counts: Words = $state.raw('')
  /** How many people the chosen preset is for, if it says so. */
  #people: number | undefined
  #timer = 0
  #weighing = 0
  #asked = 0

  constructor(
    readonly game: GameInfo,
    readonly fields: Field[],
    /** The names of all options, including those that are no field of the form. */
    readonly names: string[],
  ) {}

  get wanted(): Options {
    return { ...this.options, players: this.seats.length }
  }
  get preset(): string {
    return String(this.options.preset ?? '')
  }
  get editors() {
    return this.shown.editors ?? []
  }
  /** The options for a link or a file, including the seeds that were drawn at random. */
  get shared(): Options {
    const drawn = this.fields.filter((field) => field.fresh && field.name in this.options)
    return {
      ...this.shown.options,
      ...Object.fromEntries(drawn.map(({ name }) => [name, this.shown.values?.[name]])),
    }
  }

  /** By name: the options from one edited on the board to the seed that draws it, which are shown together. */
  get editedTogether(): string[] {
    const names = this.fields.map((each) => each.name)
    return this.editors.flatMap(({ field, seed = field }) =>
      names.slice(names.indexOf(field), names.indexOf(seed) + 1),
    )
  }

  value(field: Field): unknown {
    return this.options[field.name] ?? this.#usual(field.name) ?? field.default
  }
  /** What an option is that nobody chose: what follows from others, or else its default. */
  #usual(name: string): unknown {
    const { ok, options, values } = this.shown
    return (ok && !(name in (options ?? {})) ? values?.[name] : undefined) ?? this.defaults[name]
  }
  changed(field: Field): boolean {
    return field.name in this.options && !field.fresh
  }
  /** Whether another seat has the same name. */
  hasTwin(seat: SeatPlan): boolean {
    const name = seat.name.trim().toLowerCase()
    return (
      name !== '' && this.seats.some((other) => other !== seat && other.name.trim().toLowerCase() === name)
    )
  }
  /** What is wrong with an option; nothing if it is fine. */
  problem(name: string): Words {
    const items = this.problems.filter((each) => each.field === name).map((each) => each.text)
    return items.length ? series('parts', items) : ''
  }
  /** Problems that belong to no field of the form. */
  get others(): Checked['problems'] {
    const known = ['players', ...this.fields.map((field) => field.name)]
    return this.problems.filter((each) => !known.includes(each.field))
  }

  /**
   * Starts from the options of a link or a file. Those that this game does not accept are dropped, with a
   * notice.
   */
  async open(options: Options) {
    const { players, ...rest } = options
    this.options = await this.#possible(rest)
    await this.#learnUsual()
    const { least, most } = this.game.players
    const asked = Number(players ?? this.defaults.players ?? least) || 0
    const many = Math.min(Math.max(asked, least), most)
    if (many !== asked)
      this.notices = [...this.notices, message('web-setup-other-many', { least, most, many })]
    this.#resize(many, players === undefined ? this.#people : undefined)
    await this.look()
    if (this.problems.length) await this.#showRight()
    else if (!this.fault) {
      const { players: _, ...shortest } = this.shared
      this.options = shortest
    }
  }

  async choosePreset(name: string) {
    this.options = name ? { preset: name } : {}
    this.notices = []
    await this.#learnUsual()
    this.#resize(Number(this.defaults.players) || this.seats.length, this.#people)
    await this.look()
  }

  change(name: string, value: unknown) {
    const { [name]: before, ...rest } = this.options
    const drawn = this.fields.some((field) => field.fresh && field.name === name)
    const unchanged = value === undefined || (!drawn && same(value, this.#usual(name)))
    if (unchanged ? before === undefined : same(before, value)) return
    this.options = unchanged ? rest : { ...rest, [name]: value }
    this.later(name)
  }

  /** Draws another random board in place of one made by hand. */
  redraw(field: string, seed: string) {
    const { [field]: _, ...rest } = this.options
    const unprinted = same(this.defaults[field] ?? null, null) ? {} : { [field]: null }
    this.options = { ...rest, ...unprinted, [seed]: drawnSeed() }
    this.later(field)
  }

  /** Seats so many. */
  seat(many: number) {
    const { least, most } = this.game.players
    this.#resize(Math.min(Math.max(Math.round(many) || least, least), most))
    this.#seatsChanged()
  }

  addSeat() {
    this.#resize(this.seats.length + 1)
    this.#seatsChanged()
  }

  removeSeat(number: number) {
    this.seats = this.seats.filter((_, seat) => seat !== number)
    this.#seatsChanged()
  }

  /** Asks the server once the person pauses typing. */
  later(changed = '') {
    this.notices = []
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.look(changed), PAUSE)
  }

  async look(changed = '') {
    const turn = ++this.#asked
    this.busy = true
    try {
      let answer = await check(this.game.name, this.wanted)
      if (!answer.ok) answer = (await this.#refit(changed)) ?? answer
      if (turn !== this.#asked) return
      this.problems = answer.problems
      if (answer.ok) this.shown = answer
      this.fault = ''
    } catch (problem) {
      this.fault = reasonOf(problem)
    }
    this.busy = false
  }

  /** What decides whether the match counts, as the server wants it. */
  get table() {
    const seats = this.seats.map(({ kind, name, bot }) => ({ kind, name: name.trim(), bot }))
    return { seats, rated: this.rated, listed: this.listed, own_dice: this.ownDice }
  }

  /** Asks whether the match would count, once the person pauses typing. */
  weigh(table: SetUp['table']) {
    clearTimeout(this.#weighing)
    this.#weighing = setTimeout(async () => {
      const found = await eligibility(this.game.name, table).catch(() => undefined)
      if (found && same(table, this.table)) this.counts = found.unrated ?? message('rated-counts')
    }, PAUSE)
  }

  async start() {
    const [first] = this.seats
    if (first?.kind === 'here') {
      settings.name = first.name.trim()
      keep()
    }
    await createMatch(this.game, {
      game: this.game.name,
      options: this.options,
      seats: $state.snapshot(this.seats),
      grace: this.grace,
      own_dice: this.ownDice,
      rated: this.rated,
      listed: this.listed,
    })
  }

  /** Shows the board that the valid options give. */
  async #showRight() {
    const wrong = this.problems.map(({ field }) => field.split('.')[0])
    const right = Object.entries(this.wanted).filter(([name]) => !wrong.includes(name))
    const answer = await check(this.game.name, Object.fromEntries(right))
    if (answer.ok) this.shown = answer
  }

  /** The options without those that this game does not have or that no field can show. */
  async #possible(options: Options): Promise<Options> {
    const lists = this.fields.filter((field) => field.kind === 'list' || field.kind === 'table')
    const cannot = (name: string) =>
      !this.names.includes(name) || name === 'preset' || lists.some((field) => field.name === name)
    const { problems } = await check(this.game.name, options)
    const names = problems.map(({ field }) => field)
    const wrong = Object.keys(options).filter(
      (name) => names.includes(name) && cannot(name) && !Array.isArray(options[name]),
    )
    this.notices = []
    if (!wrong.length) return options
    const left = Object.entries(options).filter(([name]) => !wrong.includes(name))
    const possible = await this.#possible(Object.fromEntries(left))
    this.notices = [message('web-setup-left-out', { names: series('list', wrong) }), ...this.notices]
    return possible
  }

  /**
   * Loads the defaults. Random seeds are drawn now, so that the board on the screen is the one that is
   * played.
   */
  async #learnUsual() {
    const answer = await check(this.game.name, this.preset ? { preset: this.preset } : {})
    this.defaults = answer.values ?? {}
    this.#people = answer.people
    if (!this.shown.ok) this.shown = answer
    for (const { name, default: value } of this.fields.filter((field) => field.fresh)) {
      const editor = answer.editors?.find((each) => each.seed === name)
      const printed = editor && !same(this.defaults[editor.field] ?? null, null)
      if (name in this.options || printed || !same(this.defaults[name], value)) continue
      this.options = { ...this.options, [name]: drawnSeed() }
    }
  }

  /** Keeps what still fits of a board made by hand, for example after its size was changed. */
  async #refit(changed: string): Promise<Checked | undefined> {
    const editor = this.editors.find((each) => each.field !== changed && each.field in this.options)
    if (!editor || !changed) return undefined
    const { [editor.field]: mine, ...rest } = this.wanted
    const drawn = (await check(this.game.name, rest)).editors?.find((each) => each.field === editor.field)
    if (!drawn) return undefined
    const fits = async (value: unknown) =>
      (await check(this.game.name, { ...rest, [editor.field]: value })).ok
    let value = refitted(mine, drawn)
    if (editor.kind === 'links') value = await fitting(value as Link[], fits)
    const answer = await check(this.game.name, { ...rest, [editor.field]: value })
    if (!answer.ok) return undefined
    const count = editor.kind === 'links' ? (mine as Link[]).length - (value as Link[]).length : 0
    if (count) this.notices = [message('web-setup-no-longer-fit', { count })]
    this.options = { ...this.options, [editor.field]: value }
    return answer
  }

  /** Sets so many seats. Where it is said how many people there are, bots take the others. */
  #resize(many: number, people?: number) {
    const rest = this.game.levels.length ? 'bot' : 'here'
    const seats = this.seats.slice(0, many)
    while (seats.length < many) {
      const seat = seatOf(seats.length ? rest : 'here', this.game)
      if (!seats.length) seat.name = settings.name
      seats.push(seat)
    }
    if (people !== undefined)
      seats.forEach((seat, number) => {
        if ((seat.kind === 'bot') !== number >= people)
          seats[number] = { ...seatOf(number < people ? 'here' : 'bot', this.game), colour: seat.colour }
      })
    this.seats = coloured(seats)
  }

  #seatsChanged() {
    for (const field of this.fields.filter((each) => each.perPlayer && each.name in this.options)) {
      const chosen = forPlayers(field, this.options[field.name] as unknown[], this.seats.length)
      this.options = { ...this.options, [field.name]: chosen }
    }
    this.later('players')
  }
}
