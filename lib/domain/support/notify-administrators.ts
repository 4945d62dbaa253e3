import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { shortTopicTexts } from '@/lib/domain/support/copy'
import type { SupportTopic } from '@/lib/domain/support/schema'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { userIdOf } from '@/lib/shared/actor'

type WaitingCase = {
  id: string
  number: number
  topic: SupportTopic
  subject: string
  name: string
  assigneeId: string | null
  text: string
  isReply: boolean
}

/**
 * Notifies administrators of a waiting case: the assignee, else every full administrator, in the app, and the shared
 * mailbox by mail.
 */
export async function notifyAdministrators(context: RunContext, waiting: WaitingCase): Promise<void> {
  const { id, number, topic, subject, name, assigneeId, text, isReply } = waiting
  const administrators = await findAdministrators(context)
  const hasIt = administrators.filter((admin) => admin.id === assigneeId)
  await notifyOfCase(
    context,
    id,
    (hasIt.length > 0 ? hasIt : administrators).map((admin) => admin.id),
  )
  const caseUrl = new URL(`/admin/support?sag=${number}`, env.SITE_URL).href
  const props = { number, topic: shortTopicTexts[topic], subject, name, text, caseUrl, isReply }
  await queueMail(context, { to: env.SUPPORT_EMAIL, mail: { template: 'support-opened', props } })
}

/** Notifies these accounts in the app of a waiting case, except the actor. */
export async function notifyOfCase({ tx, actor }: RunContext, supportCaseId: string, userIds: string[]): Promise<void> {
  // Already mailed to the shared mailbox, so it is left out of summaries.
  const common = { kind: 'support_case_opened' as const, supportCaseId, mailedAt: new Date() }
  const others = userIds.filter((userId) => userId !== userIdOf(actor))
  await tx.notification.createMany({ data: others.map((userId) => ({ ...common, userId })) })
}

function findAdministrators({ tx }: RunContext) {
  return tx.user.findMany({
    where: { isAdmin: true, staffScope: 'full', disabledAt: null },
    select: { id: true },
  })
}
