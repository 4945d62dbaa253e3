/** The cheapest of many, at most some twice `most` of them at a time: what is dearer than the last kept is not taken. */
export class Beam<Found extends { cost: number }> {
  private found: Found[] = []
  private limit = Number.POSITIVE_INFINITY

  constructor(private readonly most: number) {}

  /** Whether something of this cost has a place; nothing of infinite cost has. */
  takes(cost: number): boolean {
    return cost < this.limit
  }

  add(one: Found): void {
    if (!this.takes(one.cost)) return
    this.found.push(one)
    if (this.found.length < 2 * this.most) return
    this.found = this.cheapest()
    this.limit = this.found.at(-1)?.cost ?? this.limit
  }

  /** At most `most`, the cheapest first; of the same cost the one that came first. */
  cheapest(): Found[] {
    return this.found.sort((one, other) => one.cost - other.cost).slice(0, this.most)
  }
}
