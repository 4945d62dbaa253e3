import 'server-only'
import { planArtwork } from '@/lib/domain/artwork/plan'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import type { ChosenCodes } from '@/lib/domain/production/choose-codes'
import { type PlateText, readPlateTexts, type TextProblem } from '@/lib/domain/production/plate-texts'
import { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

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
  const told = problems.slice(0, 5).map(({ row, problem }) => (row > 0 ? `Række ${row}: ${problem}` : problem))
  const more = problems.length > told.length ? ` Og ${problems.length - told.length} andre steder.` : ''
  return told.join(' ') + more
}
