import 'server-only'
import pg from 'pg'
import { forgiveBegunJobs } from '@/lib/server/begun-jobs'
import { cacheChannel, forgetAllPages, forgetPages } from '@/lib/server/cache'
import { env } from '@/lib/server/env'
import { readyQueues, startWorkers, stopQueue, type Work } from '@/lib/server/jobs'
import { deliverLive, liveChannel } from '@/lib/server/live'
import { closeStreams } from '@/lib/server/live-connections'
import { log } from '@/lib/server/log'

/** Runs once per server process before its first answer: starts the queue, the workers and the listener. */
export async function startProcess(jobs: readonly Work[]): Promise<void> {
  if (env.RUN_JOBS) await startWorkers(jobs)
  else await readyQueues(jobs)
  // scripts/serve.mjs runs these after the last response.
  const beforeExit: unknown = Reflect.get(globalThis, Symbol.for('mindelund.beforeExit'))
  if (beforeExit instanceof Set) beforeExit.add(stopQueue)
  const beforeClose: unknown = Reflect.get(globalThis, Symbol.for('mindelund.beforeClose'))
  if (beforeClose instanceof Set) {
    beforeClose.add(closeStreams)
    beforeClose.add(forgiveBegunJobs)
  }
  await listenToOthers()
}

const retryMs = 1000

/**
 * One connection for notifications between processes: changed pages and new posts. After a gap every cached page is
 * invalidated, since it may be stale.
 */
async function listenToOthers(): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  const again = () => {
    forgetAllPages()
    setTimeout(() => {
      listenToOthers().catch((error) => {
        log.warn({ err: error }, 'cannot listen to other processes')
        again()
      })
    }, retryMs).unref()
  }
  client.on('notification', ({ channel, payload }) => {
    if (channel === liveChannel) deliverLive(payload)
    else forgetPages(readPaths(payload))
  })
  await client.connect()
  await client.query(`LISTEN ${cacheChannel}`)
  await client.query(`LISTEN ${liveChannel}`)
  client.once('error', () => {
    client.end().catch(() => {})
    again()
  })
  forgetAllPages()
}

function readPaths(payload: string | undefined): string[] {
  const value: unknown = JSON.parse(payload ?? '[]')
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}
