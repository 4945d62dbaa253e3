import { notCsv } from '@/lib/domain/packages/copy'
import { mostCodesInPackage } from '@/lib/domain/packages/schema'
import { parseCsv, unclosedQuote } from '@/lib/shared/csv'
import { isCvr } from '@/lib/shared/cvr'
import { decodeText } from '@/lib/shared/decode-text'
import { formatTextCode, isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export type ListedCode = { line: number; code: string; cvr: string }
export type LineProblem = { line: number; sentence: string }

const codeHeadings = ['kode', 'qrkode']
const cvrHeadings = ['cvr', 'cvrnummer', 'cvrnr', 'forhandlercvr', 'forhandlerscvr', 'forhandler']

/**
 * Reads a delivery list as spreadsheets write it: semicolons, commas or tabs, with or without a byte order mark, in
 * UTF-8, UTF-16 or Windows-1252. Two columns are wanted, Kode and CVR; others are passed over. Returns the lines that are
 * right in themselves, and a Danish sentence for each that is not. Lines count from 1, the headings included.
 */
export function readCodeList(body: Uint8Array): { listed: ListedCode[]; problems: LineProblem[] } {
  const text = decodeText(body)
  if (text === null) return wrong(1, notCsv)
  const { rows, unclosedAt } = parseCsv(text)
  if (unclosedAt) return wrong(unclosedAt, unclosedQuote)
  const start = rows.findIndex((row) => !isBlank(row))
  const headings = (rows[start] ?? []).map((cell) => cell.toLowerCase().replace(/[^a-zæøå]/g, ''))
  const codeAt = placeOf(headings, codeHeadings)
  const cvrAt = placeOf(headings, cvrHeadings)
  if (codeAt < 0 || cvrAt < 0) {
    return wrong(Math.max(start, 0) + 1, 'Første linje skal have overskrifterne Kode og CVR.')
  }
  const lines = rows.flatMap((row, place) =>
    place <= start || isBlank(row) ? [] : [{ line: place + 1, code: row[codeAt] ?? '', cvr: row[cvrAt] ?? '' }],
  )
  if (lines.length === 0) return wrong(start + 2, 'Der er ingen koder i filen.')
  if (lines.length > mostCodesInPackage) {
    return wrong(start + mostCodesInPackage + 2, 'Der må højst være 10.000 koder i filen. Del den i flere.')
  }
  return checkLines(lines)
}

function checkLines(lines: ListedCode[]): { listed: ListedCode[]; problems: LineProblem[] } {
  const listed: ListedCode[] = []
  const problems: LineProblem[] = []
  const lineOf = new Map<string, number>()
  for (const { line, ...cells } of lines) {
    const code = normaliseTextCode(cells.code)
    const cvr = cells.cvr.replace(/^DK/i, '').replace(/\s/g, '')
    const sentence = problemOf({ ...cells, code, cvr }, cells.code, lineOf.get(code))
    if (sentence) problems.push({ line, sentence })
    else listed.push({ line, code, cvr })
    if (!lineOf.has(code)) lineOf.set(code, line)
  }
  return { listed, problems }
}

function problemOf({ code, cvr }: { code: string; cvr: string }, typed: string, seenAt?: number): string | null {
  const quoted = Array.from(typed.trim()).slice(0, 40).join('')
  if (quoted === '') return 'Koden mangler.'
  if (!isTextCode(code)) return `»${quoted}« er ikke en rigtig kode. Se efter, om alle ti tegn er med.`
  if (seenAt) return `${formatTextCode(code)} står også i linje ${seenAt}.`
  if (cvr === '') return 'Forhandlerens CVR-nummer mangler.'
  if (!isCvr(cvr)) return `»${Array.from(cvr).slice(0, 40).join('')}« er ikke et rigtigt CVR-nummer.`
  return null
}

function isBlank(row: string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

/** The first of the wanted names that is there: CVR goes before Forhandler, which may be the company's name. */
function placeOf(headings: string[], wanted: string[]): number {
  const name = wanted.find((candidate) => headings.includes(candidate))
  return name ? headings.indexOf(name) : -1
}

function wrong(line: number, sentence: string) {
  return { listed: [], problems: [{ line, sentence }] }
}
