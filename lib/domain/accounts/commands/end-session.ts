import 'server-only'
import { rowInput } from '@/lib/domain/accounts/schema'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Signs out one of the account's own devices. Throws NOT_FOUND for ended sessions and those of others. */
export const endSession = defineCommand({
  name: 'accounts.end-session',
  input: rowInput,
  session: 'required',
  load: async ({ id }, { actor: { userId } }) => {
    const row = await db.session.findFirst({ where: { id, userId, endedAt: null }, select: { id: true, userId: true } })
    if (!row) throw new DomainError('NOT_FOUND')
    return row
  },
  authorize: anySignedIn,
  run: async ({ tx, about }, _, { id, userId }) => {
    about({ type: 'user', id: userId })
    await tx.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } })
    return { id }
  },
  form: { name: 'enheder', done: () => '/profile#enheder', back: () => '/profile' },
})
