import 'server-only'
import { thingOf } from '@/lib/domain/artwork/copy'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { sheetName } from '@/lib/domain/proof-sheets/copy'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { familySheetCall, familySheetPath, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { cutLines } from '@/lib/domain/proof-sheets/schema'
import { senderOf } from '@/lib/domain/proof-sheets/sender'
import { withEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { getSheetByLink, lockSheet, type ProofSheetRow } from '@/lib/domain/proof-sheets/sheets'
import { assertInUse, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller, RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

/** Per address: enough for any family, too few to guess links. */
export const answerLimits = (_: unknown, { address }: Caller): Limit[] => [
  { name: 'answer-proof-sheet', key: address, points: 60, seconds: 3600 },
]

type Answer = { status: 'approved' | 'changes_requested'; version: number; name: string; answer: string | null }

/**
 * Stores the family's answer to the version they read and notifies the sender. An approval also mails the family a
 * receipt with a link to the PDF. Throws PROOF_SHEET_ANSWERED, PROOF_SHEET_WITHDRAWN, CONFLICT if another version was
 * sent meanwhile, QR_CODE_BLOCKED or QR_CODE_RETIRED when approving a code out of use, and what getSheetByLink throws.
 */
export async function answerSheet(context: RunContext, token: string, given: Answer): Promise<{ status: string }> {
  const { tx } = context
  const { id, qrCodeId, linkEndsAt } = await getSheetByLink(token, tx)
  // Lock order: code before sheet.
  const code = await lockCodeRow(tx, { id: qrCodeId })
  const sheet = await lockSheet(tx, id)
  const { status, version, name: answeredByName, answer } = given
  if (sheet.status === 'withdrawn') throw new ProofSheetError('PROOF_SHEET_WITHDRAWN')
  if (sheet.version !== version || sheet.status === 'draft') throw new DomainError('CONFLICT')
  if (sheet.status !== 'sent' || !sheet.sha256) throw new ProofSheetError('PROOF_SHEET_ANSWERED')
  // A code out of use can never be cut, so its sheet cannot be approved; changes may still be requested.
  if (status === 'approved') assertInUse(code)
  const answeredAt = new Date()
  const history = withEvent(sheet, { kind: status, version, name: answeredByName, words: answer }, answeredAt)
  await tx.proofSheet.update({ where: { id }, data: { status, answer, answeredByName, answeredAt, history } })
  await notifySender(context, sheet, given)
  if (status === 'approved') await sendReceipt(context, sheet, { token, answeredByName, answeredAt, linkEndsAt })
  context.about({ type: 'proof_sheet', id, detail: { version, sha256: sheet.sha256, status } })
  return { status }
}

/**
 * Mails the account that sent the sheet, or else created it; if that is deleted or disabled, the reseller or support.
 */
async function notifySender(context: RunContext, sheet: ProofSheetRow, { status, name, answer }: Answer) {
  const [writerId, writerName] = sheet.sentById
    ? [sheet.sentById, sheet.sentByName]
    : [sheet.createdById, sheet.createdByName]
  const writer = writerId
    ? await context.tx.user.findUnique({
        where: { id: writerId },
        select: { email: true, isAdmin: true, disabledAt: true },
      })
    : null
  const isOpen = writer !== null && writer.disabledAt === null
  const to = isOpen ? writer.email : (sheet.reseller?.email ?? env.SUPPORT_EMAIL)
  const area = isOpen && writer.isAdmin ? 'admin' : 'reseller'
  const props = {
    isApproved: status === 'approved',
    answeredByName: name,
    answer,
    writerName: (isOpen && writerName) || senderOf(sheet).company,
    sheetName: sheetName(sheet),
    thing: thingOf(sheet),
    stoneName: sheet.inscription.name,
    sheetUrl: new URL(sheetPath(area, sheet.id), env.SITE_URL).href,
  }
  await queueMail(context, { to, mail: { template: 'proof-sheet-answered', props } })
}

type Approval = { token: string; answeredByName: string; answeredAt: Date; linkEndsAt: Date }

/** Mails the family the approved text, word for word, and a link to the PDF. */
async function sendReceipt(context: RunContext, sheet: ProofSheetRow, { token, ...approval }: Approval) {
  const { name: senderName, phone: senderPhone, email: senderEmail } = senderOf(sheet)
  const props = {
    senderName,
    senderPhone,
    senderEmail,
    sheetName: sheetName(sheet),
    thing: thingOf(sheet),
    stoneName: sheet.inscription.name,
    answeredByName: approval.answeredByName,
    lines: cutLines(sheet.inscription),
    readyWhen: sheet.readyWhen,
    approvedOn: formatWeekdayAndDate(approval.answeredAt),
    pdfUrl: new URL(`${familySheetCall(token)}/pdf`, env.SITE_URL).href,
    sheetUrl: new URL(familySheetPath(token), env.SITE_URL).href,
    expiresOn: formatWeekdayAndDate(approval.linkEndsAt),
  }
  await queueMail(context, { to: sheet.familyEmail, mail: { template: 'proof-sheet-receipt', props } })
}
