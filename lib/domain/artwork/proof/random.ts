/** Numbers from 0 to 1, without 1. */
export type Random = () => number

/** Mulberry32: the same seed gives the same numbers on every machine, which makes proofs repeatable. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The seed of one try of one wear; adjacent tries are uncorrelated. */
export function seedOfTry(seed: number, wear: number, attempt: number): number {
  let mixed =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(wear + 1, 0xc2b2ae35) ^ Math.imul(attempt + 1, 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

// Normally distributed numbers (Box-Muller), computed once: a logarithm for each pixel would cost more than decoding.
const normal = (() => {
  const random = seededRandom(1)
  return Float32Array.from(
    { length: 4096 },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  )
})()

/** A normally distributed number: mean 0, deviation 1. */
export function gaussian(random: Random): number {
  return normal[(random() * 4096) | 0] ?? 0
}
