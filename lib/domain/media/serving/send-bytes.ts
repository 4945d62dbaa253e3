import 'server-only'
import { storage } from '@/lib/integrations/storage/storage'
import type { ByteRange } from '@/lib/integrations/storage/storage-contract'
import { DomainError } from '@/lib/server/errors'
import { webBody } from '@/lib/server/web-body'

/** A stored file to send: `isOpen` when everybody may see it, `downloadName` to send it as a download. */
export type ServedBytes = { key: string; etag: string; isOpen: boolean; downloadName: string | null }

// A browser may keep it forever; a shared cache may not, because the family can close the page.
const forEver = 'private, max-age=31536000, immutable'
const forOneself = 'private, no-store'

/**
 * Responds with the whole file, the range requested (206, 416), or 304 for a browser that has it. Throws NOT_FOUND when
 * the file is not in the store.
 */
export async function sendBytes(request: Request, { key, etag, isOpen, downloadName }: ServedBytes): Promise<Response> {
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': isOpen ? forEver : forOneself,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  })
  if (isOpen && matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const about = await storage.stat(key)
  if (!about) throw new DomainError('NOT_FOUND')
  headers.set('content-type', about.contentType)
  if (downloadName) headers.set('content-disposition', `attachment; filename="${downloadName}"`)
  const range = request.method === 'HEAD' ? null : readByteRange(wantedRange(request, etag), about.size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${about.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : about.size))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${about.size}`)
  if (request.method === 'HEAD') return new Response(null, { headers })
  const open = async () => (await storage.get(key, range ?? undefined))?.stream ?? null
  return new Response(webBody(open), { status: range ? 206 : 200, headers })
}

/** The Range header, unless If-Range names another version of the file (RFC 9110 §13.1.5). */
function wantedRange(request: Request, etag: string): string | null {
  const condition = request.headers.get('if-range')
  return condition === null || condition === etag ? request.headers.get('range') : null
}

function matches(header: string | null, etag: string): boolean {
  const candidates = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return candidates.includes(etag) || candidates.includes('*')
}

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
