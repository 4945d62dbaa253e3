import 'server-only'
import { galleryColumns, galleryItem } from '@/lib/domain/media/gallery/gallery-item'
import { uploadKey } from '@/lib/domain/media/schema'
import { canSendUpload, getUpload, type OwnUpload } from '@/lib/domain/media/uploads/find-upload'
import { inspectUpload } from '@/lib/domain/media/uploads/inspect-upload'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { placeAsChosen } from '@/lib/domain/media/uploads/place-as-chosen'
import { storageKeyOf, uploadSize } from '@/lib/domain/media/uploads/upload-files'
import { queueKey } from '@/lib/domain/pictures/decoding/queue-key'
import { type Caller, defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

const noColourYet = '#b8b4ae'

/**
 * Puts a file that has come whole into the gallery, where its job makes it ready. One that is not what we take is refused
 * and removed: sending the same again would end the same. Throws what `inspectUpload` does, CONFLICT while bytes are
 * missing, and TOO_MANY_*.
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
    // Whoever takes the row finishes it: the same end told twice makes one picture.
    if ((await tx.upload.deleteMany({ where: { id } })).count === 0) throw new DomainError('NOT_FOUND')
    const storageKey = storageKeyOf(id)
    const row = await tx.media.create({
      data: {
        ...inspected,
        status: 'processing',
        memorialId: memorial.id,
        albumId: await albumStill(tx, upload.albumId),
        storageKey,
        widths: [],
        colour: noColourYet,
        bytes: upload.bytes,
        contentType: upload.contentType.slice(0, 40),
        createdById: upload.userId,
        position: await placeAsChosen(tx, { ...upload, storageKey, kind: inspected.kind }),
      },
      select: galleryColumns,
    })
    await context.enqueue(processMediaJob, { mediaId: row.id, storageKey })
    context.about({ type: 'memorial', id: memorial.id, detail: { media: row.id, upload: id } })
    return galleryItem(row)
  },
})

async function inspect({ id, kind, bytes }: OwnUpload['upload'], caller: Caller) {
  if ((await uploadSize(id)) !== bytes) throw new DomainError('CONFLICT')
  const declared = kind === 'video' || kind === 'recording' ? kind : 'picture'
  return inspectUpload({ id, kind: declared, bytes }, queueKey(caller))
}

/** An album that was removed while the file came no longer takes it in. */
async function albumStill(tx: Transaction, albumId: string | null): Promise<string | null> {
  if (!albumId) return null
  return (await tx.album.findUnique({ where: { id: albumId }, select: { id: true } }))?.id ?? null
}
