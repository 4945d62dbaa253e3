import 'server-only'
import { z } from 'zod'
import { canSeePicture, isOpenPicture } from '@/lib/domain/media/policy'
import { type ServedBytes, sendBytes } from '@/lib/domain/media/serving/send-bytes'
import {
  findKey,
  findServedMedia,
  readWanted,
  type ServedMedia,
  type Wanted,
} from '@/lib/domain/media/serving/served-media'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { userIdOf } from '@/lib/shared/actor'

const idPattern = z.uuid()

/**
 * Answers GET and HEAD for one file of a picture, film or voice: a variant of any version, the file to play (with range
 * requests), or the original for the page's writers.
 */
export async function servePicture(request: Request, { id, file }: { id: string; file: string }): Promise<Response> {
  try {
    const wanted = idPattern.safeParse(id).success ? readWanted(file) : null
    const media = wanted && (await findServedMedia(id, wanted.is === 'variant' ? wanted.version : 0))
    if (!wanted || !media) throw new DomainError('NOT_FOUND')
    const found = await findBytes(request, media, wanted, file)
    return 'location' in found ? elsewhere(found.location) : await sendBytes(request, found)
  } catch (error) {
    return refusalAsJson(describeRefusal(error, 'media.serve-picture'))
  }
}

async function findBytes(
  request: Request,
  media: ServedMedia,
  wanted: Wanted,
  file: string,
): Promise<ServedBytes | { location: string }> {
  const found = findKey(media, wanted)
  if (!found) throw new DomainError('NOT_FOUND')
  const bytes = { etag: `"${media.checksum.slice(0, 32)}-${file}"`, downloadName: null }
  if ('instead' in found) {
    const { canEdit, canSee } = await rightsOf(request, media)
    if (canEdit && found.formerKey) return { ...bytes, key: found.formerKey, isOpen: false }
    if (!canSee) throw new DomainError('NOT_FOUND')
    return { location: found.instead }
  }
  const { key } = found
  if (wanted.is === 'original') {
    if (!(await rightsOf(request, media)).canEdit) throw new DomainError('NOT_FOUND')
    return { ...bytes, key, isOpen: false, downloadName: downloadName(media, key) }
  }
  // Most pictures are open to all: the caller is not looked up.
  const isOpen = isOpenPicture(media.memorial, media)
  if (!isOpen && !(await rightsOf(request, media)).canSee) throw new DomainError('NOT_FOUND')
  return { ...bytes, key, isOpen }
}

async function rightsOf(request: Request, media: ServedMedia) {
  const { actor } = await callerOf(request, true)
  const userId = userIdOf(actor)
  const member = userId
    ? await db.memorialMember.findUnique({
        where: { memorialId_userId: { memorialId: media.memorial.id, userId } },
        select: { role: true },
      })
    : null
  const subject = { ...media.memorial, role: member?.role ?? null }
  return { canEdit: canEditMemorial(actor, subject), canSee: canSeePicture(actor, subject, media) }
}

const words = { picture: 'billede', video: 'film', recording: 'optagelse', video_link: 'film', music: 'musik' } as const

function downloadName({ id, kind }: ServedMedia, key: string): string {
  return `${words[kind]}-${id.slice(-8)}${key.slice(key.lastIndexOf('.'))}`
}

/** Not cacheable: another version may be shown later. */
function elsewhere(location: string): Response {
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } })
}
