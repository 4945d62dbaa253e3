import 'server-only'
import { isPoolExhausted, isWriteConflict } from '@/lib/server/database-errors'
import { DomainError } from '@/lib/server/errors'
import { recordTime, type TimeKind } from '@/lib/server/telemetry/times'

/** Runs `work` and counts how long it took. A refusal is no failure; whatever a job throws is one. */
export async function timed<T>(kind: TimeKind, name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  let failed = false
  try {
    return await work()
  } catch (error) {
    failed = kind === 'job' || !isRefusal(error)
    throw error
  } finally {
    recordTime({ kind, name, ms: performance.now() - startedAt, failed })
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DomainError || isPoolExhausted(error) || isWriteConflict(error)
}
