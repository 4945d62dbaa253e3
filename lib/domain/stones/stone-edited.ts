import 'server-only'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import type { RunContext } from '@/lib/server/command'

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
