import 'server-only'
import { takenBy } from '@/lib/domain/accounts/create-user'
import { assertNotDemoName } from '@/lib/domain/accounts/demo-names'
import { type UserView, updateProfileInput } from '@/lib/domain/accounts/schema'
import { signedIn } from '@/lib/domain/accounts/signed-in'
import { userViewColumns } from '@/lib/domain/accounts/user-view'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { usernameKeyOf } from '@/lib/shared/identity-keys'

/** Gives the account another name or username. Throws USERNAME_TAKEN at its field. */
export const updateProfile = defineCommand({
  name: 'accounts.update-profile',
  input: updateProfileInput,
  session: 'required',
  // Against trying out which usernames exist.
  limits: (_, { actor }) => [{ name: 'update-profile', key: userIdOf(actor) ?? '', points: 30, seconds: 3600 }],
  load: async (_, { actor }) => signedIn(actor),
  authorize: anySignedIn,
  run: async ({ tx, about }, { fullName, username }, { userId: id, username: before }): Promise<UserView> => {
    about({ type: 'user', id })
    if (usernameKeyOf(username) !== usernameKeyOf(before)) assertNotDemoName({ username })
    try {
      const names = { fullName, username, usernameKey: usernameKeyOf(username) }
      return await tx.user.update({ where: { id }, data: names, select: userViewColumns })
    } catch (error) {
      throw takenBy(error) ?? error
    }
  },
  form: { name: 'oplysninger', done: () => '/profile?gemt=oplysninger#oplysninger', back: () => '/profile' },
})
