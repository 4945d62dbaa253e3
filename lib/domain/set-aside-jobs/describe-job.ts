import { concernWords, isKnownQueue, queueWords } from '@/lib/domain/set-aside-jobs/copy'
import type { SetAsideJobView } from '@/lib/domain/set-aside-jobs/schema'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Row = { id: string; queue: string; payload: unknown; unended: number; firstAt: Date; lastAt: Date }

/** A job for the console. Only the ids of its payload, because the rest could be personal data. */
export function describeJob({ id, queue, payload, unended, firstAt, lastAt }: Row): SetAsideJobView {
  return {
    ...{ id, unended },
    work: queueWords[queue] ?? queue,
    mayTryAgain: isKnownQueue(queue),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    concerns: concernsOf(payload),
  }
}

function concernsOf(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null) return []
  return Object.entries(payload).flatMap(([name, value]) => {
    const word = concernWords[name]
    return word && typeof value === 'string' && id.test(value) ? [`${word} ${value}`] : []
  })
}
