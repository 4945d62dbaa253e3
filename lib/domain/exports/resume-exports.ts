import 'server-only'
import { withExportLock } from '@/lib/domain/exports/export-lock'
import { db } from '@/lib/server/db'
import { startQueue } from '@/lib/server/jobs'

/** Unfinished exports that are neither locked nor queued: their process ended in the middle of a turn. */
export async function listForgottenExports(jobName: string): Promise<string[]> {
  const unfinished = await db.artworkExport.findMany({
    where: { status: { in: ['queued', 'working'] } },
    select: { id: true },
  })
  if (unfinished.length === 0) return []
  const boss = await startQueue({ work: false })
  const forgotten: string[] = []
  for (const { id } of unfinished) {
    const waiting = await boss.findJobs(jobName, { data: { exportId: id }, queued: true })
    if (waiting.length > 0) continue
    if (await withExportLock(id, async () => true)) forgotten.push(id)
  }
  return forgotten
}
