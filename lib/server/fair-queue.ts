/**
 * Round-robin queue: callers take turns, however many items each has waiting. With `oneAtATime`, a caller has at most
 * one item in progress.
 */
export class FairQueue<T> {
  // Maps keep insertion order; a caller that was served is reinserted at the end.
  private readonly waiting = new Map<string, T[]>()
  private readonly served = new Map<string, number>()
  private count = 0

  constructor(
    private readonly bounds: {
      /** How many items may wait per caller, and in all. */
      each: number
      all: number
      oneAtATime: boolean
    },
  ) {}

  /** False when the queue is full for this caller or in all. */
  add(from: string, item: T): boolean {
    const own = this.waiting.get(from) ?? []
    if (own.length >= this.bounds.each || this.count >= this.bounds.all) return false
    own.push(item)
    this.waiting.set(from, own)
    this.count++
    return true
  }

  /** The next item, in progress until `done` is called; null when there is none that may start. */
  next(): { from: string; item: T } | null {
    for (const [from, own] of this.waiting) {
      const now = this.served.get(from) ?? 0
      if (this.bounds.oneAtATime && now > 0) continue
      const item = own.shift()
      if (item === undefined) continue
      this.waiting.delete(from)
      if (own.length > 0) this.waiting.set(from, own)
      this.served.set(from, now + 1)
      this.count--
      return { from, item }
    }
    return null
  }

  /** Marks one item of this caller as finished. */
  done(from: string): void {
    const left = (this.served.get(from) ?? 1) - 1
    if (left > 0) this.served.set(from, left)
    else this.served.delete(from)
  }
}
