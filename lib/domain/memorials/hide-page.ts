import 'server-only'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import type { RunContext } from '@/lib/server/command'

/** Hides a page from visitors until an administrator brings it back. Throws NOT_FOUND or ALREADY_HIDDEN. */
export async function hidePage(context: RunContext, memorialId: string, reason: string): Promise<void> {
  await lockMemorial(context.tx, memorialId)
  const { count } = await context.tx.memorial.updateMany({
    where: { id: memorialId, hiddenAt: null },
    data: { hiddenAt: new Date(), hiddenReason: reason },
  })
  if (count === 0) throw new MemorialError('ALREADY_HIDDEN')
  await pageEdited(context, memorialId)
}

/** Shows a page again with the visibility its family chose. Throws NOT_FOUND or NOT_HIDDEN. */
export async function bringBackPage(context: RunContext, memorialId: string): Promise<void> {
  await lockMemorial(context.tx, memorialId)
  const { count } = await context.tx.memorial.updateMany({
    where: { id: memorialId, hiddenAt: { not: null } },
    data: { hiddenAt: null, hiddenReason: null },
  })
  if (count === 0) throw new MemorialError('NOT_HIDDEN')
  await pageEdited(context, memorialId)
}
