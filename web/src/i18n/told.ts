/**
 * What the server says, in another language: patterns of sentences with gaps.
 *
 * `{n}`, `{n2}`: a number. `{w}`, `{w2}`: a word. `{=x}`: something that is told in turn. `{~x}`: the same, or left as it
 * is where no pattern fits. `{&x}`: a list, of which only the last "and" or "or" is told. Any other gap is a name, and
 * stays as it is.
 */
export type Patterns = [english: string, other: string][]

interface Shape {
  shape: RegExp
  gaps: string[]
  /** How many letters of it are no gap. */
  said: number
  other: string
}

const GAP = /\{([=~&]?\w+)\}/
const MOST_KEPT = 5000

export class Catalogue {
  #plain = new Map<string, string>()
  #shapes: Shape[] = []
  #kept = new Map<string, string | undefined>()

  constructor(patterns: Patterns) {
    for (const [english, other] of patterns) {
      if (GAP.test(english)) this.#shapes.push({ ...shapeOf(english), other })
      else this.#plain.set(english, other)
    }
    // The more of a pattern is said, the less it takes for a name by mistake.
    this.#shapes.sort((a, b) => b.said - a.said)
  }

  /** A text in the other language; nothing where no pattern fits. */
  find(text: string): string | undefined {
    if (!this.#kept.has(text)) {
      if (this.#kept.size > MOST_KEPT) this.#kept.clear()
      this.#kept.set(text, this.#tell(text))
    }
    return this.#kept.get(text)
  }

  /** Sentence by sentence, else as a whole, else as a list. */
  #tell(text: string): string | undefined {
    const plain = this.#plain.get(text)
    return (
      plain ??
      this.#parts(text, /(?<=[.!?])\s+|\n/g) ??
      this.#whole(text) ??
      this.#parts(text, /;\s/g) ??
      this.#parts(text, /,\s/g)
    )
  }

  #whole(text: string): string | undefined {
    const plain = this.#plain.get(text)
    if (plain !== undefined) return plain
    for (const { shape, gaps, other } of this.#shapes) {
      const found = shape.exec(text)
      const filled = found && this.#filled(other, gaps, found.slice(1))
      if (filled) return filled
    }
    return undefined
  }

  /** The first cut whose left side is one sentence and whose right side can be told too. */
  #parts(text: string, between: RegExp): string | undefined {
    for (const cut of text.matchAll(between)) {
      const left = this.#whole(text.slice(0, cut.index))
      const right = left === undefined ? undefined : this.find(text.slice(cut.index + cut[0].length))
      if (left !== undefined && right !== undefined) return left + cut[0] + right
    }
    return undefined
  }

  #list(names: string): string {
    return names.replace(/(?<=.* )(and|or)(?= (?!.* (?:and|or) ))/, (word) => this.#plain.get(word) ?? word)
  }

  #filled(other: string, gaps: string[], values: string[]): string | undefined {
    const told: Record<string, string> = {}
    for (const [i, gap] of gaps.entries()) {
      const value = values[i] ?? ''
      const found = gap.startsWith('&') ? this.#list(value) : /^[=~]/.test(gap) ? this.find(value) : value
      if (found === undefined && gap.startsWith('=')) return undefined
      told[gap.replace(/^[=~&]/, '')] = found ?? value
    }
    return other.replace(/\{(\w+)\}/g, (_, gap: string) => told[gap] ?? '')
  }
}

function shapeOf(pattern: string): Omit<Shape, 'other'> {
  const gaps: string[] = []
  const parts = pattern.split(new RegExp(GAP, 'g')).map((part, i) => {
    if (i % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    gaps.push(part)
    if (/^n\d*$/.test(part)) return '(-?\\d+(?:\\.\\d+)?)'
    return /^w\d*$/.test(part) ? '(\\S+)' : part.startsWith('=') ? '(.+?)' : '((?:(?!; ).)+?)'
  })
  const said = pattern.replace(new RegExp(GAP, 'g'), '').length
  return { shape: new RegExp(`^${parts.join('')}$`, 'su'), gaps, said }
}
