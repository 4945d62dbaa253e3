import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { sheetName } from '@/lib/domain/proof-sheets/copy'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { familySheetCall, familySheetPath, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { cutLines } from '@/lib/domain/proof-sheets/schema'
import { senderOf } from '@/lib/domain/proof-sheets/sender'
import { andThen } from '@/lib/domain/proof-sheets/sheet-history'
import { getSheetByLink } from '@/lib/domain/proof-sheets/sheet-links'
import { lockSheet, type ProofSheetRow } from '@/lib/domain/proof-sheets/sheet-row'
import { assertInUse, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

type Answer = { status: 'approved' | 'changes_requested'; version: number; name: string; answer: string | null }

/**
 * Writes the family's answer to the version they read, and tells whoever sent it; a yes gives the family a receipt that
 * leads to the very paper. Throws PROOF_SHEET_ANSWERED,
 * PROOF_SHEET_WITHDRAWN, CONFLICT when another version was sent meanwhile, QR_CODE_BLOCKED or QR_CODE_RETIRED for a yes to
 * what cannot be cut any more, and what the link throws.
 */
export async function answerSheet(context: RunContext, token: string, given: Answer): Promise<{ status: string }> {
  const { tx } = context
  const { id, qrCodeId, linkEndsAt } = await getSheetByLink(token, tx)
  // The code before its sheet, as everybody else who holds both.
  const code = await lockCodeRow(tx, { id: qrCodeId })
  const sheet = await lockSheet(tx, id)
  const { status, version, name: answeredByName, answer } = given
  if (sheet.status === 'withdrawn') throw new ProofSheetError('PROOF_SHEET_WITHDRAWN')
  if (sheet.version !== version || sheet.status === 'draft') throw new DomainError('CONFLICT')
  if (sheet.status !== 'sent' || !sheet.sha256) throw new ProofSheetError('PROOF_SHEET_ANSWERED')
  // What can never be cut is not said yes to; a change can still be asked for.
  if (status === 'approved') assertInUse(code)
  const answeredAt = new Date()
  const history = andThen(sheet, { kind: status, version, name: answeredByName, words: answer }, answeredAt)
  await tx.proofSheet.update({ where: { id }, data: { status, answer, answeredByName, answeredAt, history } })
  await tellSender(context, sheet, given)
  if (status === 'approved') await sendReceipt(context, sheet, { token, answeredByName, answeredAt, linkEndsAt })
  context.about({ type: 'proof_sheet', id, detail: { version, sha256: sheet.sha256, status } })
  return { status }
}

/** The account that sent it, else that which wrote it; when it is gone or closed, the reseller. */
async function tellSender(context: RunContext, sheet: ProofSheetRow, { status, name, answer }: Answer) {
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
  const room = isOpen && writer.isAdmin ? 'house' : 'reseller'
  const props = {
    ...{ isApproved: status === 'approved', answeredByName: name, answer },
    writerName: (isOpen && writerName) || senderOf(sheet).company,
    ...{ sheetName: sheetName(sheet), stoneName: sheet.inscription.name },
    sheetUrl: new URL(sheetPath(room, sheet.id), env.SITE_URL).href,
  }
  await queueMail(context, { to, mail: { template: 'proof-sheet-answered', props } })
}

type Said = { token: string; answeredByName: string; answeredAt: Date; linkEndsAt: Date }

/** To the address that the drawing went to: what was approved, word for word, and the way to the paper itself. */
async function sendReceipt(context: RunContext, sheet: ProofSheetRow, { token, ...said }: Said) {
  const { name: senderName, phone: senderPhone, email: senderEmail } = senderOf(sheet)
  const props = {
    ...{ senderName, senderPhone, senderEmail, sheetName: sheetName(sheet), stoneName: sheet.inscription.name },
    ...{ answeredByName: said.answeredByName, lines: cutLines(sheet.inscription), readyWhen: sheet.readyWhen },
    approvedOn: formatWeekdayAndDate(said.answeredAt),
    pdfUrl: new URL(`${familySheetCall(token)}/pdf`, env.SITE_URL).href,
    sheetUrl: new URL(familySheetPath(token), env.SITE_URL).href,
    expiresOn: formatWeekdayAndDate(said.linkEndsAt),
  }
  await queueMail(context, { to: sheet.familyEmail, mail: { template: 'proof-sheet-receipt', props } })
}
