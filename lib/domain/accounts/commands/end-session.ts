import 'server-only'
import { rowInput } from '@/lib/domain/accounts/schema'
import { getOwnSession } from '@/lib/domain/accounts/session-queries'
import { anySignedIn, defineCommand } from '@/lib/server/command'

/** Signs one of the account's own devices out. Throws NOT_FOUND for ended sessions and for everybody else's. */
export const endSession = defineCommand({
  name: 'accounts.end-session',
  input: rowInput,
  session: 'required',
  load: ({ id }, { actor }) => getOwnSession(actor, id),
  authorize: anySignedIn,
  run: async ({ tx, about }, _, { id, userId }) => {
    about({ type: 'user', id: userId })
    await tx.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } })
    return { id }
  },
  form: { name: 'enheder', done: () => '/profile#enheder', back: () => '/profile' },
})
