/**
 * The WebSocket connection to a match. It reconnects by itself.
 *
 * Unanswered commands are sent again; their id keeps the server from carrying one out twice.
 */
import type { Answer, Hint, Message } from '../api/wire'
import type { Words } from '../api/words'

const PROTOCOL = 1
const FIRST_PAUSE = 300
const LONGEST_PAUSE = 5000
/** How long the server may take to answer after the computer slept, in milliseconds. */
const SIGN = 4000
/** Codes with which a match refuses a link for good. */
const FINAL = new Set(['not_allowed', 'unknown', 'protocol', 'bad_message'])
const DELETED = 4004
const REFUSED = 4003

export type Reply = Answer | Hint | { ok: true }
export type State = 'connecting' | 'open' | 'lost' | 'closed'

interface Pending {
  message: Record<string, unknown>
  answer: (reply: Reply) => void
}

/** How long to wait before the n-th attempt to reconnect, in milliseconds. */
export function pause(attempt: number, luck = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + luck / 2)
}

/** What a match needs of whoever answers its commands. */
export interface Connection {
  readonly state: State
  readonly farewell: Words
  readonly secret: string
  close(): void
  again(): void
  sync(): void
  command(what: string, fields?: Record<string, unknown>): Promise<Reply>
}

export class Socket implements Connection {
  state: State = $state('connecting')
  /** Why it is closed for good, in the server's words. */
  farewell: Words = $state.raw('')
  #socket: WebSocket | undefined
  #pending = new Map<string, Pending>()
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #check: ReturnType<typeof setTimeout> | undefined
  #heard = 0

  constructor(
    readonly match: string,
    readonly secret: string,
    readonly hear: (message: Message) => void,
  ) {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#awake)
    this.#connect()
  }

  close() {
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#awake)
    this.#end('')
  }

  /** Connects again, which takes back a seat that was left. */
  again() {
    this.#socket?.close()
    this.state = 'connecting'
    this.#connect()
  }

  /** Asks for a snapshot. */
  sync() {
    this.#say({ do: 'sync' })
  }

  /** Sends a command, and sends it again after each reconnection until it is answered. */
  command(what: string, fields: Record<string, unknown> = {}): Promise<Reply> {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 40)
    const message = { do: what, id, ...fields }
    return new Promise((answer) => {
      this.#pending.set(id, { message, answer })
      if (this.state === 'open') this.#say(message)
    })
  }

  #connect() {
    clearTimeout(this.#retry)
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/live`)
    this.#socket = socket
    socket.onopen = () =>
      this.#say({ do: 'hello', protocol: PROTOCOL, match: this.match, secret: this.secret, screen: true })
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data))
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.state === 'closed') return
      if (code === DELETED || code === REFUSED) this.#end(this.farewell)
      else this.#later()
    }
  }

  #say(message: Record<string, unknown>) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #take(message: Message) {
    this.#heard = Date.now()
    if (message.kind === 'bye') {
      this.farewell = message.message
      if (FINAL.has(message.code)) this.#end(message.message)
      else
        this.#attempt = Math.max(this.#attempt, Math.ceil(Math.log2((message.retry_ms ?? 0) / FIRST_PAUSE)))
      return
    }
    if (message.kind === 'snapshot' && this.state !== 'open') {
      this.state = 'open'
      this.#attempt = 0
      this.farewell = ''
      for (const { message } of this.#pending.values()) this.#say(message)
    }
    if (message.kind === 'answer' && message.code === 'gone') {
      this.#socket?.close()
      return
    }
    this.hear(message)
    if ('id' in message && message.id) {
      const pending = this.#pending.get(message.id)
      this.#pending.delete(message.id)
      pending?.answer(message.kind === 'news' ? { ok: true } : message)
    }
  }

  #later() {
    this.state = 'lost'
    this.#retry = setTimeout(() => this.#connect(), pause(this.#attempt++))
  }

  #end(why: Words) {
    this.state = 'closed'
    this.farewell = why
    clearTimeout(this.#retry)
    clearTimeout(this.#check)
    this.#socket?.close()
  }

  #now = () => {
    if (this.state === 'lost') this.#connect()
  }

  /**
   * After sleep a connection may be dead without an error, so ask for a snapshot and reconnect if none comes.
   */
  #awake = () => {
    if (document.hidden) return
    this.#now()
    if (this.state !== 'open') return
    const asked = Date.now()
    this.sync()
    clearTimeout(this.#check)
    this.#check = setTimeout(() => {
      if (this.state !== 'open' || this.#heard >= asked) return
      this.state = 'lost'
      this.#connect()
    }, SIGN)
  }
}
