import 'server-only'
import { changeOwner, refusableUntil } from '@/lib/domain/members/change-owner'
import { openStoryFormName } from '@/lib/domain/members/copy'
import { MemberError } from '@/lib/domain/members/errors'
import { notifyOfOpening } from '@/lib/domain/members/notices'
import { getStoryToOpen } from '@/lib/domain/members/own-story'
import { membersPath, successionPath } from '@/lib/domain/members/paths'
import { openOwnStoryInput } from '@/lib/domain/members/schema'
import { assertConsistent, consistencyColumns, diedColumns } from '@/lib/domain/memorials/memorial-row'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { defineCommand, type RunContext } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'

/**
 * Makes an own story an ordinary draft of whoever takes over, with the date of death they give, and notifies the person
 * it is about. The successor can when the days to refuse are over, and an owner it was handed to at once. Throws
 * STORY_IS_OPEN, STORY_NOT_ASKED, SUCCESSION_EARLY, STORY_UNANSWERED when nobody could be told, because the
 * page has no owner or their address is not confirmed, so that administrators decide, and DATES_OUT_OF_ORDER.
 */
export const openOwnStory = defineCommand({
  name: 'members.open-own-story',
  input: openOwnStoryInput,
  session: 'required',
  load: ({ id }, { actor }) => getStoryToOpen(actor, id),
  authorize: (_, { mayOpen }) => mayOpen,
  run: async (context, { died }, { memorialId, isSuccessor }) => {
    const { tx } = context
    await lockMemorial(tx, memorialId)
    const { isOwnStory } = await tx.memorial.findUniqueOrThrow({
      where: { id: memorialId },
      select: { isOwnStory: true },
    })
    if (!isOwnStory) throw new MemberError('STORY_IS_OPEN')
    const openedAt = await readDatabaseTime(tx)
    if (isSuccessor) await takeOver(context, memorialId, openedAt)
    else await assertOwner(context, memorialId)
    const [year, month, day] = died.split('-').map(Number)
    if (!year || !month || !day) throw new DomainError('INVALID_INPUT')
    const memorial = await tx.memorial.update({
      where: { id: memorialId },
      data: {
        isOwnStory: false,
        ownStoryOpenedAt: openedAt,
        creationStep: null,
        ...diedColumns({ year, month, day }),
        revision: { increment: 1 },
      },
      select: { slug: true, ownStoryById: true, ...consistencyColumns },
    })
    assertConsistent(memorial)
    await notifyOfOpening(context, { memorialId, writerId: memorial.ownStoryById, openedAt })
    context.about({ type: 'memorial', id: memorialId, detail: { writer: memorial.ownStoryById } })
    return { slug: memorial.slug }
  },
  form: {
    name: openStoryFormName,
    done: ({ slug }) => `${membersPath(slug)}?gemt=story-opened`,
    back: ({ id = '' }) => successionPath(id),
  },
})

type Context = RunContext<SignedInActor>

/** Nobody has got the page since the caller was authorised. */
async function assertOwner({ tx, actor: { userId } }: Context, memorialId: string): Promise<void> {
  if ((await tx.memorialMember.count({ where: { memorialId, userId, role: 'owner' } })) === 0) {
    throw new DomainError('FORBIDDEN')
  }
}

async function takeOver(context: Context, memorialId: string, now: Date): Promise<void> {
  const { tx } = context
  const { userId } = context.actor
  const request = await tx.successionRequest.findFirst({
    where: { memorialId, userId, status: 'waiting', evidenceKind: null },
    select: { id: true, createdAt: true, evidenceKind: true, memorial: { select: { isOwnStory: true } } },
  })
  if (!request) throw new MemberError('STORY_NOT_ASKED')
  const owner = await tx.memorialMember.findFirst({
    where: { memorialId, role: 'owner' },
    select: { user: { select: { emailConfirmedAt: true } } },
  })
  const until = refusableUntil(request)
  if (until > now) throw new MemberError('SUCCESSION_EARLY', { date: formatDate(until) })
  const confirmedAt = owner?.user.emailConfirmedAt
  if (!confirmedAt || confirmedAt > request.createdAt) throw new MemberError('STORY_UNANSWERED')
  await tx.successionRequest.update({ where: { id: request.id }, data: { status: 'granted', decidedAt: now } })
  await changeOwner(context, memorialId, userId)
}
