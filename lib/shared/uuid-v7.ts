const mostInOneMs = 0x1000

let lastMs = 0
let counter = 0

/**
 * A new UUID of version 7: the time in ms, a counter, then 62 random bits (RFC 9562 §6.2, method 1), so that rows lie in
 * the order they were made, also those of the same millisecond in one process. For rows that are written by SQL of our
 * own; Prisma makes its own.
 */
export function newUuidV7(nowMs = Date.now()): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  const { ms, count } = nextPlace(nowMs, bytes)
  for (let place = 0; place < 6; place++) bytes[place] = Math.floor(ms / 2 ** (8 * (5 - place))) % 256
  bytes[6] = 0x70 | (count >> 8)
  bytes[7] = count & 0xff
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Counts on within a millisecond, from a random beginning in its lower half; into the next one when it is full. */
function nextPlace(nowMs: number, random: Uint8Array): { ms: number; count: number } {
  if (nowMs > lastMs) {
    lastMs = nowMs
    counter = (((random[6] ?? 0) << 8) | (random[7] ?? 0)) % (mostInOneMs / 2)
  } else if (++counter === mostInOneMs) {
    lastMs += 1
    counter = 0
  }
  return { ms: lastMs, count: counter }
}
