import 'server-only'
import type { tasks } from '@/lib/domain/pictures/decoding/film-tasks'
import { FilmError, type FilmErrorCode } from '@/lib/integrations/films/film-error'
import { SoundError, type SoundErrorCode } from '@/lib/integrations/sound/sound-error'
import type { Turn } from '@/lib/server/fair-queue'
import { processPool } from '@/lib/server/process-pool'
import { PoolError } from '@/lib/server/task-pool'

type FilmTasks = typeof tasks

// Reading and rewriting ten minutes of a phone's film takes 150 MB, most of it Node.js itself.
const memoryMb = 512

// A person waits for reading, and for a post's film or voice of 40 MB, while rewriting copies up to 500 MB: separate pools, so
// that neither delays the other, and no visitor's file keeps the one of the families' films busy for minutes.
const reading = processPool<FilmTasks>({
  worker: 'film',
  memoryMb,
  atOnce: 1,
  patienceMs: 30_000,
  queue: { each: 12, all: 60 },
})
// Half an hour of music takes a minute and 130 MB. Times out before its job (lib/server/jobs.ts).
const writing = processPool<FilmTasks>({
  worker: 'film',
  memoryMb,
  atOnce: 1,
  patienceMs: 240_000,
  isBackground: true,
  queue: { each: 12, all: 60 },
})

/**
 * Runs a task on a film, voice or piece of music in a separate process. `from` is the caller's queue key (queueKey, or
 * byJob): one task at a time per key, in turn. Throws a FilmError or, for music, a SoundError for a bad file, also when
 * it exceeded its memory or time, SERVER_BUSY when the queue is full, and WORKER_ENDED.
 */
export async function inFilmProcess<K extends keyof FilmTasks>(
  kind: K,
  task: Parameters<FilmTasks[K]>[0],
  from: Turn,
): Promise<Awaited<ReturnType<FilmTasks[K]>>> {
  try {
    const isShort = kind === 'read' || kind === 'readMusic' || ('isShort' in task && task.isShort === true)
    return await (isShort ? reading : writing)(kind, task, from)
  } catch (error) {
    throw refusalOf(error, task.expected)
  }
}

function refusalOf(error: unknown, expected: 'video' | 'recording' | 'music'): unknown {
  if (!(error instanceof PoolError)) return error
  if (expected === 'music') return soundRefusalOf(error)
  if (error.reason !== 'failed') {
    return new FilmError(expected === 'video' ? 'FILM_UNREADABLE' : 'VOICE_UNREADABLE', { cause: error })
  }
  return isRefusal<FilmErrorCode>(error.refusal) ? new FilmError(error.refusal.code, { cause: error }) : error
}

function soundRefusalOf(error: PoolError): unknown {
  if (error.reason !== 'failed') return new SoundError('MUSIC_UNREADABLE', { cause: error })
  return isRefusal<SoundErrorCode>(error.refusal) ? new SoundError(error.refusal.code, { cause: error }) : error
}

function isRefusal<Code extends string>(value: unknown): value is { code: Code } {
  return typeof value === 'object' && value !== null && 'code' in value
}
