/** A match before it begins: what is chosen, and what the server says about it. */
import { type Checked, check, type GameInfo, type Options, type SeatPlan } from './api'
import { refitted } from './editing'
import { coloured, play, seatOf } from './making'
import { type Field, forPlayers, same } from './schema'
import { keep, settings } from './settings.svelte'

const PAUSE = 200
const MOST_SEED = 1_000_000

export class SetUp {
  /** What differs from the usual; the seats say how many play. */
  options: Options = $state.raw({})
  seats: SeatPlan[] = $state([])
  /** What holds for the preset, or the game as it is. */
  usual: Options = $state.raw({})
  problems: Checked['problems'] = $state.raw([])
  /** The last answer without a problem: what the board looks like. */
  shown: Checked = $state.raw({ ok: false, problems: [] })
  fault = $state('')
  busy = $state(false)
  grace: number | null = $state(null)
  ownDice = $state(false)
  rated = $state(true)
  listed = $state(true)
  #timer = 0
  #asked = 0

  constructor(
    readonly game: GameInfo,
    readonly fields: Field[],
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

  value(field: Field): unknown {
    return this.options[field.name] ?? this.usual[field.name] ?? field.usual
  }
  changed(field: Field): boolean {
    return field.name in this.options
  }
  problem(name: string): string {
    return this.problems
      .filter((each) => each.field === name)
      .map((each) => each.text)
      .join(' ')
  }
  /** Problems that belong to no field on the page. */
  get others(): string[] {
    const known = ['players', ...this.fields.map((field) => field.name)]
    return this.problems.filter((each) => !known.includes(each.field)).map((each) => each.text)
  }

  /** Begins with options from a link or a file. */
  async open(options: Options) {
    const { players, ...rest } = options
    this.options = rest
    await this.#learnUsual()
    const many = Number(players ?? this.usual.players ?? this.game.players.least)
    this.#resize(Math.min(Math.max(many || 0, this.game.players.least), this.game.players.most))
    await this.look()
  }

  async choosePreset(name: string) {
    this.options = name ? { preset: name } : {}
    await this.#learnUsual()
    const fits = await check(this.game.name, this.wanted)
    if (!fits.ok) this.#resize(Number(this.usual.players))
    await this.look()
  }

  change(name: string, value: unknown) {
    const { [name]: before, ...rest } = this.options
    const usual = value === undefined || same(value, this.usual[name])
    if (usual ? before === undefined : same(before, value)) return
    this.options = usual ? rest : { ...rest, [name]: value }
    this.later(name)
  }

  /** Draws another board, instead of one made by hand. */
  redraw(field: string, seed: string) {
    const { [field]: _, ...rest } = this.options
    this.options = { ...rest, [seed]: Math.floor(Math.random() * MOST_SEED) }
    this.later(field)
  }

  addSeat() {
    this.#resize(this.seats.length + 1)
    this.#seatsChanged()
  }

  removeSeat(number: number) {
    this.seats = this.seats.filter((_, seat) => seat !== number)
    this.#seatsChanged()
  }

  /** Asks the server, once the person pauses. */
  later(changed = '') {
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
      this.fault = (problem as Error).message
    }
    this.busy = false
  }

  async start() {
    const [first] = this.seats
    if (first?.kind === 'here') {
      settings.name = first.name.trim()
      keep()
    }
    await play(this.game, {
      game: this.game.name,
      options: this.options,
      seats: $state.snapshot(this.seats),
      grace: this.grace,
      own_dice: this.ownDice,
      rated: this.rated,
      listed: this.listed,
    })
  }

  async #learnUsual() {
    const preset = this.preset ? { preset: this.preset } : {}
    this.usual = (await check(this.game.name, preset)).values ?? {}
  }

  /** A board made by hand that no longer fits, as after a change of size, keeps what does. */
  async #refit(changed: string): Promise<Checked | undefined> {
    const editor = this.editors.find((each) => each.field !== changed && each.field in this.options)
    if (!editor || !changed) return undefined
    const { [editor.field]: mine, ...rest } = this.wanted
    const drawn = (await check(this.game.name, rest)).editors?.find((each) => each.field === editor.field)
    if (!drawn) return undefined
    const value = refitted(mine, drawn)
    const answer = await check(this.game.name, { ...rest, [editor.field]: value })
    if (!answer.ok) return undefined
    this.options = { ...this.options, [editor.field]: value }
    return answer
  }

  #resize(many: number) {
    const rest = this.game.levels.length ? 'bot' : 'here'
    const seats = this.seats.slice(0, many)
    while (seats.length < many) {
      const seat = seatOf(seats.length ? rest : 'here', this.game)
      if (!seats.length) seat.name = settings.name
      seats.push(seat)
    }
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
