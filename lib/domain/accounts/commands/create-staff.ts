import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { staffSetupMs } from '@/lib/domain/accounts/link-times'
import { hashPassword, unusablePassword } from '@/lib/domain/accounts/password'
import { assertStaffPassword } from '@/lib/domain/accounts/password-rules'
import { createStaffInput } from '@/lib/domain/accounts/schema'
import { createUser } from '@/lib/domain/accounts/users'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/**
 * Creates a staff account from the command line (`npm run admin`). Without a password, returns the secret of a link for
 * choosing one. Throws PASSWORD_TOO_COMMON, USERNAME_TAKEN or EMAIL_TAKEN at their fields.
 */
export const createStaff = defineCommand({
  name: 'accounts.create-staff',
  input: createStaffInput,
  session: 'system',
  load: nothing,
  authorize: theSystem,
  prepare: async ({ password, username, fullName, email }) => {
    if (password === undefined) return unusablePassword()
    await assertStaffPassword(password, [username, fullName, email])
    return hashPassword(password)
  },
  run: async ({ tx, about }, { username, fullName, email, scope, password }, _, passwordHash) => {
    const user = await createUser(tx, { username, fullName, email, passwordHash, isAdmin: true, staffScope: scope })
    about({ type: 'user', id: user.id, detail: { scope } })
    if (password !== undefined) return { user, token: null }
    return {
      user,
      token: await createAccessToken(tx, { kind: 'password_reset', userId: user.id, validMs: staffSetupMs }),
    }
  },
})
