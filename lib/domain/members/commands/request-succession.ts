import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { daysToRefuse } from '@/lib/domain/members/change-owner'
import { requestFormName } from '@/lib/domain/members/copy'
import { MemberError } from '@/lib/domain/members/errors'
import { getNamedPage } from '@/lib/domain/members/named-page'
import { notifyOfRequest } from '@/lib/domain/members/notices'
import { successionPath } from '@/lib/domain/members/paths'
import { requestSuccessionInput } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

const week = 7 * 24 * 3600

/** The owner gets the reason by mail; it may point to an announcement. */
const linksAllowed = { reason: 2 }

/**
 * The successor asks for the page. The owner is notified and can refuse for fourteen days, of an own story for seven;
 * administrators see the request. Throws SUCCESSION_WAITING while one waits.
 */
export const requestSuccession = defineCommand({
  name: 'members.request-succession',
  input: requestSuccessionInput,
  session: 'required',
  limits: (_, { actor }) => [{ name: 'request-succession', key: actor.userId, points: 10, seconds: week }],
  load: ({ id, reason }, { actor }) => {
    refuseSpam({ reason }, linksAllowed)
    return getNamedPage(actor, id)
  },
  authorize: (_, { isSuccessor }) => isSuccessor,
  run: async (context, { reason }, { memorialId }) => {
    const { tx } = context
    const { userId, fullName, email } = context.actor
    await lockMemorial(tx, memorialId)
    if ((await tx.memorialSuccessor.count({ where: { memorialId, userId } })) === 0) throw new DomainError('NOT_FOUND')
    const waiting = await tx.successionRequest.count({ where: { memorialId, status: 'waiting' } })
    if (waiting > 0) throw new MemberError('SUCCESSION_WAITING')
    const { id } = await tx.successionRequest.create({ data: { memorialId, userId, reason }, select: { id: true } })
    const memorial = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { isOwnStory: true } })
    const owner = await tx.memorialMember.findFirst({
      where: { memorialId, role: 'owner' },
      select: { user: { select: { id: true, fullName: true, email: true } } },
    })
    const refusalToken = owner
      ? await createAccessToken(tx, {
          kind: 'memorial_successor',
          memorialId,
          userId: owner.user.id,
          validMs: daysToRefuse({ evidenceKind: null, memorial }) * 86_400_000,
        })
      : null
    await notifyOfRequest(context, {
      memorialId,
      asker: { fullName, email },
      reason,
      owner: owner && refusalToken ? { ...owner.user, refusalToken } : null,
    })
    context.about({ type: 'memorial', id: memorialId, detail: { request: id } })
    return { id }
  },
  status: 201,
  form: {
    name: requestFormName,
    done: (_, { id = '' }) => `${successionPath(id)}?gemt=requested`,
    back: ({ id = '' }) => successionPath(id),
  },
})
