import 'server-only'
import { bookEntry, readLossOere, takeBackLoss } from '@/lib/domain/invoices/book-entry'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { type IssuedInvoice, issueCreditNote } from '@/lib/domain/invoices/issue-invoice'
import { partyOf } from '@/lib/domain/invoices/party'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import type { LineDraft } from '@/lib/domain/invoices/schema'
import type { WriteContext } from '@/lib/server/command'
import type { Prisma } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { formatOere, shareOfOere, sumOere, toOere } from '@/lib/shared/money'

type Credit = {
  invoiceId: string
  /** Øre including moms, above 0; 'rest': all that is not credited yet. */
  amountOere: number | 'rest'
  /** Why: printed as the line of a part, or above the lines of the whole. At most 300 characters. */
  text: string
  now: Date
}

/**
 * Issues a credit note for all or part of an invoice and books it there. What is credited in all never exceeds the
 * invoice, also when two run at once. It does not pay anything back, and sends nothing: see sendInvoice. Throws
 * NOT_FOUND, NOT_AN_INVOICE and CREDIT_TOO_LARGE.
 */
export async function creditInvoice(
  context: WriteContext,
  { invoiceId, amountOere, text, now }: Credit,
): Promise<IssuedInvoice> {
  const receivable = await lockReceivable(context.tx, invoiceId)
  if (receivable.kind === 'credit_note') throw new InvoiceError('NOT_AN_INVOICE')
  const invoice = await context.tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, include: creditedParts })
  const left = leftByAccount(invoice)
  const leftOere = sumOere(left.map((each) => each.leftOere))
  const credited = amountOere === 'rest' ? leftOere : amountOere
  if (credited <= 0 || credited > leftOere) throw new InvoiceError('CREDIT_TOO_LARGE', { left: formatOere(leftOere) })
  const isWhole = credited === leftOere && invoice.creditNotes.length === 0
  const note = await issueCreditNote(
    context.tx,
    {
      buyer: partyOf(invoice.buyer),
      buyerReference: invoice.buyerReference,
      lines: isWhole ? asDrafts(invoice.lines) : sharedLines(left, credited, text),
      dueOn: danishDay(now),
      suppliedFrom: invoice.suppliedFrom && danishDay(invoice.suppliedFrom),
      suppliedTo: invoice.suppliedTo && danishDay(invoice.suppliedTo),
      // The line of a part has it already.
      note: isWhole ? text : null,
      wantsEInvoice: receivable.eInvoice !== 'not_needed',
      receivable: {
        email: receivable.email,
        userId: receivable.userId,
        memorialId: receivable.memorialId,
        resellerId: receivable.resellerId,
        subscriptionId: receivable.subscriptionId,
        shopOrderId: receivable.shopOrderId,
        purchaseId: receivable.purchaseId,
      },
      now,
    },
    invoiceId,
  )
  const bookedOn = danishDay(now)
  // What is credited beyond the rest was counted as a loss.
  const noLossOere = sumOere([credited, await readLossOere(context.tx, invoiceId), -leftOere])
  const owed = await takeBackLoss(context, receivable, { amountOere: noLossOere, bookedOn, now })
  await bookEntry(context, owed, {
    kind: 'credit',
    amountOere: note.totalOere,
    bookedOn,
    creditNoteId: note.id,
    now,
  })
  return note
}

const creditedParts = {
  lines: { orderBy: { position: 'asc' } },
  creditNotes: { select: { lines: true } },
} as const satisfies Prisma.InvoiceInclude

type Line = Prisma.InvoiceLineGetPayload<object>
type Left = { account: string; leftOere: number }

/** What is not credited yet, in øre including moms, of each account; none below zero. */
function leftByAccount(invoice: { lines: Line[]; creditNotes: { lines: Line[] }[] }): Left[] {
  const sums = new Map<string, number>()
  const add = ({ account, netOere, vatOere }: Line, sign: 1 | -1) => {
    const lineOere = sumOere([toOere(netOere), toOere(vatOere)])
    sums.set(account, sumOere([sums.get(account) ?? 0, sign === 1 ? lineOere : -lineOere]))
  }
  for (const line of invoice.lines) add(line, 1)
  for (const line of invoice.creditNotes.flatMap(({ lines }) => lines)) add(line, -1)
  return [...sums].map(([account, leftOere]) => ({ account, leftOere }))
}

/** The amount shared by what is left of each account, carried so that the shares add up to it. */
function sharedLines(left: Left[], amountOere: number, text: string): LineDraft[] {
  const owed = left.filter((each) => each.leftOere > 0)
  const wholeOere = sumOere(owed.map((each) => each.leftOere))
  let soFar = { leftOere: 0, shareOere: 0 }
  const shares = owed.map(({ account, leftOere }) => {
    const before = soFar
    const sum = sumOere([before.leftOere, leftOere])
    soFar = { leftOere: sum, shareOere: shareOfOere(amountOere, sum, wholeOere) }
    return { text, quantity: 1, priceOere: sumOere([soFar.shareOere, -before.shareOere]), account }
  })
  return linesInclVat(shares.filter(({ priceOere }) => priceOere > 0))
}

const asDrafts = (lines: Line[]): LineDraft[] =>
  lines.map(({ text, quantity, unitNetOere, netOere, vatOere, account }) => ({
    text,
    quantity,
    account,
    unitNetOere: toOere(unitNetOere),
    netOere: toOere(netOere),
    vatOere: toOere(vatOere),
  }))
