import Papa from 'papaparse'

/** Puts Excel and the Danish bookkeeping programs at UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Whatever a spreadsheet takes for a formula, except amounts such as -290,00; also where more lines follow. */
const formula = /^(?!-?\d+(?:,\d{2})?$)[=+\-@\t\r\n]/

/** Rows for a Danish spreadsheet: semicolons and CRLF, formulas defused (as the other CSV files of the site). */
export function csvRows(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  if (rows.length === 0) return ''
  const data = rows.map((row) => [...row])
  return `${Papa.unparse(data, { delimiter: ';', newline: '\r\n', header: false, escapeFormulae: formula })}\r\n`
}

/** 'dd-mm-yyyy' from yyyy-mm-dd. */
export const csvDay = (day: string) => day.split('-').reverse().join('-')

/** A file that is written while it is sent: one part in memory at a time. */
export function csvStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
