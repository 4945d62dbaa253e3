import 'server-only'
import { assertNotLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { farewellMail, lockAccount } from '@/lib/domain/privacy/deletion'
import { listOwnedPages, type Outcome, type OwnedPage, outcomeFor, outcomeSentence } from '@/lib/domain/privacy/fates'
import { deleteAccountInput } from '@/lib/domain/privacy/schema'
import { takeCodesFrom } from '@/lib/domain/qr-codes/claim-code'
import { defineCommand, type RunContext, theSystem } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { deleteMemorial, forgetPerson } from '../forget-person'

/**
 * Deletes an account whose seven days are over and carries out its choices for its pages, all or nothing. An account
 * that is gone, or was kept, is left alone; so it may run twice. Throws LAST_ADMINISTRATOR.
 */
export const deleteAccount = defineCommand({
  name: 'privacy.delete-account',
  input: deleteAccountInput,
  session: 'system',
  load: async ({ userId }) => userId,
  authorize: theSystem,
  // Pages may have a hundred thousand candles.
  timeoutMs: 240_000,
  run: async (context, _, userId) => {
    const { tx } = context
    await assertNotLastAdministrator(tx, userId)
    const account = await lockAccount(tx, userId)
    context.about({ type: 'user', id: userId })
    if (!account?.deletionDueAt || account.deletionDueAt > new Date()) return { deleted: false }
    const outcomes: string[] = []
    for (const { page, outcome } of await decideOverPages(tx, userId)) {
      await carryOut(context, page, outcome, userId)
      outcomes.push(outcomeSentence(page.name, outcome))
    }
    await takeCodesFrom(context, userId, { actorId: userId, actorName: null })
    // Before the account, and with it the address, is deleted.
    await queueMail(context, { to: account.email, mail: farewellMail(account.fullName, outcomes) })
    await forgetPerson(tx, userId)
    await tx.mail.deleteMany({ where: { recipient: account.email, status: { not: 'queued' } } })
    return { deleted: true }
  },
})

/** The account's own pages with their outcomes, each locked against a concurrent takeover. */
async function decideOverPages(tx: Transaction, userId: string): Promise<Array<{ page: OwnedPage; outcome: Outcome }>> {
  for (const { id } of await listOwnedPages(tx, userId)) {
    await lockRow(tx, 'Memorial', id)
  }
  const pages = await listOwnedPages(tx, userId)
  const fates = await tx.memorialFate.findMany({ where: { userId }, select: { memorialId: true, kind: true } })
  const kinds = new Map(fates.map(({ memorialId, kind }) => [memorialId, kind]))
  return pages.map((page) => ({ page, outcome: outcomeFor(page.state, kinds.get(page.id) ?? null) }))
}

async function carryOut(context: RunContext, page: OwnedPage, outcome: Outcome, userId: string): Promise<void> {
  if (outcome === 'deleted') {
    await deleteMemorial(context, page.id, { actorId: userId, actorName: null })
    return
  }
  const { tx } = context
  if (outcome !== page.state) {
    await tx.memorial.update({ where: { id: page.id }, data: { state: outcome, revision: { increment: 1 } } })
  }
}
