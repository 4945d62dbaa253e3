import 'server-only'
import { giveToSuccessor } from '@/lib/domain/members/change-owner'
import { decideFormName } from '@/lib/domain/members/copy'
import { notifyOfDecision } from '@/lib/domain/members/notices'
import { decisionsPath } from '@/lib/domain/members/paths'
import { canDecideSuccessions } from '@/lib/domain/members/policy'
import { decideSuccessionInput } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * An administrator grants or refuses a request, with a sentence; both sides are notified. Throws NOT_FOUND, CONFLICT
 * when it was decided, SUCCESSION_EARLY while the owner may still refuse.
 */
export const decideSuccession = defineCommand({
  name: 'members.decide-succession',
  input: decideSuccessionInput,
  session: 'required',
  confirms: true,
  load: nothing,
  authorize: canDecideSuccessions,
  run: async (context, { requestId, decision, answer }) => {
    const { tx } = context
    const found = await tx.successionRequest.findUnique({ where: { id: requestId }, select: { memorialId: true } })
    if (!found) throw new DomainError('NOT_FOUND')
    await lockMemorial(tx, found.memorialId)
    const request = await tx.successionRequest.findUniqueOrThrow({
      where: { id: requestId },
      include: { memorial: { select: { isOwnStory: true } } },
    })
    if (request.status !== 'waiting') throw new DomainError('CONFLICT')
    await tx.successionRequest.update({
      where: { id: requestId },
      data: {
        status: decision === 'grant' ? 'granted' : 'refused',
        answer,
        decidedById: context.actor.userId,
        decidedAt: new Date(),
      },
    })
    const ownerId = await ownerOf(tx, request.memorialId)
    const joinToken = decision === 'grant' ? await giveToSuccessor(context, request, ownerId) : null
    await notifyOfDecision(context, { id: requestId, decision, answer, ownerId, joinToken })
    context.about({ type: 'memorial', id: request.memorialId, detail: { request: requestId, decision, from: ownerId } })
    return { ok: true }
  },
  form: {
    name: decideFormName,
    done: () => `${decisionsPath}?gemt=decided`,
    back: () => decisionsPath,
  },
})

async function ownerOf(tx: Parameters<typeof lockMemorial>[0], memorialId: string): Promise<string | null> {
  const owner = await tx.memorialMember.findFirst({ where: { memorialId, role: 'owner' }, select: { userId: true } })
  return owner?.userId ?? null
}
