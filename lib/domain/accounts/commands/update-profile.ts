import 'server-only'
import { assertNotDemoName } from '@/lib/domain/accounts/demo-accounts'
import { type UserView, updateProfileInput } from '@/lib/domain/accounts/schema'
import { takenBy, userViewColumns } from '@/lib/domain/accounts/users'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { usernameKeyOf } from '@/lib/shared/identity-keys'

/** Changes the account's name and username. Throws USERNAME_TAKEN at its field. */
export const updateProfile = defineCommand({
  name: 'accounts.update-profile',
  input: updateProfileInput,
  session: 'required',
  // Against enumerating usernames.
  limits: (_, { actor }) => [{ name: 'update-profile', key: actor.userId, points: 30, seconds: 3600 }],
  load: nothing,
  authorize: anySignedIn,
  run: async ({ tx, about, actor: { userId: id, username: before } }, { fullName, username }): Promise<UserView> => {
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
