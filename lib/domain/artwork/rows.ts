import 'server-only'
import { faceFacts, leastCapOf } from '@/lib/domain/artwork/faces'
import type { Line } from '@/lib/domain/artwork/lettering'
import { leastMarkOf } from '@/lib/domain/artwork/marks'
import { type PeopleRow, peopleRow } from '@/lib/domain/artwork/people'
import type { Plaque } from '@/lib/domain/artwork/plaque'
import { snap } from '@/lib/domain/artwork/polygons'
import type { ArtworkMark, ArtworkOptions } from '@/lib/domain/artwork/schema'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** One row of a drawing, from the top: its wished height (of a line: its cap height) and the gap above it, mm. */
export type Row = { gapMm: number; heightMm: number } & (
  | { kind: 'text'; line: Line; isInscription: boolean; isFixed: boolean }
  | PeopleRow
  | { kind: 'mark'; mark: Exclude<ArtworkMark, 'none'> }
  | { kind: 'field' }
)

export type RowsInput = {
  options: ArtworkOptions
  code: string
  fieldMm: number
  moduleMm: number
  plaque: Plaque | null
}

/** The lines that will be cut, without sizes; `people` are the blocks of several names, none when there is one. */
export function linesOf(options: ArtworkOptions, code: string) {
  const { edition, faces, lines, people } = options
  const first = faces[0] ?? 'newsreader'
  const line = (text: string, at: number): Line => ({ text, face: faceFacts(faces[at] ?? first).face, edition })
  const own = /\d/.test(lines[1] ?? '') ? 2 : 1
  const blocks = people.length > 0 ? [lines.slice(0, own), ...people] : []
  // A script is illegible in the small line under the code.
  const captionFace = faceFacts(faceFacts(first).isScript ? 'newsreader' : first).face
  return {
    inscription: lines.map(line),
    people: blocks.map((block) => block.map(line)),
    caption: { text: options.caption, face: captionFace, edition } satisfies Line,
    code: { text: formatTextCode(code), face: 'sans-semibold', tracking: 0.05 } satisfies Line,
  }
}

/**
 * The rows of a drawing at one scale of its type: the first line, which is largest, the other lines, mark, symbol,
 * caption, code. Type grows with the plaque, or with the symbol when there is none.
 */
export function rowsOf({ options, code, fieldMm, moduleMm, plaque }: RowsInput, scale: number): Row[] {
  const base = (plaque ? 0.09 * Math.min(plaque.widthMm, plaque.heightMm) : 0.12 * fieldMm) * scale
  const cap = (share: number, { face }: Line) => snap(Math.max(leastCapOf(face), base * share))
  const around = Math.max(1.5, moduleMm, base * 0.6)
  const lines = linesOf(options, code)
  const rows: Row[] = []
  const fixed = (at: number) => options.capsMm[at] ?? null
  let air = 0
  const isTogether = lines.people.length > 0
  if (isTogether) {
    const levels = Math.max(...lines.people.map(({ length }) => length))
    const caps = Array.from({ length: levels }, (_, at) => {
      const wished = lines.people
        .map((block) => block[at])
        .flatMap((line) => (line ? [cap(at === 0 ? 0.8 : 0.55, line)] : []))
      return { mm: fixed(at) ?? Math.max(...wished), isFixed: fixed(at) !== null }
    })
    rows.push({ ...peopleRow(lines.people, caps, options.peoplePlaced), gapMm: 0 })
  }
  const taken = isTogether ? (lines.people[0]?.length ?? 0) : 0
  for (const [at, line] of lines.inscription.entries()) {
    if (at < taken) continue
    // An empty line is space.
    if (line.text === '') {
      air += base * 0.5
      continue
    }
    const heightMm = fixed(at) ?? cap(rows.length === 0 ? 1 : 0.64, line)
    // Space for the descenders above and for the ring of an Å.
    const gapMm =
      rows.length === 0
        ? 0
        : 0.45 * (rows.at(-1)?.kind === 'people' ? heightMm * 1.6 : (rows.at(-1)?.heightMm ?? 0)) + 0.5 * heightMm + air
    rows.push({ kind: 'text', line, isInscription: true, isFixed: fixed(at) !== null, heightMm, gapMm })
    air = 0
  }
  if (options.mark !== 'none') {
    const heightMm = snap(Math.max(leastMarkOf(options.mark), base * 1.7))
    rows.push({ kind: 'mark', mark: options.mark, heightMm, gapMm: rows.length === 0 ? 0 : base * 0.8 })
  }
  rows.push({ kind: 'field', heightMm: fieldMm, gapMm: rows.length === 0 ? 0 : around })
  if (options.caption !== '') {
    const heightMm = cap(0.52, lines.caption)
    rows.push({
      kind: 'text',
      line: lines.caption,
      isInscription: true,
      isFixed: false,
      heightMm,
      gapMm: around + 0.3 * heightMm,
    })
  }
  if (options.showsCode) {
    const heightMm = cap(0.42, lines.code)
    const gapMm = options.caption === '' ? around : heightMm * 1.05
    rows.push({ kind: 'text', line: lines.code, isInscription: false, isFixed: false, heightMm, gapMm })
  }
  return rows
}
