import 'server-only'
import { checkedPaymentCode } from '@/lib/domain/invoices/payment-code'
import type { InvoiceParty, LineDraft } from '@/lib/domain/invoices/schema'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, VAT_PERCENT } from '@/lib/shared/money'

const firstNumber = 10_001

export type InvoiceDraft = {
  buyer: InvoiceParty
  buyerReference?: string | null
  lines: readonly LineDraft[]
  /** Danish calendar days, yyyy-mm-dd. */
  dueOn: string
  /** Both null for what is still to be supplied, on a day that is not fixed: momsbekendtgørelsen § 58, stk. 1, nr. 6. */
  suppliedFrom: string | null
  suppliedTo: string | null
  note?: string | null
  /** A company that wants XML too; a buyer with an EAN always gets it. */
  wantsEInvoice?: boolean
  /** Who may see it, what it is for, and where it is sent. */
  receivable: {
    email: string
    userId?: string | null
    memorialId?: string | null
    resellerId?: string | null
    subscriptionId?: string | null
    shopOrderId?: string | null
    purchaseId?: string | null
  }
  now: Date
}

export type IssuedInvoice = { id: string; number: number; totalOere: number }

/**
 * Issues an invoice with the next number of the series, in the caller's transaction. Call it as late as possible: the
 * series is locked until the commit, and a rollback gives the number back (docs/decisions/069). Throws a RangeError for
 * a draft without lines or with a total below zero.
 */
export async function issueInvoice(tx: Transaction, draft: InvoiceDraft): Promise<IssuedInvoice> {
  return issue(tx, draft, null)
}

/**
 * Issues a credit note for lines of an invoice, with positive amounts. The caller has locked the receivable and checked
 * what is left to credit.
 */
export async function issueCreditNote(tx: Transaction, draft: InvoiceDraft, creditsId: string): Promise<IssuedInvoice> {
  return issue(tx, draft, creditsId)
}

async function issue(tx: Transaction, draft: InvoiceDraft, creditsId: string | null): Promise<IssuedInvoice> {
  const { buyer, buyerReference = null, lines, dueOn, suppliedFrom, suppliedTo, note = null, receivable, now } = draft
  const netOere = sumOere(lines.map((line) => line.netOere))
  const vatOere = sumOere(lines.map((line) => line.vatOere))
  const totalOere = sumOere([netOere, vatOere])
  if (lines.length === 0 || totalOere < 0) throw new RangeError('An invoice has lines and no negative total')
  const number = await nextNumber(tx)
  const { id } = await tx.invoice.create({
    data: {
      number,
      kind: creditsId ? 'credit_note' : 'invoice',
      creditsId,
      issuedOn: new Date(danishDay(now)),
      dueOn: new Date(dueOn),
      suppliedFrom: suppliedFrom ? new Date(suppliedFrom) : null,
      suppliedTo: suppliedTo ? new Date(suppliedTo) : null,
      seller: sellerToday(),
      buyer,
      buyerReference,
      paymentCode: checkedPaymentCode(number),
      netOere,
      vatOere,
      totalOere,
      note,
      createdAt: now,
      lines: { create: lines.map((line, index) => ({ ...line, position: index + 1, vatPercent: VAT_PERCENT })) },
      receivable: {
        create: {
          ...receivable,
          totalOere,
          dueOn: new Date(dueOn),
          eInvoice: buyer.ean || (buyer.cvr && draft.wantsEInvoice) ? 'waiting' : 'not_needed',
          // Nobody owes a credit note, or nothing.
          ...(creditsId ? { status: 'credited', settledAt: now } : {}),
          ...(!creditsId && totalOere === 0 ? { status: 'paid', settledAt: now } : {}),
        },
      },
    },
    select: { id: true },
  })
  return { id, number, totalOere }
}

/** The next number without a gap, but for a restore (`skipNumbers`). The first document of a database is number 10001. */
async function nextNumber(tx: Transaction): Promise<number> {
  const [row] = await tx.$queryRaw<{ lastNumber: number }[]>`
    INSERT INTO "InvoiceSeries" ("name", "lastNumber") VALUES ('sales', ${firstNumber})
    ON CONFLICT ("name") DO UPDATE SET "lastNumber" = "InvoiceSeries"."lastNumber" + 1
    RETURNING "lastNumber"`
  if (!row) throw new Error('The invoice series did not answer')
  return row.lastNumber
}

/** The company as it is set up now. */
export function sellerToday(): InvoiceParty {
  const { name, cvr, address, email, phone } = env.company
  const [street = address, ...rest] = address.split(', ')
  const [, postcode = null, city = null] = /^(\d{4}) (.+)$/.exec(rest.at(-1) ?? '') ?? []
  return {
    name,
    address: [street, ...rest.slice(0, -1)].join(', '),
    postcode,
    city,
    country: 'DK',
    cvr,
    ean: null,
    email,
    phone,
    bankAccount: env.bankAccount,
  }
}

/** Of how many days the number of documents says how many may have been lost. */
const countedDays = 60
/** A restore goes back fourteen days at most; this many times what those had before. */
const margin = { times: 4, least: 500 }

/**
 * Leaves out numbers that a lost document may have, up to a full thousand, so that no number is used twice. Returns the
 * first and the last of them.
 */
export async function skipNumbers(tx: Transaction, now: Date): Promise<{ first: number; last: number }> {
  const series = await tx.invoiceSeries.findUnique({ where: { name: 'sales' }, select: { lastNumber: true } })
  const since = new Date(now.getTime() - countedDays * 24 * 3600_000)
  const issued = await tx.invoice.count({ where: { issuedOn: { gte: since } } })
  const first = (series?.lastNumber ?? firstNumber - 1) + 1
  const last = Math.ceil((first + margin.least + margin.times * issued) / 1000) * 1000
  await tx.invoiceSeries.upsert({
    where: { name: 'sales' },
    create: { name: 'sales', lastNumber: last },
    update: { lastNumber: last },
  })
  return { first, last }
}
