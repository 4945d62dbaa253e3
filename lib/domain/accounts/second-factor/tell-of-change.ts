import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { formatDateTime } from '@/lib/shared/danish-time'

/** Notifies the account of a change of its second factor, since someone else may have made it. */
export async function tellOfFactorChange(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  userId: string,
  what: 'set-up' | 'new-codes' | 'reset',
): Promise<void> {
  const { fullName, email } = await context.tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { fullName: true, email: true },
  })
  const props = { fullName, what, changedAt: formatDateTime(new Date()) }
  await queueMail(context, { to: email, mail: { template: 'second-factor-changed', props } })
}
