import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { createCaseUrl } from '@/lib/domain/support/case-links'
import { addEntry } from '@/lib/domain/support/case-row'
import { tellAdministrators } from '@/lib/domain/support/tell-administrators'
import type { RunContext } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type Report = { resellerId: string; code: string; reason: string; actorName: string }

/** Opens a case in the reseller's name, mails it a receipt and notifies administrators. */
export async function openLostCodeCase(context: RunContext, report: Report): Promise<{ number: number }> {
  const { tx, actor } = context
  const { companyName, email, phone } = await tx.reseller.findUniqueOrThrow({
    where: { id: report.resellerId },
    select: { companyName: true, email: true, phone: true },
  })
  const userId = userIdOf(actor)
  const subject = `Kode blevet væk: ${formatTextCode(report.code)}`
  const text = `${report.reason}\n\nKoden er spærret. Meldt af ${report.actorName}, ${companyName}.`
  const written = { topic: 'code' as const, name: companyName.slice(0, 120), subject }
  const { id, number } = await tx.supportCase.create({
    data: { ...written, email, emailKey: emailKeyOf(email), phone, about: report.code, userId },
    select: { id: true, number: true },
  })
  await addEntry(tx, id, { kind: 'from_sender', authorId: userId, authorName: written.name, text })
  const props = { number, written: { name: written.name, subject, text }, caseUrl: await createCaseUrl(tx, id) }
  await queueMail(context, { to: email, mail: { template: 'support-receipt', props } })
  await tellAdministrators(context, { id, number, ...written, assigneeId: null, text, isReply: false })
  return { number }
}
