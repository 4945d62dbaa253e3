import 'server-only'
import { endOpenTokens, getAccessToken, spendToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { followNewOwner } from '@/lib/domain/members/change-owner'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { TakenOverView } from '@/lib/domain/privacy/schema'
import type { RunContext } from '@/lib/server/command'
import { type Database, db } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { fullName } from '@/lib/shared/names'

export type Handover = {
  tokenId: string
  memorialId: string
  /** Null once the giver's account is deleted. */
  giverId: string | null
  /** Where the invitation was sent. */
  email: string
}

/**
 * The handover behind a token. Throws TOKEN_UNKNOWN (also when the giver no longer owns the page), TOKEN_USED or
 * TOKEN_EXPIRED.
 */
export async function getHandover(token: string, database: Database = db): Promise<Handover> {
  const { id, userId, email, memorialId } = await getAccessToken('memorial_handover', token, database)
  if (!memorialId || !email) throw new AccountError('TOKEN_UNKNOWN')
  if (userId && !(await ownsPage(database, memorialId, userId))) throw new AccountError('TOKEN_UNKNOWN')
  return { tokenId: id, memorialId, giverId: userId, email }
}

async function ownsPage(database: Database, memorialId: string, userId: string): Promise<boolean> {
  return (await database.memorialMember.count({ where: { memorialId, userId, role: 'owner' } })) > 0
}

type Heir = { id: string; fullName: string; email: string }

/**
 * Makes the heir owner of the page and the giver an editor, and tells the giver who it was: the token is the
 * authorisation, so anyone who has it may take over (docs/decisions/019). A page that the operator kept meanwhile
 * belongs to a family again. Throws TOKEN_USED when someone else was faster, TOKEN_UNKNOWN when the page is gone.
 */
export async function takeOver(context: RunContext, handover: Handover, heir: Heir): Promise<TakenOverView> {
  const { tx } = context
  const { tokenId, memorialId, giverId } = handover
  await lockRow(tx, 'Memorial', memorialId, 'no-key-update')
  const memorial = await tx.memorial.findUnique({ where: { id: memorialId } })
  if (!memorial || (giverId && !(await ownsPage(tx, memorialId, giverId)))) throw new AccountError('TOKEN_UNKNOWN')
  await spendToken(tx, tokenId)
  // The old owner first: a page may never have two.
  if (giverId) {
    await tx.memorialMember.update({
      where: { memorialId_userId: { memorialId, userId: giverId } },
      data: { role: 'editor' },
    })
    await tx.memorialFate.deleteMany({ where: { userId: giverId, memorialId } })
  } else {
    await tx.memorial.update({
      where: { id: memorialId },
      data: { state: stateForFamily(memorial), revision: { increment: 1 } },
    })
  }
  await tx.memorialMember.upsert({
    where: { memorialId_userId: { memorialId, userId: heir.id } },
    create: { memorialId, userId: heir.id, role: 'owner' },
    update: { role: 'owner' },
  })
  await followNewOwner(tx, memorialId, heir.id)
  const view = { memorialId, slug: memorial.slug, name: fullName(memorial) }
  await notifyGiver(context, handover, heir, view.name)
  return view
}

type Kept = { state: 'draft' | 'published' | 'archived' | 'memorialised'; publishedAt: Date | null }

function stateForFamily({ state, publishedAt }: Kept) {
  if (state === 'memorialised') return 'published'
  return state === 'archived' && !publishedAt ? 'draft' : state
}

async function notifyGiver(context: RunContext, { giverId, email }: Handover, heir: Heir, memorialName: string) {
  const giver = giverId
    ? await context.tx.user.findUnique({
        where: { id: giverId },
        select: { fullName: true, email: true, deletionDueAt: true },
      })
    : null
  if (!giver) return
  const isAsInvited = email.toLowerCase() === heir.email.toLowerCase()
  const isLeaving = giver.deletionDueAt !== null
  const props = { giverName: giver.fullName, heirName: heir.fullName, memorialName, isAsInvited, isLeaving }
  await queueMail(context, { to: giver.email, mail: { template: 'memorial-handed-over', props } })
}

type Giver = { id: string; fullName: string }

/**
 * Ends the open offers of this account's pages and notifies their recipients; `wasLeaving`: its account was to be
 * deleted.
 */
export async function withdrawHandovers(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  giver: Giver,
  { wasLeaving }: { wasLeaving: boolean },
): Promise<void> {
  const { tx } = context
  const open = await tx.accessToken.findMany({
    where: { userId: giver.id, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { id: 'asc' },
    select: { email: true, memorial: { select: { firstName: true, middleName: true, lastName: true } } },
  })
  await endOpenTokens(tx, giver.id, ['memorial_handover'])
  for (const { email, memorial } of open) {
    if (!email || !memorial) continue
    const names = { giver: giver.fullName, memorial: fullName(memorial) }
    const mail = { template: 'handover-withdrawn' as const, props: { names, wasLeaving } }
    await queueMail(context, { to: email, from: giver.id, mail })
  }
}
