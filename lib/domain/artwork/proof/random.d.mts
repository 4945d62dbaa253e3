/** Mulberry32: numbers from 0 up to and without 1; the same seed gives the same ones. */
export function seededRandom(seed: number): () => number
