import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { whatText } from '@/lib/domain/reports/copy'
import type { LoadedTarget } from '@/lib/domain/reports/load-target'
import type { ReportKind } from '@/lib/domain/reports/schema'
import { createCaseLink } from '@/lib/domain/support/case-links'
import { addEntry } from '@/lib/domain/support/cases'
import { dayIn } from '@/lib/domain/support/deadlines'
import { notifyAdministrators } from '@/lib/domain/support/notify-administrators'
import { maxSubjectLength, type OpenedCase } from '@/lib/domain/support/schema'
import type { RunContext } from '@/lib/server/command'
import { formatDate } from '@/lib/shared/danish-time'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { excerpt } from '@/lib/shared/text'

type NewReport = {
  kind: ReportKind
  /** The reported content; null if only described in words. */
  target: Pick<LoadedTarget, 'memorialId' | 'contributionId' | 'mediaId' | 'treePersonId' | 'snapshot'> | null
  where: string | null
  why: string
  name: string | null
  email: string | null
  userId: string | null
  days: number
  /** For a complaint: the decided case, and the assignee of the new one. */
  complaint?: { ofCaseId: string; ofNumber: number; assigneeId: string | null }
}

/**
 * Opens a report's case with thread and deadline, notifies administrators and mails a receipt. The receipt contains
 * nothing the reporter typed, because the address may be someone else's.
 */
export async function openReport(context: RunContext, report: NewReport): Promise<OpenedCase> {
  const { tx } = context
  const { kind, target, where, why, email, userId, days, complaint } = report
  const dueOn = dayIn(days, new Date())
  const what = target && whatText(target.snapshot)
  const subject = excerpt(subjectOf(what, complaint?.ofNumber), maxSubjectLength)
  const name = report.name ?? 'Uden navn'
  const about = target ? [target.snapshot.path, where].filter(Boolean).join(', ') : where
  const { id, number } = await tx.supportCase.create({
    data: {
      topic: 'report',
      subject,
      name,
      email,
      emailKey: email && emailKeyOf(email),
      about,
      userId,
      dueOn,
      assigneeId: complaint?.assigneeId ?? null,
      report: {
        create: {
          kind,
          memorialId: target?.memorialId ?? null,
          contributionId: target?.contributionId ?? null,
          mediaId: target?.mediaId ?? null,
          treePersonId: target?.treePersonId ?? null,
          ...(target ? { snapshot: target.snapshot } : {}),
          complaintOfId: complaint?.ofCaseId ?? null,
        },
      },
    },
    select: { id: true, number: true },
  })
  await addEntry(tx, id, { kind: 'from_sender', authorId: userId, authorName: name, text: why })
  if (email) {
    const props = { number, what, isComplaint: Boolean(complaint), due: formatDate(dueOn) }
    const mail = { template: 'report-receipt' as const, props: { ...props, ...(await createCaseLink(tx, id)) } }
    await queueMail(context, { to: email, mail })
  }
  const opened = { id, number, topic: 'report' as const, subject, name, text: why, isReply: false }
  await notifyAdministrators(context, { ...opened, assigneeId: complaint?.assigneeId ?? null })
  context.about({ type: 'support_case', id })
  return { number }
}

function subjectOf(what: string | null, complaintOf: number | undefined): string {
  if (complaintOf) return `Klage over afgørelsen om henvendelse ${complaintOf}`
  return what ? `Anmeldelse af ${what}` : 'Få noget om mig selv fjernet'
}
