import 'server-only'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import type { RunContext } from '@/lib/server/command'

/** Tells that what visitors see of a stone changed, on every page that its code leads to. */
export async function stoneEdited(context: RunContext, qrCodeId: string): Promise<void> {
  // Always in the same order, so that no two who hold several pages wait for each other.
  const links = await context.tx.qrLink.findMany({
    where: { qrCodeId },
    orderBy: { memorialId: 'asc' },
    select: { memorialId: true },
  })
  for (const { memorialId } of links) await pageEdited(context, memorialId)
}
