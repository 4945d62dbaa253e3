import Papa from 'papaparse'
import { mostCodesInPackage } from '@/lib/domain/packages/schema'
import { isCvr } from '@/lib/shared/cvr'
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
  const text = decoded(body)
  if (text === null) return wrong(1, 'Det er ikke en CSV-fil. Gem regnearket som CSV, og vælg den fil.')
  const { data: rows, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  // All lines after it would count as one cell, and be passed over without a word.
  if (unclosed) return wrong((unclosed.row ?? 0) + 1, 'Et anførselstegn er ikke afsluttet. Ret linjen, og prøv igen.')
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

/** What the line of headings is parted by. The library's own guess goes astray over empty lines. */
function separatorOf(text: string): string {
  const headings = text.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? ''
  const [most] = [';', ',', '\t'].sort((a, b) => headings.split(b).length - headings.split(a).length)
  return most ?? ';'
}

/** The text of the file; null when it is none: a picture, or the spreadsheet itself. */
function decoded(body: Uint8Array): string | null {
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder('utf-16le').decode(body)
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder('utf-16be').decode(body)
  if (body.includes(0)) return null
  try {
    // A byte order mark at the beginning is left out by itself.
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    // What older Danish spreadsheets write.
    return new TextDecoder('windows-1252').decode(body)
  }
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
