import 'server-only'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import type { ShownStoneView } from '@/lib/domain/stones/schema'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'

type ShownRow = { id: string; code: string; width: number; height: number }

/** The photograph of the stone that the family shows on a page, or null. One query, by index. */
export async function findShownStone(memorialId: string): Promise<ShownStoneView | null> {
  const [row] = await db.$queryRaw<ShownRow[]>`
    SELECT p.id, c.code, p.width, p.height
    FROM "QrLink" l
    JOIN "QrCode" c ON c.id = l."qrCodeId" AND c.state NOT IN ('blocked', 'retired')
    JOIN "StonePhoto" p ON p."qrCodeId" = c.id AND p.kind = 'mounted' AND p."isShown"
    WHERE l."memorialId" = ${memorialId}::uuid
    ORDER BY p.id DESC LIMIT 1`
  return row ? { photoId: row.id, code: row.code, width: row.width, height: row.height } : null
}

/** Marks every page a code leads to as edited, after a change visitors can see. */
export async function stoneEdited(context: RunContext, qrCodeId: string): Promise<void> {
  // A fixed order, so that transactions that lock several pages cannot deadlock.
  const links = await context.tx.qrLink.findMany({
    where: { qrCodeId },
    orderBy: { memorialId: 'asc' },
    select: { memorialId: true },
  })
  for (const { memorialId } of links) await pageEdited(context, memorialId)
}
