import 'server-only'
import type { tasks } from '@/lib/domain/pictures/decoding/film-tasks'
import { FilmError, type FilmErrorCode } from '@/lib/integrations/films/film-error'
import { DomainError } from '@/lib/server/errors'
import { processPool } from '@/lib/server/process-pool'
import { PoolError } from '@/lib/server/task-pool'

type FilmTasks = typeof tasks

// Ten minutes of a phone's film take 150 MB to read and to write again, of which Node.js itself is most.
const memoryMb = 512

// Somebody waits for the one; the other copies half a gigabyte. Each has its own, so that neither stands behind the other.
const reading = processPool<FilmTasks>({
  ...{ worker: 'film', memoryMb, atOnce: 1, patienceMs: 30_000 },
  queue: { each: 12, all: 60 },
})
// Less than its job has (lib/server/jobs.ts).
const writing = processPool<FilmTasks>({
  ...{ worker: 'film', memoryMb, atOnce: 1, patienceMs: 240_000 },
  queue: { each: 12, all: 60 },
})

/**
 * Has a film or a voice read (`read`) or written anew (`rewrite`) in a process beside, for `from` (queueKey, or byJob):
 * one at a time for each, and each in turn. Throws a FilmError for what the file is, also when it ended the process or
 * took too much of memory or time, and SERVER_BUSY when too many wait.
 */
export async function inFilmProcess<K extends keyof FilmTasks>(
  kind: K,
  task: Parameters<FilmTasks[K]>[0],
  from: string,
): Promise<Awaited<ReturnType<FilmTasks[K]>>> {
  try {
    return await (kind === 'read' ? reading : writing)(kind, task, from)
  } catch (error) {
    throw refusalOf(error, task.expected)
  }
}

function refusalOf(error: unknown, expected: 'video' | 'recording'): unknown {
  if (!(error instanceof PoolError)) return error
  if (error.reason === 'full') return new DomainError('SERVER_BUSY')
  if (error.reason !== 'failed') {
    return new FilmError(expected === 'video' ? 'FILM_UNREADABLE' : 'VOICE_UNREADABLE', { cause: error })
  }
  return isRefusal(error.refusal) ? new FilmError(error.refusal.code, { cause: error }) : error
}

function isRefusal(value: unknown): value is { code: FilmErrorCode } {
  return typeof value === 'object' && value !== null && 'code' in value
}
