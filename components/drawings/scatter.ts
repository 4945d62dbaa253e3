type Area = { seed: number; count: number; x: readonly [number, number]; y: readonly [number, number] }

/** Path data for round dots: draw it with a round line cap, the stroke width is the size. */
export function dots({ seed, count, x, y }: Area): string {
  const next = seeded(seed)
  let path = ''
  for (let index = 0; index < count; index += 1) {
    path += `M${unit(between(x, next()))} ${unit(between(y, next()))}h0`
  }
  return path
}

/** Path data for blades of grass that lean with the wind; nearer ones (larger y) stand taller. */
export function blades({ seed, count, x, y, height }: Area & { height: number }): string {
  const next = seeded(seed)
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const depth = next()
    const tall = height * (0.5 + depth * 0.7)
    const lean = (next() - 0.35) * tall * 0.7
    path += `M${unit(between(x, next()))} ${unit(between(y, depth))}q${unit(lean * 0.2)} ${unit(-tall * 0.6)} ${unit(lean)} ${unit(-tall)}`
  }
  return path
}

/** Path data for short level strokes, e.g. light on water. */
export function glints({ seed, count, x, y, length }: Area & { length: number }): string {
  const next = seeded(seed)
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const depth = next()
    // Narrow at the horizon, wide in the foreground.
    const middle = (x[0] + x[1]) / 2
    const reach = ((x[1] - x[0]) / 2) * (0.25 + depth * 0.75)
    path += `M${unit(middle + (next() * 2 - 1) * reach)} ${unit(between(y, depth))}h${unit(length * (0.3 + depth))}`
  }
  return path
}

function between([from, to]: readonly [number, number], part: number): number {
  return from + (to - from) * part
}

/** A seeded generator of numbers in [0, 1): server and browser must render the same drawing. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Whole units; decimals only lengthen the markup. */
export const unit = Math.round
