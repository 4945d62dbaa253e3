import 'server-only'
import type { SheetCounted, SheetMade, SheetWanted } from '@/lib/domain/exports/sheet-tasks'
import { threadPool } from '@/lib/server/thread-pool'

type Tasks = {
  count: { task: SheetCounted; answer: { perSheet: number } }
  make: { task: SheetWanted; answer: SheetMade }
}

/** Makes sheets in a thread beside. Rejects when a sheet cannot be made or read back, or takes longer than ten minutes. */
export const inSheetPool = threadPool<Tasks>({
  script: 'lib/domain/exports/sheet-thread.mjs',
  // Nobody waits for a sheet as for a proof: one at a time leaves the other threads to those.
  threads: 1,
  patienceMs: 600_000,
  // As the application itself is bundled: without it the modules for the server alone refuse to load.
  execArgv: ['--conditions=react-server'],
})
