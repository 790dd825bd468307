/** A lesson or a puzzle as a match: it answers commands by asking what comes of all that was done so far. */

import { type Coach, type GuidedView, guided, Problem } from '../api/rest'
import type { Message, News, Snapshot } from '../api/wire'
import { message, type Words } from '../api/words'
import { MatchClient } from './match_client.svelte'
import type { Connection, Reply, State } from './socket.svelte'

type Done = (number | null)[]
/** Told what was done so far, and what the guide says of it. */
type OnDone = (done: Done, coach: Coach) => void

class GuidedConnection implements Connection {
  state: State = $state('connecting')
  farewell: Words = $state.raw('')
  readonly secret = ''
  /** What the guide said, and the state it was said of: a text is shown when its motion is over. */
  coaches: { seq: number; coach: Coach }[] = $state.raw([])

  constructor(
    readonly path: string,
    public done: Done,
    readonly hear: (message: Message) => void,
    readonly ondone: OnDone,
  ) {
    this.#open()
  }

  close() {
    this.state = 'closed'
  }
  again() {
    this.#open()
  }
  sync() {
    this.#ask(this.done, true)
  }

  async command(what: string, fields: Record<string, unknown> = {}): Promise<Reply> {
    const action = typeof fields.action === 'number' ? fields.action : null
    const back = what === 'undo' || what === 'restart'
    const done = what === 'restart' ? [] : back ? this.done.slice(0, -1) : [...this.done, action]
    try {
      await this.#ask(done, back)
      return { ok: true }
    } catch (caught) {
      if (!(caught instanceof Problem)) throw caught
      const { code, words } = caught
      return { kind: 'answer', id: '', seq: 0, ok: false, code, message: words }
    }
  }

  /** Goes on where somebody left off; from the beginning if that is not possible any more. */
  async #open() {
    try {
      await this.#ask(this.done, true).catch((caught) => {
        if (!this.done.length) throw caught
        return this.#ask([], true)
      })
    } catch (caught) {
      this.farewell = caught instanceof Problem ? caught.words : message('web-page-broken')
      this.state = 'closed'
    }
  }

  async #ask(done: Done, whole: boolean) {
    const answer = await guided(this.path, done, whole)
    if (this.state === 'connecting') {
      this.state = 'open'
      this.hear({ kind: 'welcome', protocol: 1, match: '', role: 'seat', seats: [answer.seat] })
    }
    this.done = done
    this.ondone(done, answer.coach)
    this.#show(answer, whole)
  }

  #show({ coach, news, snapshot }: GuidedView, whole: boolean) {
    const said = (news ?? snapshot) as News | Snapshot
    this.coaches = [...(whole ? [] : this.coaches.slice(-1)), { seq: said.seq, coach }]
    this.hear(said)
  }
}

/** A game that somebody is led through. */
export class GuidedClient extends MatchClient {
  readonly #connection: GuidedConnection

  constructor(path: string, done: Done, ondone: OnDone) {
    super('', '', (hear) => new GuidedConnection(path, done, hear, ondone))
    this.#connection = this.socket as GuidedConnection
  }

  /** What the guide says of what has been told. */
  get coach(): Coach | undefined {
    const told = this.told?.seq ?? -1
    return this.#connection.coaches.findLast(({ seq }) => seq <= told)?.coach
  }

  goOn() {
    this.stage.skip()
    return this.act('go')
  }
  back() {
    return this.act('undo')
  }
  restart() {
    return this.act('restart')
  }
}
