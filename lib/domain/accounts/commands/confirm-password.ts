import 'server-only'
import { confirmPassword as checkPassword } from '@/lib/domain/accounts/authenticate'
import { confirmPagePath } from '@/lib/domain/accounts/form-paths'
import { confirmPasswordInput } from '@/lib/domain/accounts/schema'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

/** Confirms the password on this device, for commands with `confirms`: valid for ten minutes. Throws WRONG_PASSWORD. */
export const confirmPassword = defineCommand({
  name: 'accounts.confirm-password',
  input: confirmPasswordInput,
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  prepare: ({ password }, { actor, address }) => checkPassword(actor.userId, { password, field: 'password' }, address),
  run: async ({ tx, about, actor: { userId, sessionId } }) => {
    about({ type: 'user', id: userId })
    await tx.session.updateMany({ where: { id: sessionId, userId }, data: { passwordConfirmedAt: new Date() } })
    return { ok: true }
  },
  form: {
    name: 'bekraeft',
    done: (_, __, { redirect }) => safeRedirectPath(redirect, '/profile'),
    back: (_, values) => confirmPagePath(values),
    secret: ['password'],
  },
})
