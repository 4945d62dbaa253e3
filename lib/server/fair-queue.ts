import { DomainError } from '@/lib/server/errors'

/** Whose turn an item takes: its sender's, and that of the page it is for, which all its senders share. */
export type Turn = string | { page: string; sender: string }

/** Of one page or sender: items waiting and in progress, and the work it has had, in the queue's own time. */
type Share = { waiting: number; running: number; had: number }

type Line<T> = { shares: Share[]; items: { from: Turn; item: T; cost: number }[] }

/** More counts as this much, so that no item waits for ever behind shorter ones. */
const costMost = 10

/**
 * Queue in which pages and senders take turns, however many items each has waiting, and short items come before long
 * ones. A page and a sender have at most `atOnce` items in progress.
 */
export class FairQueue<T> {
  /** By page and sender, in the order of arrival. */
  private readonly lines = new Map<string, Line<T>>()
  private readonly shares = new Map<string, Share>()
  /** What each has had on average: whoever comes new counts as having had as much. */
  private now = 0
  private count = 0

  constructor(
    private readonly bounds: {
      /** How many items may wait per sender, and in all; those of one page may take half of all places. */
      each: number
      all: number
      /** Items of one page or sender in progress. */
      atOnce: number
    },
  ) {}

  /**
   * `cost`: how long it takes, in the time of the shortest. Throws TOO_MANY_AT_ONCE when the sender's places are taken,
   * SERVER_BUSY when those of the page or all are.
   */
  add(from: Turn, item: T, cost = 1): void {
    const { each, all } = this.bounds
    const [sender, page] = keysOf(from).map((key) => this.shareOf(key))
    const isOwnFull = (sender?.waiting ?? 0) >= each
    if (isOwnFull || this.count >= all || (page?.waiting ?? 0) >= all / 2) {
      this.forgetIdle()
      throw new DomainError(isOwnFull ? 'TOO_MANY_AT_ONCE' : 'SERVER_BUSY')
    }
    const shares = [sender, page].filter((share) => share !== undefined)
    const key = JSON.stringify(from)
    const line = this.lines.get(key) ?? { shares, items: [] }
    line.items.push({ from, item, cost: Math.min(costMost, Math.max(1, cost)) })
    this.lines.set(key, line)
    for (const share of shares) share.waiting++
    this.count++
  }

  /** The next item, in progress until `done` is called; null when there is none that may start. */
  next(): { from: Turn; item: T } | null {
    let first: { key: string; line: Line<T>; rank: readonly [number, number] } | null = null
    for (const [key, line] of this.lines) {
      if (line.shares.some(({ running }) => running >= this.bounds.atOnce)) continue
      const rank = rankOf(line)
      if (!first || rank[0] < first.rank[0] || (rank[0] === first.rank[0] && rank[1] < first.rank[1])) {
        first = { key, line, rank }
      }
    }
    const taken = first?.line.items.shift()
    if (!first || !taken) return null
    const { key, line } = first
    // An equal part for each page, and each sender without one: as much as each has had meanwhile.
    this.now += taken.cost / new Set([...this.lines.values()].map(({ shares }) => shares.at(-1))).size
    if (line.items.length === 0) this.lines.delete(key)
    for (const share of line.shares) {
      share.waiting--
      share.running++
      share.had += taken.cost
    }
    this.count--
    return { from: taken.from, item: taken.item }
  }

  /** Marks one item of this page and sender as finished. */
  done(from: Turn): void {
    for (const key of keysOf(from)) {
      const share = this.shares.get(key)
      if (share) share.running--
    }
    this.forgetIdle()
  }

  private shareOf(key: string): Share {
    const share = this.shares.get(key) ?? { waiting: 0, running: 0, had: 0 }
    if (share.waiting + share.running === 0) share.had = Math.max(share.had, this.now)
    this.shares.set(key, share)
    return share
  }

  private forgetIdle(): void {
    for (const [key, { waiting, running, had }] of this.shares) {
      if (waiting + running === 0 && (had <= this.now || this.count === 0)) this.shares.delete(key)
    }
  }
}

function keysOf(from: Turn): string[] {
  return typeof from === 'string' ? [`sender ${from}`] : [`sender ${from.sender}`, `page ${from.page}`]
}

/** When its first item would be done if its page and sender had had what they have; then what the sender has had. */
function rankOf<T>({ shares, items }: Line<T>): readonly [number, number] {
  return [Math.max(...shares.map(({ had }) => had)) + (items[0]?.cost ?? 0), shares[0]?.had ?? 0]
}
