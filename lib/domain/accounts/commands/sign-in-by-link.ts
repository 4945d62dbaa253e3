import 'server-only'
import { spendToken } from '@/lib/domain/accounts/access-tokens'
import { getSignInLink } from '@/lib/domain/accounts/account-links'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { linkInput, type SignedInView } from '@/lib/domain/accounts/schema'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { anyone, defineCommand } from '@/lib/server/command'

/** Signs this device in with the code shown on another. */
export const signInByLink = defineCommand({
  name: 'accounts.sign-in-by-link',
  input: linkInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'sign-in-by-link', key: address, points: 30, seconds: 3600 }],
  load: ({ token }) => getSignInLink(token),
  authorize: anyone,
  run: async (context, _, { tokenId, user }): Promise<SignedInView> => {
    context.about({ type: 'user', id: user.id })
    await spendToken(context.tx, tokenId)
    const nextStep = await signInDevice(context, user, { isWithoutPassword: true })
    return { ...user, ...(nextStep && { nextStep }) }
  },
  form: {
    name: 'log-ind',
    done: ({ nextStep }) => pathAfterSignIn(nextStep, '/profile'),
    back: ({ token }) => `/login/${encodeURIComponent(token ?? '')}`,
  },
})
