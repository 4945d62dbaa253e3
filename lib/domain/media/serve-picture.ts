import 'server-only'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { findServedPicture, type ServedPicture } from '@/lib/domain/media/find-served-picture'
import { originalKey, variantKey } from '@/lib/domain/media/picture-files'
import { canSeePicture, isOpenPicture } from '@/lib/domain/media/policy'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { userIdOf } from '@/lib/shared/actor'

type Wanted = { id: string; file: string }
type File = { key: string; etag: string; isOpen: boolean; downloadName: string | null }

const idPattern = z.uuid()
// A browser may keep it for ever; a shared cache may not: tomorrow the family may close the page.
const forEver = 'private, max-age=31536000, immutable'
const forOneself = 'private, no-store'

/** Answers GET and HEAD for one file of a picture: a variant, or the original for those who write the page. */
export async function servePicture(request: Request, wanted: Wanted): Promise<Response> {
  try {
    return await answer(request, await findFile(request, wanted))
  } catch (error) {
    return refusalAsJson(describeRefusal(error, 'media.serve-picture'))
  }
}

async function answer(request: Request, { key, etag, isOpen, downloadName }: File): Promise<Response> {
  const headers = new Headers({
    etag,
    'cache-control': isOpen ? forEver : forOneself,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  })
  if (isOpen && matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const isHead = request.method === 'HEAD'
  const stored = isHead ? await storage.stat(key) : null
  const found = isHead ? null : await storage.get(key)
  const about = stored ?? found
  if (!about) throw new DomainError('NOT_FOUND')
  headers.set('content-type', about.contentType)
  headers.set('content-length', String(about.size))
  if (downloadName) headers.set('content-disposition', `attachment; filename="${downloadName}"`)
  return new Response(found ? bodyOf(found.stream) : null, { headers })
}

async function findFile(request: Request, { id, file }: Wanted): Promise<File> {
  const picture = idPattern.safeParse(id).success ? await findServedPicture(id) : null
  if (!picture) throw new DomainError('NOT_FOUND')
  const key = keyOf(picture, file)
  const isOriginal = file === 'original'
  const isOpen = isOpenPicture(picture.memorial, picture.origin) && !isOriginal
  // Most pictures are open to all: nobody is asked who they are.
  if (!isOpen) await assertAllowed(request, picture, isOriginal)
  return {
    key,
    etag: `"${picture.checksum.slice(0, 32)}-${file}"`,
    isOpen,
    downloadName: isOriginal ? `billede-${id.slice(-8)}${key.slice(key.lastIndexOf('.'))}` : null,
  }
}

function keyOf(picture: ServedPicture, file: string): string {
  if (file === 'original') return originalKey(picture.storageKey, picture.contentType)
  const width = Number(/^(\d{1,5})\.webp$/.exec(file)?.[1])
  if (!picture.widths.includes(width)) throw new DomainError('NOT_FOUND')
  return variantKey(picture.storageKey, width)
}

async function assertAllowed(request: Request, { memorial, origin }: ServedPicture, isOriginal: boolean) {
  const { actor } = await callerOf(request, true)
  const userId = userIdOf(actor)
  const member = userId
    ? await db.memorialMember.findUnique({
        where: { memorialId_userId: { memorialId: memorial.id, userId } },
        select: { role: true },
      })
    : null
  const subject = { ...memorial, role: member?.role ?? null }
  const isAllowed = isOriginal ? canEditMemorial(actor, subject) : canSeePicture(actor, subject, origin)
  if (!isAllowed) throw new DomainError('NOT_FOUND')
}

function matches(header: string | null, etag: string): boolean {
  const candidates = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return candidates.includes(etag) || candidates.includes('*')
}

/** Read piece by piece as the caller takes it; closed when the caller goes away. */
function bodyOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => {
      stream.destroy()
    },
  })
}
