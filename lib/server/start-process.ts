import 'server-only'
import { forgetBegunJobs } from '@/lib/server/begun-jobs'
import { env } from '@/lib/server/env'
import { readyQueues, startWorkers, stopQueue, type Work } from '@/lib/server/jobs'
import { listen } from '@/lib/server/listen'
import { deliverLive, liveChannel, tellLiveOfGap } from '@/lib/server/live'
import { closeStreams } from '@/lib/server/live-connections'
import { processGlobals } from '@/lib/server/process-globals.mjs'

/** Runs once per server process before its first answer: starts the queue, the workers and the listener. */
export async function startProcess(jobs: readonly Work[]): Promise<void> {
  if (env.RUN_JOBS) await startWorkers(jobs)
  else await readyQueues(jobs)
  const { beforeExit, beforeClose } = processGlobals
  beforeExit.add(stopQueue)
  beforeClose.add(closeStreams).add(forgetBegunJobs)
  await listen([...listeners.keys()], { hear, onConnected: tellOfGap })
}

type Listener = { act: (payload: string) => void; onGap?: () => void }
const listeners = new Map<string, Listener[]>([[liveChannel, [{ act: deliverLive, onGap: tellLiveOfGap }]]])

function hear(channel: string, payload: string): void {
  for (const { act } of listeners.get(channel) ?? []) act(payload)
}

function tellOfGap(): void {
  for (const { onGap } of [...listeners.values()].flat()) onGap?.()
}

/**
 * Calls `act` for every message on this channel of the database, and `onGap` when some may have been missed, since the
 * connection was not there. Register before `startProcess`.
 */
export function listenTo(channel: string, act: (payload: string) => void, onGap?: () => void): void {
  listeners.set(channel, [...(listeners.get(channel) ?? []), { act, ...(onGap && { onGap }) }])
}
