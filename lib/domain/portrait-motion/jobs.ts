import 'server-only'
import { makeMotion } from '@/lib/domain/portrait-motion/make-motion'
import { makeMotionQueue } from '@/lib/domain/portrait-motion/queues'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'

/** Makes one film, or ends with a sentence. Never tried again by itself: each try may cost. */
export const makeMotionJob = defineJob({
  ...makeMotionQueue,
  handle: async ({ madeId }) => {
    const row = await db.portraitMotion.findFirst({ where: { madeId, status: 'making' }, select: { sourceId: true } })
    if (!row) return
    // Noted before anything is sent: of two, or after a crash, only the first goes on.
    const { count } = await db.portraitMotion.updateMany({
      where: { madeId, sentAt: null },
      data: { sentAt: new Date() },
    })
    if (count === 0) return failMotion(madeId, 'MOTION_STOPPED')
    try {
      await makeMotion({ madeId, sourceId: row.sourceId })
    } catch (error) {
      if (!(error instanceof DomainError)) log.error({ err: error, madeId }, 'portrait motion')
      await failMotion(madeId, error instanceof DomainError ? error.code : 'MOTION_STOPPED')
    }
  },
})

async function failMotion(madeId: string, failure: string): Promise<void> {
  await db.portraitMotion.updateMany({ where: { madeId, status: 'making' }, data: { status: 'failed', failure } })
}
