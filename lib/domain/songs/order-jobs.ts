import 'server-only'
import { writeWordsQueue } from '@/lib/domain/songs/queues'
import { writeWords } from '@/lib/domain/songs/write-words'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'

/** Gets the words that were ordered, or ends with a sentence. Never tried again by itself: each try may cost. */
export const writeWordsJob = defineJob({
  ...writeWordsQueue,
  handle: async ({ madeId }) => {
    const order = await db.songOrder.findFirst({
      where: { madeId, status: 'making' },
      select: { madeId: true, songId: true, revision: true, made: { select: { provider: true, model: true } } },
    })
    if (!order) return
    // Noted before anything is sent: of two, or after a crash, only the first goes on.
    const { count } = await db.songOrder.updateMany({
      where: { madeId, status: 'making', sentAt: null },
      data: { sentAt: new Date() },
    })
    if (count === 0) return failOrder(madeId, 'SONG_ORDER_STOPPED')
    try {
      await writeWords(order)
    } catch (error) {
      if (!(error instanceof DomainError)) log.error({ err: error, madeId }, 'words of a song')
      await failOrder(madeId, error instanceof DomainError ? error.code : 'SONG_ORDER_STOPPED')
    }
  },
})

/** Ends orders from before this time whose process was killed more often than a job is begun again. */
export async function endStuckOrders(before: Date): Promise<void> {
  const isOld = { status: 'making', createdAt: { lt: before } } as const
  // First those that were not sent: a job that begins meanwhile has its own time.
  await db.songOrder.updateMany({
    where: { ...isOld, sentAt: null },
    data: { status: 'failed', failure: 'SONG_NOT_SENT' },
  })
  await db.songOrder.updateMany({
    where: { ...isOld, sentAt: { lt: before } },
    data: { status: 'failed', failure: 'SONG_ORDER_STOPPED' },
  })
}

async function failOrder(madeId: string, failure: string): Promise<void> {
  await db.songOrder.updateMany({ where: { madeId, status: 'making' }, data: { status: 'failed', failure } })
}
