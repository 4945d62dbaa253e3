import 'server-only'
import { z } from 'zod'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { accountStays, cancelFormName } from '@/lib/domain/privacy/copy'
import { lockAccount, restoredMail, takeDeletionBack } from '@/lib/domain/privacy/deletion'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Cancels one's own deletion. Repeating it changes nothing and is no error. */
export const cancelDeletion = defineCommand({
  name: 'privacy.cancel-deletion',
  input: z.object({}),
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  run: async (context) => {
    const { userId } = context.actor
    const account = await lockAccount(context.tx, userId)
    if (!account) throw new DomainError('UNAUTHENTICATED')
    context.about({ type: 'user', id: userId })
    if (account.deletionDueAt) {
      await takeDeletionBack(context, account)
      await queueMail(context, { to: account.email, mail: restoredMail(account.fullName) })
    }
    return { message: accountStays }
  },
  form: { name: cancelFormName, done: () => '/profile', back: () => '/profile' },
})
