import 'server-only'
import { CeremonyError } from '@/lib/domain/ceremonies/errors'
import type { tasks } from '@/lib/domain/ceremonies/programme/programme-tasks'
import { MOST_PROGRAMME_PAGES } from '@/lib/domain/ceremonies/schema'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { processPool } from '@/lib/server/process-pool'
import { PoolError } from '@/lib/server/task-pool'

// Four pages of print take 5 s on two busy cores, and 240 MB; a drawing made to be heavy ends with its process.
const pool = processPool<typeof tasks>({
  worker: 'programme',
  memoryMb: 1280,
  atOnce: 1,
  patienceMs: 90_000,
  queue: { each: 2, all: 20 },
})

/**
 * What a family sends of a programme as one PDF of pictures, made in a process of its own. `from` is the account's id:
 * one at a time for each. Throws the PROGRAMME_* and PICTURE_* errors and SERVER_BUSY.
 */
export async function makeProgramme(files: readonly Buffer[], from: string): Promise<Buffer> {
  try {
    return await pool('leaflet', { files, title: 'Programmet', mostPages: MOST_PROGRAMME_PAGES }, from)
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error.reason !== 'failed') return new CeremonyError('PROGRAMME_TOO_HEAVY')
  const { refusal } = error
  const code = typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : null
  if (code === 'PDF_LOCKED') return new CeremonyError('PROGRAMME_LOCKED')
  if (code === 'TOO_MANY_PAGES') return new CeremonyError('PROGRAMME_TOO_LONG')
  if (code === 'PICTURE_BROKEN') return new PicturesError('PICTURE_BROKEN')
  if (code === 'PICTURE_TOO_HEAVY' || code === 'PICTURE_TOO_MANY_PIXELS' || code === 'PICTURE_TOO_LARGE')
    return new CeremonyError('PROGRAMME_TOO_HEAVY')
  return new CeremonyError('PROGRAMME_UNREADABLE')
}
