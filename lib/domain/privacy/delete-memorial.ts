import 'server-only'
import { memorialPaths } from '@/lib/domain/memorials/page-changes'
import { everyHolding } from '@/lib/domain/privacy/registry'
import type { RunContext } from '@/lib/server/command'
import type { Remover } from '@/lib/server/holdings'

/**
 * Deletes a page with everything on it: pictures (their files by a job), posts, members, former addresses. Its codes
 * then lead nowhere. The caller checks permission.
 */
export async function deleteMemorial(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'refreshPages'>,
  memorialId: string,
  remover: Remover,
): Promise<void> {
  // Before the deletion, which removes the addresses.
  context.refreshPages(await memorialPaths(context.tx, memorialId))
  for (const { leavePage } of everyHolding) await leavePage?.(context, memorialId, remover)
  await context.tx.memorial.delete({ where: { id: memorialId } })
}
