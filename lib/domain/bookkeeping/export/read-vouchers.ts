import 'server-only'
import type { ExportPeriod } from '@/lib/domain/bookkeeping/export/export-schema'
import {
  type BookedDocument,
  type BookedMovement,
  documentPostings,
  movementPostings,
  type Posting,
} from '@/lib/domain/bookkeeping/export/postings'
import { partyOf } from '@/lib/domain/invoices/party'
import { db, type Prisma } from '@/lib/server/db'
import { toOere } from '@/lib/shared/money'

const atOnce = 500

/**
 * The vouchers of a period, some hundreds at a time: first the documents by number, then payments, refunds and losses
 * by day.
 */
export async function* readVouchers(period: ExportPeriod): AsyncGenerator<Posting[][]> {
  for await (const documents of readDocuments(period)) yield documents.map(documentPostings)
  for await (const movements of readMovements(period)) {
    yield movements.map(movementPostings).filter((postings) => postings.length > 0)
  }
}

/** The invoices and credit notes of a period by number, 500 at a time. */
async function* readDocuments({ from, to }: ExportPeriod): AsyncGenerator<BookedDocument[]> {
  for (let after = 0; ; ) {
    const rows = await db.invoice.findMany({
      where: { issuedOn: { gte: new Date(from), lte: new Date(to) }, number: { gt: after } },
      orderBy: { number: 'asc' },
      take: atOnce,
      select: documentColumns,
    })
    if (rows.length > 0) yield rows.map(documentOf)
    if (rows.length < atOnce) return
    after = rows.at(-1)?.number ?? after
  }
}

const documentColumns = {
  number: true,
  kind: true,
  issuedOn: true,
  buyer: true,
  totalOere: true,
  vatOere: true,
  lines: { select: { account: true, netOere: true, vatOere: true }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.InvoiceSelect

type DocumentRow = Prisma.InvoiceGetPayload<{ select: typeof documentColumns }>

const documentOf = ({ issuedOn, buyer, totalOere, vatOere, lines, ...row }: DocumentRow): BookedDocument => ({
  ...row,
  issuedOn: issuedOn.toISOString().slice(0, 10),
  buyer: partyOf(buyer).name,
  totalOere: toOere(totalOere),
  vatOere: toOere(vatOere),
  lines: lines.map((line) => ({ account: line.account, netOere: toOere(line.netOere), vatOere: toOere(line.vatOere) })),
})

type MovementRow = Omit<BookedMovement, 'bookedOn' | 'amountOere' | 'buyer' | 'place' | 'lossBeforeOere'> & {
  id: string
  bookedOn: Date
  amountOere: bigint
  buyer: string | null
  place: bigint
  lossBefore: bigint
}

/**
 * The movements booked in a period, by day, 500 at a time. The place counts all of an invoice's movements, so that a
 * voucher has the same number in every export.
 */
export async function* readMovements({ from, to }: ExportPeriod): AsyncGenerator<BookedMovement[]> {
  for (let last = { day: from, id: '00000000-0000-0000-0000-000000000000' }; ; ) {
    const rows = await db.$queryRaw<MovementRow[]>`
      SELECT e."id", i."number", e."kind"::text AS "kind", e."bookedOn", e."amountOere", i."buyer"->>'name' AS "buyer",
        (SELECT COUNT(*) FROM "ReceivableEntry" b WHERE b."invoiceId" = e."invoiceId" AND b."id" <= e."id") AS "place",
        (SELECT COALESCE(SUM(b."amountOere"), 0)::bigint FROM "ReceivableEntry" b
          WHERE b."invoiceId" = e."invoiceId" AND b."kind" = 'write_off' AND b."id" < e."id") AS "lossBefore",
        COALESCE(p."provider", CASE WHEN NOT f."byBank" THEN rp."provider" END, 'bank') <> 'bank' AS "isByProvider"
      FROM "ReceivableEntry" e
        JOIN "Invoice" i ON i."id" = e."invoiceId"
        LEFT JOIN "Payment" p ON p."id" = e."paymentId"
        LEFT JOIN "ReceivableEntry" u ON u."id" = e."undoesId"
        LEFT JOIN "Refund" f ON f."id" = COALESCE(e."refundId", u."refundId")
        LEFT JOIN "Payment" rp ON rp."id" = f."paymentId"
      WHERE e."bookedOn" <= ${to}::date AND (e."bookedOn", e."id") > (${last.day}::date, ${last.id}::uuid)
      ORDER BY e."bookedOn", e."id" LIMIT ${atOnce}`
    if (rows.length > 0) yield rows.map(movementOf)
    const end = rows.at(-1)
    if (!end || rows.length < atOnce) return
    last = { day: end.bookedOn.toISOString().slice(0, 10), id: end.id }
  }
}

const movementOf = ({
  id: _,
  bookedOn,
  amountOere,
  buyer,
  place,
  lossBefore,
  ...row
}: MovementRow): BookedMovement => ({
  ...row,
  bookedOn: bookedOn.toISOString().slice(0, 10),
  amountOere: toOere(amountOere),
  buyer: buyer ?? '',
  place: Number(place),
  lossBeforeOere: toOere(lossBefore),
})
