import 'server-only'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { importStatusTexts } from '@/lib/domain/tree-files/copy'
import { withoutNames } from '@/lib/domain/tree-files/import/import-state'
import { storage } from '@/lib/integrations/storage/storage'
import { type Database, db } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'

export const treeFilePersonalData = {
  signedBy: { TreeImport: ['userId'] },
  about: aboutImports,
  // The rows go with the page, or with the tree.
  leavePage: async ({ tx, enqueue }, memorialId) => {
    const page = await tx.treePage.findUnique({ where: { memorialId }, select: { treeId: true } })
    // Of the last two pages deleted at once, the second finds itself alone.
    if (page) await lockRow(tx, 'FamilyTree', page.treeId)
    const isLast = page !== null && (await tx.treePage.count({ where: { treeId: page.treeId } })) === 1
    const imports = await tx.treeImport.findMany({
      where: isLast ? { OR: [{ memorialId }, { treeId: page.treeId }] } : { memorialId },
      select: { storageKey: true },
    })
    for (const { storageKey } of imports) await enqueue(removeImportFileQueue, { storageKey })
  },
  tidy: async (now) => {
    await endForgotten(now)
    const old = await db.treeImport.findMany({
      where: { finishedAt: timeIsOver('treeImportFile', now), bytes: { gt: 0 } },
      select: { id: true, storageKey: true },
    })
    for (const { id, storageKey } of old) {
      await storage.delete(storageKey)
      // No bytes: the file is gone, what it was stays.
      await db.treeImport.update({ where: { id }, data: { bytes: 0 } })
    }
  },
  files: ['tree-imports/'],
} satisfies PersonalData

/** For the data export: the files that the account sent. */
async function aboutImports(database: Database, { userId }: SignedIn) {
  const rows = await database.treeImport.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { fileName: true, status: true, createdAt: true, finishedAt: true },
  })
  return { treeFiles: rows.map((row) => ({ ...row, status: importStatusTexts[row.status] })) }
}

/** Files that nobody decided about. */
async function endForgotten(now: Date): Promise<void> {
  const forgotten = await db.treeImport.findMany({
    where: { status: 'review', updatedAt: timeIsOver('treeImportFile', now) },
    select: { id: true, storageKey: true, report: true },
  })
  for (const { id, storageKey, report } of forgotten) {
    await storage.delete(storageKey)
    const data = { status: 'cancelled', bytes: 0, finishedAt: now, ...withoutNames(report) } as const
    await db.treeImport.updateMany({ where: { id, status: 'review' }, data })
  }
}
