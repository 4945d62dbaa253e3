import 'server-only'
import { concernTexts, jobsPath, queueWords, setAsideFormName } from '@/lib/domain/set-aside-jobs/copy'
import type { FormAnswer } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Removes and returns the job. Throws NOT_FOUND, also for the second of two concurrent calls. */
export async function takeSetAsideJob(
  tx: Transaction,
  id: string,
): Promise<{ queue: string; payload: Prisma.JsonValue }> {
  const row = await tx.setAsideJob.findUnique({ where: { id }, select: { queue: true, payload: true } })
  const { count } = await tx.setAsideJob.deleteMany({ where: { id } })
  if (!row || count === 0) throw new DomainError('NOT_FOUND')
  return row
}

/** Removes and returns those of the jobs that are still there; `only`: whose queue this release has. */
export async function takeSetAsideJobs(
  tx: Transaction,
  ids: readonly string[],
  { only }: { only: 'any' | 'known' },
): Promise<Array<{ queue: string; payload: Prisma.JsonValue }>> {
  const known = Object.keys(queueWords)
  return tx.$queryRaw`
    DELETE FROM "SetAsideJob" WHERE id = ANY(${ids}::uuid[]) AND (${only === 'any'} OR queue = ANY(${known}))
    RETURNING queue, payload`
}

/** Where a post without script redirects to; `act` selects the page's message. */
export function setAsideForm(act: 'igen' | 'slettet'): FormAnswer<unknown> {
  return {
    name: setAsideFormName,
    done: () => `${jobsPath}?tak=${act}#${setAsideFormName}`,
    back: () => jobsPath,
  }
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The records a job is about: 'Fil 0193…'. Only ids of its payload, because the rest could be personal data. */
export function concernsOf(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null) return []
  return Object.entries(payload).flatMap(([name, value]) => {
    const word = concernTexts[name]
    return word && typeof value === 'string' && id.test(value) ? [`${word} ${value}`] : []
  })
}
