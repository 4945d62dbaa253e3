import 'server-only'
import { z } from 'zod'
import { publishPageQueue } from '@/lib/domain/memorial-page/documents'
import { pageVersionsChannel } from '@/lib/domain/memorial-page/keep-pages'
import { publishPage } from '@/lib/domain/published-pages/publish'
import { takeAwayClosed } from '@/lib/domain/published-pages/take-away'
import { findUnpublished } from '@/lib/domain/published-pages/waiting'
import { afterEveryCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { inRounds } from '@/lib/server/in-rounds'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { listenTo } from '@/lib/server/start-process'

export const publishPageJob = defineJob({
  ...publishPageQueue,
  // A page of many thousand posts does not keep the others waiting.
  workers: 2,
  handle: ({ memorialId }) => publishPage(memorialId),
})

// A round ends long before the next.
const mostPerRound = 200

/** Every five minutes: publishes the pages whose copy is missing or not of today, and takes away what could not be yet. */
export const tendPublishedJob = defineJob({
  name: 'tend-published-pages',
  payload: z.object({}),
  cron: '*/5 * * * *',
  handle: async () => {
    await takeAwayClosed()
    for (const memorialId of await findUnpublished(mostPerRound)) await enqueue(db, publishPageQueue, { memorialId })
  },
})

/** Takes closed pages out of the tree before whoever closed them gets an answer. Called once at process start. */
export function startPublishing(): void {
  afterEveryCommand(takeAwayInPeace)
  // Jobs close pages too, and other processes.
  const takeAway = () => void takeAwayInPeace()
  listenTo(pageVersionsChannel, takeAway, takeAway)
  void takeAwayInPeace()
}

// Hundreds of pages may change at once, and each is told of.
const takeAwayInPeace = inRounds(async () => {
  try {
    await takeAwayClosed()
  } catch (error) {
    log.error({ err: error }, 'taking published pages away')
  }
})
