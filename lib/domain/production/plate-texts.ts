import 'server-only'
import { planArtwork } from '@/lib/domain/artwork/plan'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import type { ChosenCodes } from '@/lib/domain/production/choose-codes'
import { DomainError } from '@/lib/server/errors'
import { parseCsv, unclosedQuote } from '@/lib/shared/csv'
import { cleanText } from '@/lib/shared/input/clean-text'
import { formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** Each text is planned before the batch is made; more would take too long for one request. */
export const mostPlateTexts = 500
const mostLines = 6
const longestLine = 60

/** The text of one plaque, named by `code` or by `position` in the batch (from 1); `row` is its row in the list. */
export type PlateText = { row: number; code: string | null; position: number | null; lines: string[] }
export type TextProblem = { row: number; problem: string }

const codeHeads = ['kode', 'koden', 'qr-kode']
const positionHeads = ['nr', 'nr.', 'nummer', 'plads', 'stykke']
const unreadable =
  'Nogle af bogstaverne kan ikke læses. Gem listen igen som CSV (UTF-8), eller kopiér rækkerne fra regnearket og sæt dem ind.'
const noRows =
  'Der er ingen rækker i listen. Skriv en række til hver plade under overskrifterne, eller lad feltet være tomt.'
const brokenCell = 'Der er et linjeskift i et af felterne. Skriv hver linje i sin egen kolonne.'
const example = 'Skriv »Kode« eller »Nr.« i den første kolonne og »Linje 1«, »Linje 2« og så videre i de næste.'

/**
 * Parses a list of texts as spreadsheets save or copy it: semicolons, commas or tabs, one plaque a row, its code or
 * position first, then up to six lines. Problems have the row, the header being row 1.
 */
export function readPlateTexts(list: string): { texts: PlateText[]; problems: TextProblem[] } {
  if (isOtherEncoding(list)) return { texts: [], problems: [{ row: 0, problem: unreadable }] }
  const parsed = parseCsv(list.replace(/^\uFEFF/, '').trim())
  if (parsed.unclosedAt) return { texts: [], problems: [{ row: parsed.unclosedAt, problem: unclosedQuote }] }
  const [head = [], ...rows] = parsed.rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const [first = '', ...names] = head.map((name) => name.trim().toLocaleLowerCase('da-DK'))
  const isByCode = codeHeads.includes(first)
  const isHead = isByCode || positionHeads.includes(first)
  if (!isHead || names.length === 0 || names.some((name, at) => !isLineHead(name, at))) {
    return { texts: [], problems: [{ row: 1, problem: example }] }
  }
  if (rows.length === 0) return { texts: [], problems: [{ row: 0, problem: noRows }] }
  if (rows.length > mostPlateTexts) {
    const problem = `Der kan højst være ${mostPlateTexts} plader med hver sin tekst i et parti.`
    return { texts: [], problems: [{ row: mostPlateTexts + 2, problem }] }
  }
  const problems: TextProblem[] = []
  const seen = new Map<string, number>()
  const texts = rows.map(([key = '', ...cells], at): PlateText => {
    const row = at + 2
    const code = isByCode ? normaliseTextCode(key) : null
    const position = isByCode ? null : Number(key.trim().replace(/\.$/, ''))
    const lines = withoutEnd(cells.map((cell) => cleanText(cell)))
    const add = (problem: string) => problems.push({ row, problem })
    const before = seen.get(String(code ?? position))
    if (before) add(`Den samme plade står også i række ${before}.`)
    seen.set(String(code ?? position), row)
    if (position !== null && !(Number.isInteger(position) && position >= 1))
      add(`»${key.slice(0, 40)}« er ikke et nummer.`)
    if (lines.every((line) => line === '')) add('Der er ingen tekst.')
    if (lines.some((line) => /[\r\n]/.test(line))) add(brokenCell)
    if (lines.length > mostLines) add(`Der kan højst være ${mostLines} linjer på en plade.`)
    for (const line of lines.filter((each) => Array.from(each).length > longestLine)) {
      add(`»${Array.from(line).slice(0, 30).join('')}…« er for lang. En linje må højst være på ${longestLine} tegn.`)
    }
    return { row, code, position, lines }
  })
  return { texts, problems }
}

/** Signs of a file decoded wrongly: UTF-16 leaves U+0000, and invalid UTF-8 becomes U+FFFD. */
function isOtherEncoding(list: string): boolean {
  return list.includes('\u0000') || list.includes('\uFFFD') || /^(ÿþ|þÿ)/.test(list)
}

/** 'linje 3', or empty, since spreadsheets sometimes omit headers. */
function isLineHead(name: string, at: number): boolean {
  return name === '' || name.replace(/\s+/, ' ') === `linje ${at + 1}`
}

function withoutEnd(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line !== '')
  return lines.slice(0, last + 1)
}

