/** A match that this browser plays or watches: its state, its log, and the commands to the server. */

import type { Happening } from '../api/scene'
import type { Event, Hint, Message, News } from '../api/wire'
import { actorOf, type Series, series, type Words } from '../api/words'
import { give } from '../lib/cues'
import { freshNonce, type Pins, pinned, type Roll, rollsOf } from '../lib/fair_dice'
import { fromNews, fromSnapshot, type MatchState } from './match_state'
import { shelf } from './shelf.svelte'
import { type Connection, type Reply, Socket } from './socket.svelte'
import { keepSprites } from './sprites.svelte'
import { Stage } from './stage.svelte'

/** With more news than this waiting, they are shown without animation. */
const PATIENCE = 4

/** A line of the log: a story the game tells, or an event at the table such as a player joining. */
export interface LogLine {
  id: number
  /** Whose doing it is; -1: nobody's, or not known. */
  seat: number
  story?: Series
  event?: Event
  /** What it looked like. */
  happening?: Happening
  at: MatchState
}

export class MatchClient {
  readonly socket: Connection
  readonly stage = new Stage(give)
  /** Whether somebody is led through it: a lesson, or a puzzle. Its end is not the end of a match. */
  readonly guided: boolean
  role: 'host' | 'seat' | 'watch' = $state('watch')
  seats: number[] = $state.raw([])
  present: boolean[] = $state.raw([])
  watchers = $state(0)
  /** The state on the screen; newer ones may wait for an animation to end. */
  shown: MatchState | null = $state.raw(null)
  /** The state that all has been said of: what happened is told when its motion is over. */
  told: MatchState | null = $state.raw(null)
  /** The state that players are shown in: what is done to them is seen when the blow lands. */
  landed: MatchState | null = $state.raw(null)
  log: LogLine[] = $state.raw([])
  rolls: Roll[] = $state.raw([])
  /** What was seen of the dice here, and may never change. */
  pins: Pins | null = $state.raw(null)
  hint: Hint | null = $state.raw(null)
  /** Why the last command was refused, in the server's words. */
  problem: Words = $state.raw('')
  /** Whether a command waits for its answer. */
  waiting = $state(false)
  /** Whether a hint is being computed. */
  thinking = $state(false)
  #newest: MatchState | null = null
  #queue: { news: News; state: MatchState }[] = []
  #lines = 0
  #opened = new Set<string>()
  /** The seats at this device that are about to commit again. */
  #rejoining = new Set<number>()
  /** The seat that is played here, even if a bot plays it now. */
  #own = $state(-1)

  /** What a guide points at: nodes, pieces in hand, players. */
  pointed: string[] = $state.raw([])

  /** `connect`: where the match is none that a server keeps, whoever answers instead. */
  constructor(
    readonly match: string,
    secret: string,
    connect?: (hear: (message: Message) => void) => Connection,
  ) {
    const hear = (message: Message) => this.#hear(message)
    this.guided = connect !== undefined
    this.socket = connect ? connect(hear) : new Socket(match, secret, hear)
  }

  /** Whether it is the turn of somebody at this device. */
  get mine(): boolean {
    const { shown } = this
    return shown?.table.phase === 'playing' && this.seats.includes(shown.view.turn)
  }

