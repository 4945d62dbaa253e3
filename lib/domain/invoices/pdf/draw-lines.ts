import 'server-only'
import { drawRule, left, makeRoom, quiet, type Sheet, write } from '@/lib/domain/invoices/pdf/sheet'
import type { InvoiceLineView } from '@/lib/domain/invoices/schema'
import { mm } from '@/lib/integrations/print/pdf-document'
import { drawArtifact, type Part } from '@/lib/integrations/print/tagged-text'
import { formatOere, VAT_PERCENT } from '@/lib/shared/money'

const columns = [
  { title: 'Beskrivelse', x: 0, width: 74, align: 'left' },
  { title: 'Antal', x: 76, width: 18, align: 'right' },
  { title: 'Pris uden moms', x: 96, width: 28, align: 'right' },
  { title: 'Moms', x: 126, width: 11, align: 'right' },
  { title: 'Beløb uden moms', x: 140, width: 30, align: 'right' },
] as const

const gap = mm(2.2)

/** The table of lines; its head is repeated on each page. */
export function drawLines(sheet: Sheet): void {
  const { root, invoice } = sheet
  const table = root.open('Table')
  makeRoom(sheet, mm(30))
  drawTableHead(sheet, table)
  for (const line of invoice.lines) {
    if (makeRoom(sheet, heightOf(sheet, line) + 2 * gap)) drawArtifact(sheet.doc, () => drawTableHead(sheet, null))
    drawLine(sheet, table.open('TR'), line)
  }
}

/** `table`: null where it is repeated, and only seen. */
function drawTableHead(sheet: Sheet, table: Part | null): void {
  const { doc } = sheet
  const { y } = doc
  const row = table?.open('TR')
  let below = y
  for (const { title, x, width, align } of columns) {
    const draw = () => {
      write(sheet, { size: 9, colour: quiet }).text(title, left + mm(x), y, { width: mm(width), align })
    }
    if (row) row.draw('TH', draw, { scope: 'Column' })
    else draw()
    below = Math.max(below, doc.y)
  }
  doc.y = below + mm(1.2)
  if (row) drawRule(sheet)
  doc.y += gap
}

function drawLine(sheet: Sheet, row: Part, line: InvoiceLineView): void {
  const { doc } = sheet
  const { y } = doc
  const below = y + heightOf(sheet, line)
  for (const [index, { x, width, align }] of columns.entries()) {
    const text = cellsOf(line)[index] ?? ''
    row.draw('TD', () => write(sheet, {}).text(text, left + mm(x), y, { width: mm(width), align, features: ['tnum'] }))
  }
  doc.y = below + gap
  drawRule(sheet)
  doc.y += gap
}

const cellsOf = ({ text, quantity, unitNetOere, vatPercent, netOere }: InvoiceLineView) => [
  text,
  `${quantity.toLocaleString('da-DK')} stk.`,
  formatOere(unitNetOere),
  `${vatPercent} %`,
  formatOere(netOere),
]

const heightOf = (sheet: Sheet, { text }: InvoiceLineView) =>
  write(sheet, {}).heightOfString(text, { width: mm(columns[0].width) })

const sumsX = left + mm(82)

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
      drawRule(sheet, sumsX)
      doc.y += mm(2)
    }
    const { y } = doc
    const style = isLast ? ({ face: 'sans-semibold', size: 12 } as const) : {}
    const row = table.open('TR')
    row.draw('TH', () => write(sheet, style).text(name, sumsX, y, { width: mm(54) }), { scope: 'Row' })
    const below = doc.y
    row.draw('TD', () =>
      write(sheet, style).text(formatOere(amountOere), sumsX + mm(56), y, {
        width: mm(32),
        align: 'right' as const,
        features: ['tnum' as const],
      }),
    )
    doc.y = Math.max(below, doc.y) + mm(2)
  }
  doc.y += mm(6)
}
