import 'server-only'
import { aboutAccount, getAccount } from '@/lib/domain/account-desk/account-actions'
import { accountInput } from '@/lib/domain/account-desk/schema'
import { mailPasswordReset } from '@/lib/domain/accounts/account-links'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Mails the account a link to a new password, which administrators never see. Throws NOT_FOUND, CONFLICT while the
 * account is closed, or TOO_MANY_REQUESTS after six in a day.
 */
export const sendReset = defineCommand({
  name: 'account-desk.send-reset',
  input: accountInput,
  ...aboutAccount,
  run: async (context, { id }) => {
    const { tx } = context
    const account = await getAccount(tx, id)
    if (account.disabledAt) throw new DomainError('CONFLICT')
    await assertMailboxQuota(tx, { to: account.email, template: 'password-reset' })
    await mailPasswordReset(context, account, true)
    context.about({ type: 'user', id })
    return { ok: true }
  },
})
