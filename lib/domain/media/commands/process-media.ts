import 'server-only'
import { z } from 'zod'
import { takeHead } from '@/lib/domain/media/pictures/take-head'
import { discardMade, type MadeMedia, makeMedia } from '@/lib/domain/media/uploads/make-media'
import { type MadeMusic, makeMusic } from '@/lib/domain/media/uploads/make-music'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { deletePictureFiles } from '@/lib/domain/pictures/picture-files'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError, isOfPool } from '@/lib/server/errors'

type Outcome = { made: MadeMedia } | { music: MadeMusic } | { failure: string } | null

/** Makes the files of a complete upload, and of a picture what it was sent as. For the job only; idempotent. */
export const processMedia = defineCommand({
  name: 'media.process-media',
  session: 'system',
  input: z.object({ mediaId: z.uuid() }),
  load: async ({ mediaId }) => {
    const row = await db.media.findUnique({
      where: { id: mediaId },
      select: { storageKey: true, memorialId: true, kind: true, status: true },
    })
    if (!row) throw new DomainError('NOT_FOUND')
    return row
  },
  authorize: theSystem,
  prepare: (_, __, row) => outcomeOf(row),
  run: async (context, { mediaId }, { storageKey, memorialId }, outcome) => {
    context.about({ type: 'memorial', id: memorialId, detail: { media: mediaId } })
    if (outcome === null) return { mediaId, status: 'ready' as const }
    const waiting = { id: mediaId, status: 'processing' as const }
    if ('failure' in outcome) {
      await context.tx.media.updateMany({ where: waiting, data: { status: 'failed', failure: outcome.failure } })
      return { mediaId, status: 'failed' as const }
    }
    const isThere = async () => (await context.tx.media.count({ where: { id: mediaId } })) > 0
    if (await isThere()) await lockMemorial(context.tx, memorialId)
    const columns = 'music' in outcome ? columnsOf(outcome.music) : outcome.made
    const isCut = 'made' in outcome && outcome.made.failure !== undefined
    const status = isCut ? ('failed' as const) : ('ready' as const)
    const { count } = await context.tx.media.updateMany({
      where: waiting,
      data: { failure: null, ...columns, status },
    })
    // Deleted meanwhile. If it is already ready, another run made it and the files are in use.
    if (count === 0 && !(await isThere())) await discard(storageKey, outcome)
    if (count > 0 && !isCut) {
      if ('music' in outcome) {
        await context.tx.musicPiece.updateMany({ where: { mediaId }, data: { sentType: outcome.music.sentType } })
      }
      await takeHead(context, mediaId)
      await pageEdited(context, memorialId)
    }
    return { mediaId, status }
  },
})

/** Null when there is nothing to do. Errors not caused by the file are thrown, so that the job is retried. */
async function outcomeOf({
  storageKey,
  kind,
  status,
}: {
  storageKey: string
  kind: MediaKind
  status: string
}): Promise<Outcome> {
  if (status !== 'processing' || kind === 'video_link') return null
  try {
    return kind === 'music' ? { music: await makeMusic(storageKey) } : { made: await makeMedia({ storageKey, kind }) }
  } catch (error) {
    if (!(error instanceof DomainError) || isOurs(error.code)) throw error
    return { failure: error.code }
  }
}

/** What the file's tags say is said first; the family changes it once the piece is ready. */
function columnsOf({ columns, tags: { title, artist, year } }: MadeMusic) {
  return { ...columns, ...(title && { caption: title }), people: artist, takenYear: year }
}

async function discard(storageKey: string, outcome: { made: MadeMedia } | { music: MadeMusic }): Promise<void> {
  if ('music' in outcome) await deletePictureFiles(outcome.music.keys)
  else await discardMade(storageKey, outcome.made)
}

function isOurs(code: string): boolean {
  return code === 'STORAGE_FULL' || isOfPool(code)
}
