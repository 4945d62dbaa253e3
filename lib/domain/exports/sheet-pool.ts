import 'server-only'
import type { FilesDrawn, FilesWanted } from '@/lib/domain/exports/draw-files'
import type { SheetCounted, SheetMade, SheetWanted } from '@/lib/domain/exports/sheet-tasks'
import { threadPool } from '@/lib/server/thread-pool'

type Tasks = {
  count: { task: SheetCounted; answer: { perSheet: number } }
  make: { task: SheetWanted; answer: SheetMade }
}

// As the application itself is bundled: without it the modules for the server alone refuse to load.
const thread = { script: 'lib/domain/exports/sheet-thread.mjs', execArgv: ['--conditions=react-server'] }

/** Makes sheets in a thread beside. Rejects when a sheet cannot be made or read back, or takes longer than ten minutes. */
export const inSheetPool = threadPool<Tasks>({
  ...thread,
  // Nobody waits for a sheet as for a proof: one at a time leaves the other threads to those.
  threads: 1,
  patienceMs: 600_000,
})

/**
 * Draws what is large in a thread of its own, for somebody waits for it as for no sheet; fair by whom it is for. Rejects
 * after ten seconds, and at once when too many wait.
 */
export const inDrawingPool = threadPool<{ draw: { task: FilesWanted; answer: FilesDrawn } }>({
  ...thread,
  threads: 1,
  patienceMs: 10_000,
  queue: { each: 6, all: 40 },
})
