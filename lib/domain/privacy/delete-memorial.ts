import 'server-only'
import { everyHolding } from '@/lib/domain/privacy/registry'
import type { RunContext } from '@/lib/server/command'
import type { Remover } from '@/lib/server/holdings'

/**
 * Deletes a page with everything on it: pictures (their files by a job), posts, members, former addresses. Its codes
 * then lead nowhere. The caller checks permission.
 */
export async function deleteMemorial(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  memorialId: string,
  remover: Remover,
): Promise<void> {
  for (const { leavePage } of everyHolding) await leavePage?.(context, memorialId, remover)
  await context.tx.memorial.delete({ where: { id: memorialId } })
}
