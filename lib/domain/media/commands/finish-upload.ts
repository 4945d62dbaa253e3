import 'server-only'
import { galleryColumns, galleryItem } from '@/lib/domain/media/gallery/gallery'
import { inTurn } from '@/lib/domain/media/in-turn'
import { uploadKey } from '@/lib/domain/media/schema'
import { inspectUpload } from '@/lib/domain/media/uploads/inspect-upload'
import { processingJobOf } from '@/lib/domain/media/uploads/jobs'
import { storageKeyOf, uploadSize } from '@/lib/domain/media/uploads/upload-files'
import { canSendUpload, getUpload, type OwnUpload, placeAsChosen } from '@/lib/domain/media/uploads/uploads'
import { queueKey } from '@/lib/domain/pictures/decoding/picture-pool'
import { type Caller, defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { cleanLine } from '@/lib/shared/input/clean-text'

const noColourYet = '#b8b4ae'

/**
 * Adds a complete upload to the gallery, or to the page's music, and enqueues its processing. Throws the errors of
 * `inspectUpload`, CONFLICT while bytes are missing, NOT_FOUND and TOO_MANY_*. The caller removes an upload refused for
 * good (`isForGood`).
 */
export const finishUpload = defineCommand({
  name: 'media.finish-upload',
  session: 'required',
  status: 201,
  input: uploadKey,
  load: ({ id }, { actor }) => getUpload(actor, id),
  authorize: canSendUpload,
  prepare: (_, caller, { upload }) => inspect(upload, caller),
  run: async (context, { id }, { upload, memorial }, inspected) => {
    const { tx } = context
    // Deleting the row decides which of two concurrent calls makes the media.
    if ((await tx.upload.deleteMany({ where: { id } })).count === 0) throw new DomainError('NOT_FOUND')
    const storageKey = storageKeyOf(id)
    const row = await tx.media.create({
      data: {
        ...inspected,
        status: 'processing',
        memorialId: memorial.id,
        ...(inspected.kind === 'music'
          ? firstSaid(upload, memorial.id)
          : { albumId: await albumStill(tx, upload.albumId) }),
        storageKey,
        widths: [],
        colour: noColourYet,
        bytes: upload.bytes,
        contentType: upload.contentType.slice(0, 40),
        createdById: upload.userId,
        head: upload.head,
        headSince: upload.head && upload.createdAt,
        position: await placeAsChosen(tx, { ...upload, storageKey, kind: inspected.kind }),
      },
      select: galleryColumns,
    })
    await context.enqueue(
      processingJobOf(inspected.kind),
      { mediaId: row.id, storageKey },
      await inTurn(tx, memorial.id),
    )
    context.about({ type: 'memorial', id: memorial.id, detail: { media: row.id, upload: id } })
    return galleryItem(row)
  },
})

async function inspect({ id, kind, bytes }: OwnUpload['upload'], caller: Caller) {
  if ((await uploadSize(id)) !== bytes) throw new DomainError('CONFLICT')
  const declared = kind === 'video_link' ? 'video' : kind
  return inspectUpload({ id, kind: declared, bytes }, queueKey(caller))
}

/** Null when the album was deleted meanwhile. */
async function albumStill(tx: Transaction, albumId: string | null): Promise<string | null> {
  if (!albumId) return null
  return (await tx.album.findUnique({ where: { id: albumId }, select: { id: true } }))?.id ?? null
}

/** Of music: its file's name as a title, until its job has read the tags, and a statement of rights to be made. */
function firstSaid({ fileName, isRecorded }: { fileName: string; isRecorded: boolean }, memorialId: string) {
  const title = cleanLine(fileName.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll('_', ' '))
  const source = isRecorded ? ('recording' as const) : ('upload' as const)
  return { caption: title || null, piece: { create: { memorialId, source } } }
}
