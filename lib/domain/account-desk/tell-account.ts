import 'server-only'
import type { DeskAccount } from '@/lib/domain/account-desk/get-account'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { AccountActProps } from '@/lib/emails/account-act-email'
import type { RunContext } from '@/lib/server/command'

/** Mails the owner what an administrator did with the account. `reason` is sent verbatim. */
export async function tellAccount(
  context: RunContext,
  { fullName, email }: Pick<DeskAccount, 'fullName' | 'email'>,
  told: Pick<AccountActProps, 'act' | 'reason'>,
): Promise<void> {
  await queueMail(context, { to: email, mail: { template: 'account-act', props: { fullName, ...told } } })
}
