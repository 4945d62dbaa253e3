import 'server-only'
import { aboutAccount, getAccount } from '@/lib/domain/account-desk/account-actions'
import { accountInput } from '@/lib/domain/account-desk/schema'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { passwordResetMs } from '@/lib/domain/accounts/link-times'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { waitInWords } from '@/lib/shared/wait-in-words'

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
    const { email, fullName, disabledAt } = await getAccount(tx, id)
    if (disabledAt) throw new DomainError('CONFLICT')
    await assertMailboxQuota(tx, { to: email, template: 'password-reset' })
    const token = await createAccessToken(tx, { kind: 'password_reset', userId: id, validMs: passwordResetMs })
    const props = { token, fullName, isFromAdministrators: true, validFor: waitInWords(passwordResetMs) }
    await queueMail(context, { to: email, mail: { template: 'password-reset', props } })
    context.about({ type: 'user', id })
    return { ok: true }
  },
})
