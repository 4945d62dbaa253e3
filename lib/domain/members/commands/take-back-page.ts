import 'server-only'
import { changeOwner } from '@/lib/domain/members/change-owner'
import { takeBackFormName } from '@/lib/domain/members/copy'
import { endMembership } from '@/lib/domain/members/end-membership'
import { MemberError } from '@/lib/domain/members/errors'
import { notifyOfTakingBack } from '@/lib/domain/members/notices'
import { getOwnStory, takeBackUntil } from '@/lib/domain/members/own-story'
import { membersPath, takeBackPath } from '@/lib/domain/members/paths'
import { pageInput } from '@/lib/domain/members/schema'
import { diedColumns } from '@/lib/domain/memorials/memorial-row'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { defineCommand } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatDate } from '@/lib/shared/danish-time'

/**
 * The person that an opened own story is about lives: the page is theirs and closed again, and whoever opened it and
 * those who joined since lose it. Throws CONFLICT when it is not opened, TAKE_BACK_OVER after thirty days.
 */
export const takeBackPage = defineCommand({
  name: 'members.take-back-page',
  input: pageInput,
  session: 'required',
  load: ({ id }, { actor }) => getOwnStory(actor, id),
  authorize: (_, { isWriter }) => isWriter,
  run: async (context, _, { memorialId }) => {
    const { tx, actor } = context
    await lockMemorial(tx, memorialId)
    const { ownStoryOpenedAt: openedAt } = await tx.memorial.findUniqueOrThrow({
      where: { id: memorialId },
      select: { ownStoryOpenedAt: true },
    })
    if (!openedAt) throw new DomainError('CONFLICT')
    const until = takeBackUntil(openedAt)
    if (until < (await readDatabaseTime(tx))) throw new MemberError('TAKE_BACK_OVER', { date: formatDate(until) })
    const owner = await tx.memorialMember.findFirst({
      where: { memorialId, role: 'owner', userId: { not: actor.userId } },
      select: { userId: true },
    })
    await changeOwner(context, memorialId, actor.userId)
    await removeNewcomers(tx, { memorialId, writerId: actor.userId, openedAt, openerId: owner?.userId ?? null })
    const { slug } = await tx.memorial.update({
      where: { id: memorialId },
      data: {
        isOwnStory: true,
        ownStoryOpenedAt: null,
        state: 'draft',
        ...diedColumns(null),
        revision: { increment: 1 },
      },
      select: { slug: true },
    })
    if (owner) await notifyOfTakingBack(context, { memorialId, openerId: owner.userId })
    context.about({ type: 'memorial', id: memorialId, detail: { from: owner?.userId ?? null } })
    return { slug }
  },
  form: {
    name: takeBackFormName,
    done: ({ slug }) => `${membersPath(slug)}?gemt=taken-back`,
    back: ({ id = '' }) => takeBackPath(id),
  },
})

type Newcomers = { memorialId: string; writerId: string; openedAt: Date; openerId: string | null }

async function removeNewcomers(
  tx: Transaction,
  { memorialId, writerId, openedAt, openerId }: Newcomers,
): Promise<void> {
  const members = await tx.memorialMember.findMany({
    where: {
      memorialId,
      userId: { not: writerId },
      OR: [{ createdAt: { gte: openedAt } }, ...(openerId ? [{ userId: openerId }] : [])],
    },
    select: { userId: true },
  })
  for (const { userId } of members) await endMembership(tx, memorialId, userId)
  await tx.memorialInvitation.updateMany({
    where: { memorialId, revokedAt: null, createdAt: { gte: openedAt } },
    data: { revokedAt: new Date() },
  })
}
