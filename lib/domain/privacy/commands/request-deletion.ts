import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { confirmPassword } from '@/lib/domain/accounts/authenticate'
import { assertNotLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { retentionDays } from '@/lib/domain/legal/retention'
import { handoverMail } from '@/lib/domain/members/invitation-mails'
import { invitationDays } from '@/lib/domain/members/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { deletionFormName, fateSentence } from '@/lib/domain/privacy/copy'
import { deletionMail, dueText, lockAccount } from '@/lib/domain/privacy/deletion'
import { PrivacyError } from '@/lib/domain/privacy/errors'
import { type ChosenFate, chosenFates, listOwnedPages } from '@/lib/domain/privacy/fates'
import { type RequestedView, requestDeletionInput } from '@/lib/domain/privacy/schema'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { anySignedIn, defineCommand, nothing, type RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { endSessions } from '@/lib/server/session'
import { dayMs } from '@/lib/shared/durations'

/** Requests the account's deletion in seven days. Until then only the other devices' sessions end. */
export const requestDeletion = defineCommand({
  name: 'privacy.request-deletion',
  input: requestDeletionInput,
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  prepare: ({ password }, { actor, address }) =>
    confirmPassword(actor.userId, { password, field: 'password' }, address),
  run: async (context, { choices }): Promise<RequestedView> => {
    const { tx } = context
    const { userId, sessionId } = context.actor
    await assertNotLastAdministrator(tx, userId)
    const account = await lockAccount(tx, userId)
    if (!account) throw new DomainError('UNAUTHENTICATED')
    if (account.deletionDueAt) throw new PrivacyError('DELETION_DUE')
    const fates = chosenFates(await listOwnedPages(tx, userId), choices, account)
    // Counted once for all pages, so that repeated requests do not fill an heir's mailbox. Sorted, because each counter
    // is locked while it is spent.
    for (const to of [...new Set(fates.flatMap(({ heirEmail }) => heirEmail ?? []))].sort()) {
      await assertMailboxQuota(tx, { to, template: 'memorial-handover' })
    }
    const dueAt = new Date(Date.now() + retentionDays.accountDeletion * dayMs)
    await tx.user.update({ where: { id: userId }, data: { deletionDueAt: dueAt } })
    await tx.memorialFate.createMany({ data: fates.map(({ name: _, ...fate }) => ({ userId, ...fate })) })
    for (const fate of fates) await inviteHeir(context, account, fate)
    await endSessions(tx, userId, sessionId)
    await notifyOwner(context, account, dueAt, fates)
    context.about({
      type: 'user',
      id: userId,
      detail: { pages: fates.map(({ memorialId, kind }) => [memorialId, kind]) },
    })
    const day = dueText(dueAt)
    return { deletionDueAt: dueAt.toISOString(), message: `Kontoen bliver slettet ${day}. Indtil da kan du fortryde.` }
  },
  form: {
    name: deletionFormName,
    done: () => '/profile',
    back: () => '/profile',
    secret: ['password'],
  },
})

type Account = { id: string; fullName: string; email: string }

async function inviteHeir(context: RunContext, giver: Account, fate: ChosenFate): Promise<void> {
  if (!fate.heirEmail) return
  // Longer than the account has: until the heir accepts, the operator keeps the page.
  const validMs = invitationDays * dayMs
  const token = await createAccessToken(context.tx, {
    kind: 'memorial_handover',
    userId: giver.id,
    email: fate.heirEmail,
    memorialId: fate.memorialId,
    validMs,
  })
  const expiresAt = new Date(Date.now() + validMs)
  const memorialName = fate.name
  const mail = handoverMail({ giverName: giver.fullName, memorialName, expiresAt, token, isLeaving: true })
  await queueMail(context, { to: fate.heirEmail, from: giver.id, mail })
}

async function notifyOwner(context: RunContext, account: Account, dueAt: Date, fates: ChosenFate[]): Promise<void> {
  const restoreToken = await createAccessToken(context.tx, {
    kind: 'account_restore',
    userId: account.id,
    validMs: dueAt.getTime() - Date.now(),
  })
  const choices = fates.map((fate) => fateSentence(fate.name, fate))
  const mail = deletionMail({ fullName: account.fullName, dueAt, choices, restoreToken })
  await queueMail(context, { to: account.email, mail })
}
