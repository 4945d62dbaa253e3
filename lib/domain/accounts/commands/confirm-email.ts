import 'server-only'
import { spendToken } from '@/lib/domain/accounts/access-tokens'
import { confirmAddress, getEmailConfirmation } from '@/lib/domain/accounts/email-addresses'
import { linkInput } from '@/lib/domain/accounts/schema'
import { anyone, defineCommand } from '@/lib/server/command'

const confirmPath = (token = '') => `/profile/confirm/${encodeURIComponent(token)}`

/** Confirms the address of an account by the link mailed to it, on any device. Does not sign in. */
export const confirmEmail = defineCommand({
  name: 'accounts.confirm-email',
  input: linkInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'confirm-email', key: address, points: 30, seconds: 3600 }],
  load: ({ token }) => getEmailConfirmation(token),
  authorize: anyone,
  run: async (context, _, { tokenId, userId, email }) => {
    context.about({ type: 'user', id: userId })
    await spendToken(context.tx, tokenId)
    await confirmAddress(context, userId, email)
    return { email }
  },
  form: {
    name: 'bekraeft-adresse',
    // The same page, which shows a used link as done.
    done: (_, { token }) => confirmPath(token),
    back: ({ token }) => confirmPath(token),
  },
})
