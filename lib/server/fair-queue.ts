/**
 * What waits for its turn, by whom it is for: each in turn gets one, however many another has waiting. Nobody is served
 * twice at the same time while `oneAtATime` holds.
 */
export class FairQueue<T> {
  // A map keeps the order in which its keys came: whoever was served goes to the end.
  private readonly waiting = new Map<string, T[]>()
  private readonly served = new Map<string, number>()
  private count = 0

  constructor(
    private readonly bounds: {
      /** How many may wait for one, and for all together. */
      each: number
      all: number
      oneAtATime: boolean
    },
  ) {}

  /** False when there is no room for one more. */
  add(from: string, item: T): boolean {
    const own = this.waiting.get(from) ?? []
    if (own.length >= this.bounds.each || this.count >= this.bounds.all) return false
    own.push(item)
    this.waiting.set(from, own)
    this.count++
    return true
  }

  /** The next item, which is being served until `done` is told; null when none may be served now. */
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

  /** One that was served for this caller is finished. */
  done(from: string): void {
    const left = (this.served.get(from) ?? 1) - 1
    if (left > 0) this.served.set(from, left)
    else this.served.delete(from)
  }
}
