import 'server-only'
import { z } from 'zod'
import { publishPageQueue } from '@/lib/domain/memorial-page/documents'
import { pageVersionsChannel } from '@/lib/domain/memorial-page/keep-pages'
import { publishPage } from '@/lib/domain/published-pages/publish'
import { takeAwayClosed } from '@/lib/domain/published-pages/take-away'
import { isBehind } from '@/lib/domain/published-pages/waiting'
import { afterEveryCommand } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { inRounds } from '@/lib/server/in-rounds'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { listenTo } from '@/lib/server/start-process'
import { releaseName } from '@/lib/server/telemetry/release'

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

/** The open pages to which a code leads whose copy is missing or not of today, those that changed last first. */
export async function findUnpublished(limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ memorialId: string }>(unpublishedSql, [releaseName, limit])
  return rows.map(({ memorialId }) => memorialId)
}

const unpublishedSql = `
  SELECT m.id AS "memorialId" FROM "Memorial" m
  JOIN "PageVersion" v ON v."memorialId" = m.id
  LEFT JOIN "PublishedPage" p ON p."memorialId" = m.id
  WHERE is_open_page(m) AND EXISTS (
      SELECT 1 FROM "QrLink" l JOIN "QrCode" q ON q.id = l."qrCodeId"
      WHERE l."memorialId" = m.id AND q.state NOT IN ('blocked', 'retired')
    )
    AND (${isBehind} OR p.release <> $1 OR p."trueUntil" <= now())
  ORDER BY v."changedAt" DESC LIMIT $2`

/** Takes closed pages out of the tree before whoever closed them gets an answer. Called once at process start. */
export function startPublishing(): void {
  afterEveryCommand(takeAwayInPeace)
  // Jobs close pages too, and other processes.
  listenTo(pageVersionsChannel, () => void takeAwayInPeace())
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
