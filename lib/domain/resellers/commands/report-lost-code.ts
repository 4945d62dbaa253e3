import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { codeActor, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { setCodeState } from '@/lib/domain/qr-codes/manage-code'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { canKeepStock, canWorkOn } from '@/lib/domain/resellers/stock/policy'
import { reportLostInput } from '@/lib/domain/resellers/stock/schema'
import { findStockSubject, lockStockCodes } from '@/lib/domain/resellers/stock/stock-codes'
import { reportLostFormName, stockCodePath } from '@/lib/domain/resellers/stock/stock-forms'
import { createCaseLink } from '@/lib/domain/support/case-links'
import { addEntry } from '@/lib/domain/support/cases'
import { answerTime } from '@/lib/domain/support/copy'
import { notifyAdministrators } from '@/lib/domain/support/notify-administrators'
import { defineCommand, type RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** Reports an unclaimed code lost: blocks it at once and opens a support case. */
export const reportLostCode = defineCommand({
  name: 'resellers.report-lost-code',
  input: reportLostInput,
  session: 'required',
  load: ({ code }, { actor }) => findStockSubject(actor, [code]),
  authorize: canKeepStock,
  async run(context, { code, reason }, subject): Promise<{ code: string; state: QrCodeState; caseNumber: number }> {
    const [stock] = await lockStockCodes(context.tx, subject, canWorkOn)
    if (!stock) throw new DomainError('NOT_FOUND')
    const row = await lockCodeRow(context.tx, { id: stock.id })
    const change = { state: 'blocked', stateBeforeBlock: row.state, kind: 'blocked', reason } as const
    const blocked = await setCodeState(context, row, change)
    const { actorName } = codeActor(context.actor)
    const { number } = await openLostCodeCase(context, { ...subject, code, reason, actorName: actorName ?? '' })
    return { ...blocked, caseNumber: number }
  },
  form: {
    name: reportLostFormName,
    done: ({ code }) => `${stockCodePath(code)}?gjort=spaerret`,
    back: ({ code = '' }) => stockCodePath(code),
  },
})

type LossReport = { resellerId: string; code: string; reason: string; actorName: string }

/** Opens a case in the reseller's name, mails it a receipt and notifies administrators. */
async function openLostCodeCase(context: RunContext, report: LossReport): Promise<{ number: number }> {
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
  const link = await createCaseLink(tx, id)
  const props = { number, written: { name: written.name, subject, text }, answerTime, ...link }
  await queueMail(context, { to: email, mail: { template: 'support-receipt', props } })
  await notifyAdministrators(context, { id, number, ...written, assigneeId: null, text, isReply: false })
  return { number }
}