  /** Whether a bot plays for somebody who left from this device. */
  get left(): boolean {
    const table = this.shown?.table
    return this.role === 'seat' && table?.phase === 'playing' && !!table.seats[this.#own]?.away
  }

  close() {
    this.socket.close()
    this.stage.skip()
  }

  /** Sends a command, and keeps the reason if it is refused. */
  async act(what: string, fields: Record<string, unknown> = {}): Promise<Reply> {
    this.problem = ''
    this.waiting = true
    const reply = await this.socket.command(what, fields)
    this.waiting = false
    this.#refused(reply)
    return reply
  }

  /** The same for commands that hold only for the state on the screen. */
  actNow(what: string, fields: Record<string, unknown> = {}): Promise<Reply> {
    this.stage.skip()
    return this.act(what, { ...fields, expect_seq: this.shown?.seq ?? 0 })
  }

  /** Asks what a strong player would do. Play goes on meanwhile. */
  async askHint() {
    if (this.thinking) return
    this.problem = ''
    this.hint = null
    this.thinking = true
    const reply = await this.socket.command('hint')
    this.thinking = false
    if ('moves' in reply) this.hint = reply.seq === this.shown?.seq ? reply : null
    else this.#refused(reply)
  }

  /** Without a name, the seat keeps the one that the host gave it, if any. */
  join(name: string, colour: string): Promise<Reply> {
    return this.act('join', { name: name || null, colour, commit: this.#commit(this.seats[0] ?? 0) })
  }

  /** Whether this person was seated before, and has to sit down again so that nobody can choose the dice. */
  get again(): boolean {
    return !!this.pins?.opened || !!shelf.find(this.match)?.nonces?.[this.#own]
  }

  /** Agrees to start without the nonces that are still closed. */
  async startWithout() {
    if (this.pins) this.#pin({ ...this.pins, agreed: true })
    await this.act('start')
  }

  /** A new nonce for a seat: its hash is told, the nonce itself kept here. */
  #commit(seat: number): string {
    const { nonce, commit } = freshNonce()
    this.#keepNonces({ ...shelf.find(this.match)?.nonces, [seat]: nonce })
    if (this.pins) this.#pin({ ...this.pins, opened: undefined, agreed: undefined })
    return commit
  }

  #refused(reply: Reply) {
    if ('code' in reply && !reply.ok && reply.code !== 'stale') this.problem = reply.message ?? ''
  }

  #hear(message: Message) {
    if (message.kind === 'welcome') {
      this.role = message.role
      this.seats = message.seats
      this.#own = message.seats[0] ?? this.#own
    } else if (message.kind === 'presence') {
      this.present = message.seats
      this.watchers = message.watchers
    } else if (message.kind === 'snapshot') {
      const missed = this.#newest?.seq !== message.seq
      this.#newest = fromSnapshot(this.#newest, message)
      this.#queue = []
      this.stage.skip()
      this.#show(this.#newest)
      this.told = this.landed = this.#newest
      if (missed) this.log = (message.log ?? []).map((story) => this.#line({ story, seat: actorOf(story) }))
    } else if (message.kind === 'news') {
      this.#news(message)
    }
  }

  #news(news: News) {
    const state = this.#newest && fromNews(this.#newest, news)
    if (!state) return this.socket.sync()
    if (state === this.#newest) return
    this.#newest = state
    this.#queue.push({ news, state })
    if (this.#queue.length === 1) this.#perform()
  }

  async #perform() {
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const { news, state } = next
      const late = this.#queue.length > PATIENCE
      const happenings = late ? [] : news.events.flatMap((event) => event.happening ?? [])
      const land = () => {
        this.landed = state
      }
      await this.stage.play(happenings, () => this.#show(state), land)
      this.#tell(news, state)
      if (this.#queue[0] === next) this.#queue.shift()
    }
  }

  #show(state: MatchState) {
    keepSprites(state.board, state.view.scene)
    this.shown = state
    this.hint = null
    this.#remember(state)
    this.#rejoin(state)
    this.#open(state)
    const kept = shelf.find(this.match)
    const names = state.table.seats.map((seat) => seat.name)
    const over = state.table.phase === 'over'
    const { game } = state.table
    if (kept && (kept.over !== over || kept.game !== game || `${kept.names}` !== `${names}`))
      shelf.put({ ...kept, game, names, over, role: this.role })
  }

  #tell(news: News, at: MatchState) {
    if ((this.told?.seq ?? 0) > at.seq) return
    const counted = this.told?.table.rated
    this.told = this.landed = at
    const lines = news.events.flatMap((event) => {
      const rushed =
        event.kind === 'moved' && event.bot && event.bot !== at.table.seats[event.seat ?? -1]?.bot
      const note = rushed ? [this.#line({ event }, at)] : []
      const { story, seat = -1, happening } = event
      // A decision to roll tells nothing: its throw does.
      if (story && !story.items.length) return note
      if (story) return [...note, this.#line({ story, seat, happening: happening ?? undefined }, at)]
      return ['joined', 'undone', 'asked', 'seated', 'agreed', 'advised', 'waived'].includes(event.kind)
        ? [this.#line({ event }, at)]
        : []
    })
    const { unrated } = at.table
    if (counted && unrated) lines.push(this.#line({ story: series('sentences', [unrated]) }, at))
    this.log = [...this.log, ...lines].slice(-500)
    this.rolls = [...this.rolls, ...rollsOf(news.events, at.table.dice)]
  }

  #line(line: Partial<LogLine>, at = this.#newest as MatchState): LogLine {
    return { id: this.#lines++, seat: line.event?.seat ?? -1, ...line, at }
  }

  /** Remembers what is published of the dice when it is seen first. */
  #remember({ table }: MatchState) {
    const { dice } = table
    const pins = this.pins ?? shelf.find(this.match)?.pins ?? pinned(dice)
    const { beacon } = dice
    if (beacon?.round && !pins.round && !dice.key) {
      const early = Date.now() / 1000 >= beacon.genesis + (beacon.round - 1) * beacon.period
      this.#pin({ ...pins, round: beacon.round, early })
    } else if (!this.pins) this.#pin(pins)
  }

  #pin(pins: Pins) {
    this.pins = pins
    const kept = shelf.find(this.match)
    if (kept) shelf.put({ ...kept, pins })
  }

  /** People at this device commit again when everybody has to. */
  #rejoin({ table }: MatchState) {
    if (this.role !== 'host' || table.phase !== 'gathering') return
    for (const [seat, chair] of table.seats.entries()) {
      if (chair.kind !== 'here' || chair.joined || this.#rejoining.has(seat)) continue
      this.#rejoining.add(seat)
      this.socket
        .command('join', { seat, commit: this.#commit(seat) })
        .finally(() => this.#rejoining.delete(seat))
    }
  }

  /** Reveals the nonces of this device once everybody has joined, and remembers who had promised what by then. */
  #open({ table }: MatchState) {
    if (table.phase !== 'opening') return
    const nonces = shelf.find(this.match)?.nonces ?? {}
    for (const seat of this.seats) {
      const chair = table.seats[seat]
      const nonce = nonces[seat]
      if (!chair?.commit || chair.nonce || !nonce || this.#opened.has(nonce)) continue
      this.#opened.add(nonce)
      const commits = table.seats.map(({ commit }) => commit)
      if (this.pins && !this.pins.opened) this.#pin({ ...this.pins, opened: { seat, nonce, commits } })
      this.socket.command('open', { seat, nonce })
    }
  }

  #keepNonces(nonces: Record<string, string>) {
    const kept = shelf.find(this.match)
    if (kept) shelf.put({ ...kept, nonces })
  }
}
