import 'server-only'
import { createAccessToken, endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { staffSetupMs } from '@/lib/domain/accounts/link-times'
import { unusablePassword } from '@/lib/domain/accounts/password'
import { resetStaffInput } from '@/lib/domain/accounts/schema'
import { takeSecondFactorAway } from '@/lib/domain/accounts/second-factor/factor-changes'
import { userView, userViewColumns } from '@/lib/domain/accounts/users'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { usernameKeyOf } from '@/lib/shared/identity-keys'

/**
 * Restores a staff account from the command line (`npm run admin`): invalidates the password, the second factor and all
 * sessions, reopens a closed account and returns the secret of a link for choosing a new password. `scope` sets its
 * rights. Throws NOT_FOUND, also for an account that is not staff when `scope` is missing.
 */
export const resetStaff = defineCommand({
  name: 'accounts.reset-staff',
  input: resetStaffInput,
  session: 'system',
  load: async ({ username, scope }) => {
    const user = await db.user.findUnique({ where: { usernameKey: usernameKeyOf(username) }, select: userViewColumns })
    if (!user || !(user.isAdmin || scope)) throw new DomainError('NOT_FOUND')
    return userView(user)
  },
  authorize: theSystem,
  prepare: unusablePassword,
  run: async ({ tx, about }, { scope }, user, passwordHash) => {
    const userId = user.id
    await tx.user.update({
      where: { id: userId },
      data: {
        passwordHash,
        disabledAt: null,
        disabledReason: null,
        ...(scope && { isAdmin: true, staffScope: scope }),
      },
    })
    await endOpenTokens(tx, userId, ['password_reset', 'sign_in', 'email_change'])
    await takeSecondFactorAway(tx, userId)
    about({ type: 'user', id: userId, ...(scope && { detail: { scope } }) })
    return { user, token: await createAccessToken(tx, { kind: 'password_reset', userId, validMs: staffSetupMs }) }
  },
})
