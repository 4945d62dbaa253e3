import 'server-only'
import { chooseMailsInput, mailChoicesView, quietUntilOf } from '@/lib/domain/notifications/mail-choices'
import { lockMailChoices } from '@/lib/domain/notifications/write-to-people'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Sets the actor's mail frequency and pause. Posts that arrived while the actor wanted no mail are never mailed: that
 * would be old news, and a lot of it.
 */
export const chooseMails = defineCommand({
  name: 'notifications.choose-mails',
  input: chooseMailsInput,
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  run: async ({ tx, actor: { userId }, about }, { frequency, ...quiet }) => {
    const before = await lockMailChoices(tx, userId)
    if (!before) throw new DomainError('UNAUTHENTICATED')
    const now = new Date()
    const today = danishDay(now)
    const chosen = { mailFrequency: frequency, quietUntil: quietUntilOf(quiet, today, before.quietUntil) }
    await tx.user.update({ where: { id: userId }, data: chosen, select: { id: true } })
    if (before.mailFrequency === 'never' && frequency !== 'never') {
      await tx.notification.updateMany({
        where: { userId, kind: 'contribution_received', mailedAt: null },
        data: { mailedAt: now },
      })
    }
    const view = mailChoicesView(chosen, today)
    about({ type: 'user', id: userId, detail: { frequency, quietUntil: view.quietUntil } })
    return view
  },
  form: { name: 'mailvalg', done: () => '/profile?gemt=mailvalg#mailvalg', back: () => '/profile' },
})
