import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { findAsker } from '@/lib/domain/members/asker'
import { takeoverFormName } from '@/lib/domain/members/copy'
import { MemberError } from '@/lib/domain/members/errors'
import { notifyOfTakeover } from '@/lib/domain/members/notices'
import { pageDeskPath } from '@/lib/domain/members/paths'
import { canDecideSuccessions } from '@/lib/domain/members/policy'
import { refusalDays } from '@/lib/domain/members/schema'
import { startTakeoverInput } from '@/lib/domain/members/takeover-schema'
import { findMemorialId } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * An administrator begins a takeover on written evidence for someone who was not named. The owner is notified and can
 * refuse for fourteen days, as with a successor; `members.decide-succession` decides. Throws NOT_FOUND, INVALID_INPUT
 * at `asker`, SUCCESSION_WAITING while one waits, TOO_MANY_REQUESTS.
 */
export const startTakeover = defineCommand({
  name: 'members.start-takeover',
  input: startTakeoverInput,
  session: 'required',
  confirms: true,
  load: nothing,
  authorize: canDecideSuccessions,
  run: async (context, { id: key, asker: typed, name = null, caseNumber = null, ...input }) => {
    const { tx } = context
    const memorialId = await findMemorialId(key, tx)
    if (!memorialId) throw new DomainError('NOT_FOUND')
    await lockMemorial(tx, memorialId)
    const member = await tx.memorialMember.findFirst({
      where: { memorialId, role: 'owner' },
      select: { user: { select: { id: true, fullName: true, email: true } } },
    })
    const owner = member?.user ?? null
    const asker = await findAsker(tx, { asker: typed, name, owner })
    const waiting = await tx.successionRequest.count({ where: { memorialId, status: 'waiting' } })
    if (waiting > 0) throw new MemberError('SUCCESSION_WAITING')
    await assertMailboxQuota(tx, { to: asker.email, template: 'takeover-started' })
    const { id } = await tx.successionRequest.create({
      data: {
        memorialId,
        userId: asker.userId,
        reason: input.reason,
        caseNumber,
        ...(asker.userId ? {} : { askerName: asker.fullName, askerEmail: asker.email }),
        startedById: context.actor.userId,
        evidenceKind: input.evidenceKind,
        evidenceOn: new Date(`${input.evidenceOn}T00:00:00Z`),
        evidenceFrom: input.evidenceFrom,
        evidenceNote: input.evidenceNote || null,
      },
      select: { id: true },
    })
    const refusalToken = owner
      ? await createAccessToken(tx, {
          kind: 'memorial_successor',
          memorialId,
          userId: owner.id,
          validMs: refusalDays * 86_400_000,
        })
      : null
    await notifyOfTakeover(context, {
      memorialId,
      asker,
      reason: input.reason,
      owner: owner && refusalToken ? { ...owner, refusalToken } : null,
    })
    const detail = { request: id, evidence: input.evidenceKind, ...(caseNumber ? { case: caseNumber } : {}) }
    context.about({ type: 'memorial', id: memorialId, detail })
    return { id }
  },
  status: 201,
  form: {
    name: takeoverFormName,
    done: (_, { id = '' }) => pageDeskPath(id),
    back: ({ id = '' }) => pageDeskPath(id),
  },
})
