/** A number from 0 to below 1 that follows from a seed and a text: the same of both give the same, on every machine. */
export function seeded(seed: number, text: string): number {
  let hash = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
