import 'server-only'
import { forgiveBegunJobs } from '@/lib/server/begun-jobs'
import { cacheChannel, forgetAllPages, forgetPages } from '@/lib/server/cache'
import { env } from '@/lib/server/env'
import { readyQueues, startWorkers, stopQueue, type Work } from '@/lib/server/jobs'
import { listen } from '@/lib/server/listen'
import { deliverLive, liveChannel } from '@/lib/server/live'
import { closeStreams } from '@/lib/server/live-connections'

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

/**
 * Notifications between processes: changed pages and new posts. After a gap every cached page is invalidated, since it
 * may be stale.
 */
async function listenToOthers(): Promise<void> {
  await listen([cacheChannel, liveChannel], {
    hear: (channel, payload) => {
      if (channel === liveChannel) deliverLive(payload)
      else forgetPages(readPaths(payload))
    },
    onConnected: forgetAllPages,
    onLost: forgetAllPages,
  })
}

function readPaths(payload: string): string[] {
  const value: unknown = JSON.parse(payload)
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}