type Chosen = ChosenCodes['codes'][number]
export type GivenText = { row: number; number: number; code: string; lines: string[]; options: ArtworkOptions }

export type GivenTexts = { given: GivenText[]; ofCode: Map<string, ArtworkOptions>; problems: TextProblem[] }

/** Longest time to spend in one request, ms. */
const longestMs = 15_000

/**
 * Gives each code of a batch its own text from a list. Reports codes without a text, with two, or with an approved
 * drawing, and texts that do not fit, so that nothing stops at the machine. `ofCode` is by the code's id. Throws
 * INVALID_INPUT at `texts` when it takes longer than `lastsMs`.
 */
export async function giveTexts(
  list: string,
  { codes, options, lastsMs = longestMs }: { codes: readonly Chosen[]; options: ArtworkOptions; lastsMs?: number },
): Promise<GivenTexts> {
  const endsAt = Date.now() + lastsMs
  const { texts, problems } = readPlateTexts(list)
  const given: GivenText[] = []
  const ofCode = new Map<string, ArtworkOptions>()
  const places = new Map(codes.map(({ code }, at) => [code, at]))
  for (const text of texts) {
    if (Date.now() > endsAt) throw new DomainError('INVALID_INPUT', {}, { texts: tooLongText })
    const at = text.code === null ? (text.position ?? 0) - 1 : (places.get(text.code) ?? -1)
    const chosen = codes[at]
    const problem = chosen ? whyNot(chosen) : unknown(text, codes.length)
    if (problem) problems.push({ row: text.row, problem })
    if (!chosen || problem) continue
    // A plaque with its own text does not get the batch's further names.
    const own = { ...options, lines: text.lines, people: [] }
    const isWhole = !problems.some(({ row }) => row === text.row)
    const [stop] = isWhole ? planArtwork(own, chosen.code).stops : []
    if (stop) problems.push({ row: text.row, problem: stop.text })
    given.push({ row: text.row, number: at + 1, code: formatTextCode(chosen.code), lines: text.lines, options: own })
    ofCode.set(chosen.qrCodeId, own)
    // Lets other requests run in between.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const missing = codes.filter(({ qrCodeId, proofSheetId }) => proofSheetId === null && !ofCode.has(qrCodeId))
  if (texts.length > 0 && missing.length > 0) problems.push({ row: 0, problem: missingText(missing) })
  return { given, ofCode, problems: problems.toSorted((one, other) => one.row - other.row) }
}

const tooLongText = 'Det tager for lang tid at gennemgå så mange plader på én gang. Del listen, og lav to partier.'

const whyNot = ({ proofSheetId }: Chosen) =>
  proofSheetId === null ? null : 'Familien har godkendt en tegning til den plade, og den gælder. Slet rækken.'

function unknown({ code, position }: PlateText, count: number): string {
  if (code !== null) return `Koden ${formatTextCode(code).slice(0, 40)} er ikke med i partiet.`
  return `Der er ingen plade nr. ${position}. Partiet er på ${count}.`
}

function missingText(missing: readonly Chosen[]): string {
  const named = missing.slice(0, 3).map(({ code }) => formatTextCode(code))
  const more = missing.length > named.length ? ` og ${missing.length - named.length} til` : ''
  return `Der mangler tekst til ${named.join(', ')}${more}.`
}

/** 'Række 3: Der er ingen tekst.' for the first five problems. */
export function problemsText(problems: readonly TextProblem[]): string {
  const shown = problems.slice(0, 5).map(({ row, problem }) => (row > 0 ? `Række ${row}: ${problem}` : problem))
  const more = problems.length > shown.length ? ` Og ${problems.length - shown.length} andre steder.` : ''
  return shown.join(' ') + more
}
