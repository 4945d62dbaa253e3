import 'server-only'
import { forgiveBegunJobs } from '@/lib/server/begun-jobs'
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
  // What is told while the connection is broken is missed.
  await listen([...listeners.keys()], { hear })
}

const listeners = new Map<string, Array<(payload: string) => void>>([[liveChannel, [deliverLive]]])

function hear(channel: string, payload: string): void {
  for (const act of listeners.get(channel) ?? []) act(payload)
}

/** Calls `act` for every message on this channel of the database. Register before `startProcess`. */
export function listenTo(channel: string, act: (payload: string) => void): void {
  listeners.set(channel, [...(listeners.get(channel) ?? []), act])
}
