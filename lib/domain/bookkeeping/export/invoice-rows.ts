import 'server-only'
import type { ExportPeriod } from '@/lib/domain/bookkeeping/export/export-schema'
import { partyOf } from '@/lib/domain/invoices/party'
import { owedOf } from '@/lib/domain/invoices/receivables'
import { shownOere } from '@/lib/domain/invoices/shown-amounts'
import { db } from '@/lib/server/db'
import { toOere } from '@/lib/shared/money'

/** An invoice or credit note in the list; a credit note's amounts are below zero. Days as yyyy-mm-dd. */
export type InvoiceRow = {
  number: number
  kind: 'invoice' | 'credit_note'
  issuedOn: string
  dueOn: string
  buyer: string
  cvr: string
  ean: string
  netOere: number
  vatOere: number
  totalOere: number
  settledOere: number
  leftOere: number
  statusText: string
  paymentCode: string
  /** The number of the invoice it credits. */
  credits: number | null
}

const atOnce = 500
const statusTexts = { open: 'Åben', paid: 'Betalt', credited: 'Krediteret', written_off: 'Tabt' } as const

/** The documents of a period by number, 500 at a time. */
export async function* readInvoiceRows({ from, to }: ExportPeriod): AsyncGenerator<InvoiceRow[]> {
  for (let after = 0; ; ) {
    const rows = await db.invoice.findMany({
      where: { issuedOn: { gte: new Date(from), lte: new Date(to) }, number: { gt: after } },
      orderBy: { number: 'asc' },
      take: atOnce,
      select: {
        number: true,
        kind: true,
        issuedOn: true,
        dueOn: true,
        buyer: true,
        paymentCode: true,
        netOere: true,
        vatOere: true,
        totalOere: true,
        credits: { select: { number: true } },
        receivable: { select: { status: true, settledOere: true } },
      },
    })
    if (rows.length > 0) {
      yield rows.map(({ issuedOn, dueOn, buyer, netOere, vatOere, totalOere, credits, receivable, ...row }) => {
        const signed = (int8: bigint) => shownOere(row.kind, toOere(int8))
        const { name, cvr, ean } = partyOf(buyer)
        const settledOere = toOere(receivable?.settledOere ?? 0n)
        return {
          ...row,
          issuedOn: issuedOn.toISOString().slice(0, 10),
          dueOn: dueOn.toISOString().slice(0, 10),
          buyer: name,
          cvr: cvr ?? '',
          ean: ean ?? '',
          netOere: signed(netOere),
          vatOere: signed(vatOere),
          totalOere: signed(totalOere),
          settledOere,
          leftOere: owedOf({ kind: row.kind, totalOere: toOere(totalOere), settledOere }),
          statusText: row.kind === 'invoice' ? statusTexts[receivable?.status ?? 'open'] : '',
          credits: credits?.number ?? null,
        }
      })
    }
    if (rows.length < atOnce) return
    after = rows.at(-1)?.number ?? after
  }
}
