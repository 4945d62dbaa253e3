import 'server-only'
import { ownerRefusedText } from '@/lib/domain/members/copy'
import { tellOfDecision } from '@/lib/domain/members/tell-of-decision'
import type { RunContext } from '@/lib/server/command'

/** The owner's no to the request that waits for this held page, if one does: the one who asked is told. Returns its id. */
export async function refuseWaiting(
  context: RunContext,
  memorialId: string,
  ownerId: string | null,
): Promise<string | null> {
  const { tx } = context
  const request = await tx.successionRequest.findFirst({ where: { memorialId, status: 'waiting' } })
  if (!request) return null
  await tx.successionRequest.update({
    where: { id: request.id },
    data: { status: 'refused', answer: ownerRefusedText, decidedById: ownerId, decidedAt: new Date() },
  })
  await tellOfDecision(context, { id: request.id, decision: 'refuse', answer: ownerRefusedText, ownerId: null })
  return request.id
}
