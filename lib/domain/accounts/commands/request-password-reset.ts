import 'server-only'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { resetRequestedPath, resetRequestPath } from '@/lib/domain/accounts/form-paths'
import { sendPasswordResetJob } from '@/lib/domain/accounts/jobs'
import { type MessageView, passwordResetInput } from '@/lib/domain/accounts/schema'
import { anyone, defineCommand, nothing } from '@/lib/server/command'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/**
 * Requests a link to a new password. The job looks the address up, so neither the answer nor its timing reveals whether
 * it has an account.
 */
export const requestPasswordReset = defineCommand({
  name: 'accounts.request-password-reset',
  input: passwordResetInput,
  session: 'optional',
  limits: ({ email }, { address }) => [
    { name: 'reset-address', key: address, points: 20, seconds: 3600 },
    { name: 'reset-email', key: emailKeyOf(email), points: 5, seconds: 3600 },
  ],
  load: nothing,
  authorize: anyone,
  run: async ({ enqueue }, { email }): Promise<MessageView> => {
    await enqueue(sendPasswordResetJob, { email })
    return { message: accountsCopy.resetRequested }
  },
  form: {
    name: 'glemt',
    done: (_, __, values) => resetRequestedPath(values),
    back: (_, values) => resetRequestPath(values),
  },
})
