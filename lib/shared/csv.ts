import Papa from 'papaparse'

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
