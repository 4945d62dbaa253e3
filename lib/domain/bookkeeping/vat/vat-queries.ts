import 'server-only'
import { lossVatOere } from '@/lib/domain/bookkeeping/export/postings'
import { type VatPeriod, vatPeriodBeside } from '@/lib/domain/bookkeeping/vat/vat-periods'
import {
  chosenPeriod,
  type VatDocument,
  type VatLoss,
  type VatView,
  vatInput,
} from '@/lib/domain/bookkeeping/vat/vat-schema'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

const perPage = 100

/** The moms of a period by the dates of the documents and losses, with those behind it. */
export const getVat = defineRead({
  name: 'bookkeeping.get-vat',
  session: 'required',
  input: vatInput,
  authorize: canManageMoney,
  run: async (_, choice): Promise<VatView> => {
    const period = chosenPeriod(choice, danishDay(new Date()))
    const [sums, losses, items] = await Promise.all([
      readVatSums(period),
      readLosses(period),
      readDocuments(period, choice.after ?? 0),
    ])
    const lossVat = sumOere(losses.map(({ vatOere }) => vatOere))
    return {
      period,
      previous: vatPeriodBeside(period, -1),
      next: vatPeriodBeside(period, 1),
      ...sums,
      losses,
      lossVatOere: lossVat,
      dueOere: sumOere([sums.vatOere, -lossVat]),
      items: items.slice(0, perPage),
      nextAfter: items.length > perPage ? (items[perPage - 1]?.number ?? null) : null,
    }
  },
})

type Days = Pick<VatPeriod, 'from' | 'to'>
type Sums = Pick<VatView, 'vatOere' | 'netOere' | 'invoices' | 'creditNotes' | 'documents'>

/** The sums of a period: from the lines, and once more from the documents, to compare. */
export async function readVatSums({ from, to }: Days): Promise<Sums> {
  const [ofLines] = await db.$queryRaw<Array<{ net: bigint; vat: bigint }>>`
    SELECT COALESCE(SUM(CASE i."kind" WHEN 'invoice' THEN l."netOere" ELSE -l."netOere" END), 0)::bigint AS net,
      COALESCE(SUM(CASE i."kind" WHEN 'invoice' THEN l."vatOere" ELSE -l."vatOere" END), 0)::bigint AS vat
    FROM "Invoice" i JOIN "InvoiceLine" l ON l."invoiceId" = i."id"
    WHERE i."issuedOn" BETWEEN ${from}::date AND ${to}::date`
  const groups = await db.invoice.groupBy({
    by: ['kind'],
    where: { issuedOn: { gte: new Date(from), lte: new Date(to) } },
    _sum: { netOere: true, vatOere: true },
    _count: { _all: true },
  })
  const of = (kind: 'invoice' | 'credit_note') => groups.find((group) => group.kind === kind)
  const [made, credited] = [of('invoice'), of('credit_note')]
  const less = (name: 'netOere' | 'vatOere') => toOere((made?._sum[name] ?? 0n) - (credited?._sum[name] ?? 0n))
  return {
    netOere: toOere(ofLines?.net ?? 0n),
    vatOere: toOere(ofLines?.vat ?? 0n),
    invoices: made?._count._all ?? 0,
    creditNotes: credited?._count._all ?? 0,
    documents: { netOere: less('netOere'), vatOere: less('vatOere') },
  }
}

type LossRow = {
  invoiceId: string
  number: number
  buyer: string | null
  bookedOn: Date
  amount: bigint
  before: bigint
}

/** The losses of a period and what came of them after all, by day; without those that no moms is in. */
async function readLosses({ from, to }: Days): Promise<VatLoss[]> {
  const rows = await db.$queryRaw<LossRow[]>`
    SELECT i."id" AS "invoiceId", i."number", i."buyer"->>'name' AS "buyer", e."bookedOn", e."amountOere" AS "amount",
      (SELECT COALESCE(SUM(b."amountOere"), 0)::bigint FROM "ReceivableEntry" b
        WHERE b."invoiceId" = e."invoiceId" AND b."kind" = 'write_off' AND b."id" < e."id") AS "before"
    FROM "ReceivableEntry" e JOIN "Invoice" i ON i."id" = e."invoiceId"
    WHERE e."kind" = 'write_off' AND e."bookedOn" BETWEEN ${from}::date AND ${to}::date
    ORDER BY e."bookedOn", e."id"`
  return rows.flatMap(({ bookedOn, buyer, amount, before, ...row }) => {
    const [lossOere, lossBeforeOere] = [toOere(amount), toOere(before)]
    const vatOere = lossVatOere({ kind: 'write_off', amountOere: lossOere, lossBeforeOere })
    return vatOere === 0
      ? []
      : [{ ...row, buyer: buyer ?? '', bookedOn: bookedOn.toISOString().slice(0, 10), lossOere, vatOere }]
  })
}

async function readDocuments({ from, to }: Days, after: number): Promise<VatDocument[]> {
  const rows = await db.$queryRaw<
    Array<
      Pick<VatDocument, 'id' | 'number' | 'kind'> & { issuedOn: Date; buyer: string | null; net: bigint; vat: bigint }
    >
  >`
    SELECT "id", "number", "kind"::text AS "kind", "issuedOn", "buyer"->>'name' AS "buyer",
      CASE "kind" WHEN 'invoice' THEN "netOere" ELSE -"netOere" END AS net,
      CASE "kind" WHEN 'invoice' THEN "vatOere" ELSE -"vatOere" END AS vat
    FROM "Invoice"
    WHERE "issuedOn" BETWEEN ${from}::date AND ${to}::date AND "number" > ${after}
    ORDER BY "number" LIMIT ${perPage + 1}`
  return rows.map(({ issuedOn, buyer, net, vat, ...row }) => ({
    ...row,
    issuedOn: issuedOn.toISOString().slice(0, 10),
    buyer: buyer ?? '',
    netOere: toOere(net),
    vatOere: toOere(vat),
  }))
}
