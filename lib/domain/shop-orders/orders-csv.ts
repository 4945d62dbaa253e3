import { closedTexts, stepTexts } from '@/lib/domain/shop-orders/copy'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import type { AdminOrderRow } from '@/lib/domain/shop-orders/views'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere, toOere } from '@/lib/shared/money'

type Line = { row: ShopOrderRow; view: AdminOrderRow | undefined }

/** Families' orders as CSV. */
export const csvColumns: ReadonlyArray<CsvColumn<Line>> = [
  ['Nummer', ({ row }) => row.number],
  ['Bestilt', ({ row }) => danishDay(row.createdAt)],
  ['Vare', ({ view }) => view?.ordered],
  ['Mindeside', ({ row }) => row.memorialName],
  ['Køber', ({ row }) => row.buyerName],
  ['Mail', ({ row }) => row.buyerEmail],
  ['CVR', ({ row }) => row.cvr],
  ['EAN', ({ row }) => row.ean],
  ['Status', ({ row, view }) => closedTexts[row.status] ?? (view && stepTexts[view.step])],
  ['Beløb med moms', ({ row }) => commaOere(toOere(row.totalOere))],
  ['Betalt', ({ row }) => row.paidAt && danishDay(row.paidAt)],
  ['Sendt', ({ row }) => row.shippedAt && danishDay(row.shippedAt)],
]
