import 'server-only'
import { MadeWorkError } from '@/lib/domain/made-works/errors'
import { SongError } from '@/lib/domain/songs/errors'
import { singSongQueue, writeWordsQueue } from '@/lib/domain/songs/queues'
import { keepSung, receiveSung } from '@/lib/domain/songs/sing-song'
import { receivedKey, removeSungFilesJob } from '@/lib/domain/songs/sung-files'
import { writeWords } from '@/lib/domain/songs/write-words'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'

/** Gets the words that were ordered, or ends with a sentence. Never tried again by itself: each try may cost. */
export const writeWordsJob = defineJob({
  ...writeWordsQueue,
  handle: async ({ madeId }) => {
    const order = await findOrder(madeId)
    if (!order) return
    if (!(await isFirst(madeId))) return failOrder(madeId, 'SONG_ORDER_STOPPED')
    try {
      await writeWords(order)
    } catch (error) {
      if (!(error instanceof DomainError)) log.error({ err: error, madeId }, 'words of a song')
      await failOrder(madeId, error instanceof DomainError ? error.code : 'SONG_ORDER_STOPPED')
    }
  },
})

/**
 * Gets what a voice sings, or ends with a sentence. What the provider sent is stored before anything else is done with
 * it, so a job that is killed goes on from there.
 */
export const singSongJob = defineJob({
  ...singSongQueue,
  handle: async ({ madeId }) => {
    const order = await findOrder(madeId)
    if (!order) return
    try {
      if (!(await isReceived(order))) {
        if (!(await isFirst(madeId))) return failOrder(madeId, 'SONG_ORDER_STOPPED')
        await receiveSung(order)
      }
      await keepSung(order)
    } catch (error) {
      // What was paid for and is here is read again: our disk was full, or too much was going on.
      const isFinal = error instanceof SongError || error instanceof MadeWorkError
      const goesOn = !isFinal && (await isReceived(order)) && (await findOrder(madeId)) !== null
      if (goesOn) throw error
      if (!(error instanceof DomainError)) log.error({ err: error, madeId }, 'a song that is sung')
      await failOrder(madeId, error instanceof DomainError ? error.code : 'SONG_ORDER_STOPPED')
      await enqueue(db, removeSungFilesJob, { songId: order.songId, madeId })
    }
  },
})

async function isReceived(order: { songId: string; madeId: string }): Promise<boolean> {
  return (await storage.stat(receivedKey(order))) !== null
}

function findOrder(madeId: string) {
  return db.songOrder.findFirst({
    where: { madeId, status: 'making' },
    select: { madeId: true, songId: true, revision: true, made: { select: { provider: true, model: true } } },
  })
}

/** Notes that an order is sent, before it is: of two jobs, or after a crash, only the first goes on. */
async function isFirst(madeId: string): Promise<boolean> {
  const { count } = await db.songOrder.updateMany({
    where: { madeId, status: 'making', sentAt: null },
    data: { sentAt: new Date() },
  })
  return count > 0
}

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
