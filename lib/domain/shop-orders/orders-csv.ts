import { closedTexts, stepTexts } from '@/lib/domain/shop-orders/copy'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import type { AdminOrderRow } from '@/lib/domain/shop-orders/views'
import { csvFile } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere, toOere } from '@/lib/shared/money'

/** Families' orders as CSV. `views` belongs to `rows`, one by one. */
export function writeOrdersCsv(rows: ShopOrderRow[], views: AdminOrderRow[]): string {
  const lines = rows.map((row, place) => ({ row, view: views[place] }))
  return csvFile(lines, [
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
  ])
}
