/** 0 before `from`, 1 after `from + length`, and a soft rise between them. All in seconds. */
export function rise(time: number, from: number, length: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / length))
  return part * part * (3 - 2 * part)
}

/** A sequence of numbers from 0 to 1 that a seed decides (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
