import 'server-only'
import { aboutAccount, getAnotherAccount, notifyAccount } from '@/lib/domain/account-desk/account-actions'
import { accountSessionInput } from '@/lib/domain/account-desk/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Signs an account out on one device and notifies its owner. Throws NOT_FOUND, also for an ended session, or
 * OWN_ACCOUNT.
 */
export const endAccountSession = defineCommand({
  name: 'account-desk.end-account-session',
  input: accountSessionInput,
  ...aboutAccount,
  run: async (context, { id, sessionId }) => {
    const account = await getAnotherAccount(context, id)
    const { count } = await context.tx.session.updateMany({
      where: { id: sessionId, userId: id, endedAt: null },
      data: { endedAt: new Date() },
    })
    if (count === 0) throw new DomainError('NOT_FOUND')
    await notifyAccount(context, account, { act: 'signed-out', reason: null })
    context.about({ type: 'user', id, detail: { ended: 1 } })
    return { ok: true }
  },
})
