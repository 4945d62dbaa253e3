import { type Random, seededRandom } from '@/lib/shared/seeded-random'

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
