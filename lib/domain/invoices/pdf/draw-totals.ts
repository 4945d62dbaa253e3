import 'server-only'
import { drawRule, left, makeRoom, type Sheet, write } from '@/lib/domain/invoices/pdf/sheet'
import { mm } from '@/lib/integrations/print/pdf-document'
import { formatOere, VAT_PERCENT } from '@/lib/shared/money'

const x = left + mm(82)

/** Net, moms and total; there is one rate. */
export function drawTotals(sheet: Sheet): void {
  const { doc, root, invoice } = sheet
  const { netOere, vatOere, totalOere } = invoice
  makeRoom(sheet, mm(34))
  const table = root.open('Table')
  const rows: [string, number][] = [
    ['I alt uden moms', netOere],
    [`${VAT_PERCENT} % moms af ${formatOere(netOere)}`, vatOere],
    ['I alt', totalOere],
  ]
  doc.y += mm(2)
  for (const [index, [name, amountOere]] of rows.entries()) {
    const isLast = index === rows.length - 1
    if (isLast) {
      drawRule(sheet, x)
      doc.y += mm(2)
    }
    const { y } = doc
    const style = isLast ? ({ face: 'sans-semibold', size: 12 } as const) : {}
    const row = table.open('TR')
    row.draw('TH', () => write(sheet, style).text(name, x, y, { width: mm(54) }), { scope: 'Row' })
    const below = doc.y
    row.draw('TD', () =>
      write(sheet, style).text(formatOere(amountOere), x + mm(56), y, {
        width: mm(32),
        align: 'right' as const,
        features: ['tnum' as const],
      }),
    )
    doc.y = Math.max(below, doc.y) + mm(2)
  }
  doc.y += mm(6)
}
