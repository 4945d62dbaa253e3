import type { Wear } from '../schema'
import type { Grey } from './grey.mjs'
import type { Stone } from './stone-wears.mjs'

/** Every wear with its function, in the order of the contract. */
export const wearFunctions: Array<[Wear, (stone: Stone, strength: number, random: () => number) => Grey]>
/** Tries of each wear at growing strength. */
export function triesOf(wear: Wear): number
/** The stone worn: `wear` is its place in `wearFunctions`, `attempt` counts from 0. */
export function worn(stone: Stone, wear: number, attempt: number, seed: number): Grey
