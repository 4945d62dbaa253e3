import Papa from 'papaparse'
import { closedTexts, stepTexts } from '@/lib/domain/shop-orders/copy'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import type { AdminOrderRow } from '@/lib/domain/shop-orders/views'
import { danishDay } from '@/lib/shared/danish-time'
import { decimalOere, toOere } from '@/lib/shared/money'

const columns = [
  ...['Nummer', 'Bestilt', 'Vare', 'Mindeside', 'Køber', 'Mail', 'CVR', 'EAN', 'Status'],
  ...['Beløb med moms', 'Betalt', 'Sendt'],
]

/** Families' orders as CSV for a Danish spreadsheet: semicolons, CRLF, byte order mark. Formulas are escaped. */
export function writeOrdersCsv(rows: ShopOrderRow[], views: AdminOrderRow[]): string {
  const lines = rows.map((row, place) => {
    const view = views[place]
    return {
      Nummer: row.number,
      Bestilt: danishDay(row.createdAt),
      Vare: view?.ordered,
      Mindeside: row.memorialName,
      Køber: row.buyerName,
      Mail: row.buyerEmail,
      CVR: row.cvr,
      EAN: row.ean,
      Status: closedTexts[row.status] ?? (view && stepTexts[view.step]),
      'Beløb med moms': decimalOere(toOere(row.totalOere)).replace('.', ','),
      Betalt: row.paidAt && danishDay(row.paidAt),
      Sendt: row.shippedAt && danishDay(row.shippedAt),
    }
  })
  return `\uFEFF${Papa.unparse({ fields: columns, data: lines }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
}
