import { z } from 'zod'
import { isKnownQueue, jobsPath } from '@/lib/domain/set-aside-jobs/copy'
import { chosenIds } from '@/lib/shared/input/chosen-ids'
import { boundedText } from '@/lib/shared/input/typed-text'

const queue = boundedText(80).refine(isKnownQueue, 'Den slags opgaver findes ikke.')

/** The list's filters as they are in the address. Invalid values count as empty. */
export const failedListInput = z.object({
  queue: queue.optional().catch(undefined),
  /** When the last one shown failed, in microseconds, and its id. */
  cursor: boundedText(60).catch('').default(''),
})
export type FailedFilter = z.output<typeof failedListInput>

/** The page with its filters, without the empty ones. */
export function failedListPath({ queue: name, cursor }: Partial<FailedFilter>): string {
  const given = Object.entries({ queue: name, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${jobsPath}?${new URLSearchParams(given)}` : jobsPath
}

const which = 'Vælg mindst én opgave.'

/** Up to 100 failed jobs, or all of a queue. */
export const chosenJobs = z
  .object({ ids: chosenIds.optional(), queue: queue.optional() })
  .refine(({ ids, queue: name }) => (ids === undefined) !== (name === undefined), { error: which, path: ['ids'] })
export type ChosenJobs = z.output<typeof chosenJobs>

/** The jobs of one queue; times in ISO 8601. */
export type QueueView = {
  queue: string
  /** What it does, in Danish. */
  work: string
  /** That could run now, and that are to run later. */
  waiting: number
  delayed: number
  running: number
  failed: number
  setAside: number
  /** Since when the oldest that could run waits. */
  waitingSince: string | null
  doneLastHour: number
  doneLastDay: number
}

/** A job that failed for good. */
export type FailedJobView = {
  id: string
  work: string
  /** False for a queue that no longer exists. */
  mayTryAgain: boolean
  attempts: number
  failedAt: string
  /** The error's class or code, never its message. */
  reason: string
  /** Kind and id of the records it concerns: 'Fil 0193…'. */
  concerns: string[]
}

export type FailedJobPage = { items: FailedJobView[]; nextCursor: string | null }
