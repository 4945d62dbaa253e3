import Papa from 'papaparse'

/** Starts a CSV file, so that Excel and the Danish bookkeeping programs read it as UTF-8. */
export const byteOrderMark = '\uFEFF'

export type CsvCell = string | number | null | undefined

/** Whatever a spreadsheet takes for a formula, also where more lines follow; amounts such as -290,00 stay numbers. */
const formula = /^(?!-?\d+(?:,\d{2})?$)[=+\-@\t\r\n]/

/** Rows for a Danish spreadsheet: semicolons and CRLF (otherwise RFC 4180), formulas defused. Nothing for no rows. */
export function csvRows(rows: ReadonlyArray<readonly CsvCell[]>): string {
  if (rows.length === 0) return ''
  const cells = rows.map((row) => [...row])
  return `${Papa.unparse(cells, { delimiter: ';', newline: '\r\n', escapeFormulae: formula })}\r\n`
}

/** A heading, and what its column holds of a line. */
export type CsvColumn<Line> = readonly [heading: string, cell: (line: Line) => CsvCell]

/** A whole file for a Danish spreadsheet. */
export function csvFile<Line>(lines: readonly Line[], columns: ReadonlyArray<CsvColumn<Line>>): string {
  const cells = lines.map((line) => columns.map(([, cell]) => cell(line)))
  return byteOrderMark + csvRows([columns.map(([heading]) => heading), ...cells])
}

export const unclosedQuote = 'Et anførselstegn er ikke afsluttet. Ret linjen, og prøv igen.'

/**
 * The rows of a list as spreadsheets save or copy it (RFC 4180 with semicolons, commas or tabs). `unclosedAt` is the
 * 1-based row whose quotation mark is never closed; all lines after it count as one cell. `atMost`: how many rows are
 * read; all unless given.
 */
export function parseCsv(text: string, atMost = 0): { rows: string[][]; unclosedAt: number | null } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), preview: atMost })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  return { rows: data, unclosedAt: unclosed ? (unclosed.row ?? 0) + 1 : null }
}

/** The separator of the heading line. The library's own guess fails on empty lines. */
function separatorOf(text: string): string {
  const headings = text.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? ''
  const [most] = [';', ',', '\t'].sort((a, b) => headings.split(b).length - headings.split(a).length)
  return most ?? ';'
}
