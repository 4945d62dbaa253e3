import 'server-only'
import type { tasks } from '@/lib/domain/pictures/decoding/film-tasks'
import { FilmError, type FilmErrorCode } from '@/lib/integrations/films/film-error'
import { DomainError } from '@/lib/server/errors'
import { processPool } from '@/lib/server/process-pool'
import { PoolError } from '@/lib/server/task-pool'

type FilmTasks = typeof tasks

// Reading and rewriting ten minutes of a phone's film takes 150 MB, most of it Node.js itself.
const memoryMb = 512

// A person waits for reading, while rewriting copies up to 500 MB: separate pools, so that neither delays the other.
const reading = processPool<FilmTasks>({
  ...{ worker: 'film', memoryMb, atOnce: 1, patienceMs: 30_000 },
  queue: { each: 12, all: 60 },
})
// Times out before its job (lib/server/jobs.ts).
const writing = processPool<FilmTasks>({
  ...{ worker: 'film', memoryMb, atOnce: 1, patienceMs: 240_000 },
  queue: { each: 12, all: 60 },
})

/**
 * Runs `read` or `rewrite` on a film or voice in a separate process. `from` is the caller's queue key (queueKey, or
 * byJob): one task at a time per key, in turn. Throws a FilmError for a bad file, also when it crashed the process or
 * exceeded its memory or time, and SERVER_BUSY when the queue is full.
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
