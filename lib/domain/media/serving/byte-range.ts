import type { ByteRange } from '@/lib/integrations/storage/storage-contract'

/**
 * The byte range that a Range header requests of a file of `size` bytes (RFC 9110 §14.2): `unsatisfiable` when it lies
 * beyond the end, null when the whole file is to be sent (no header, another unit, several ranges, or invalid).
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') return lastBytes(Number(to), size)
  const start = Number(from)
  if (to !== '' && Number(to) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - count), end: size - 1 }
}
