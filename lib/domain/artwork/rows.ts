import 'server-only'
import { type Line, leastCapMm } from '@/lib/domain/artwork/lettering'
import { leastMarkMm } from '@/lib/domain/artwork/marks'
import type { Plaque } from '@/lib/domain/artwork/plaque'
import { snap } from '@/lib/domain/artwork/polygons'
import type { ArtworkMark, ArtworkOptions } from '@/lib/domain/artwork/schema'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** What stands under one another, from above: its height as wished (of a line: of its capitals) and the air before it. */
export type Row = { gapMm: number; heightMm: number } & (
  | { kind: 'text'; line: Line; isInscription: boolean }
  | { kind: 'mark'; mark: Exclude<ArtworkMark, 'none'> }
  | { kind: 'field' }
)

/** The symbol with its quiet zone and what is to be written around it. */
export type RowsInput = {
  options: ArtworkOptions
  code: string
  fieldMm: number
  moduleMm: number
  plaque: Plaque | null
}

/** The lines that will be cut, without sizes. */
export function linesOf(options: ArtworkOptions, code: string) {
  return {
    inscription: options.lines.map((text): Line => ({ text, face: 'serif-medium' })),
    caption: { text: options.caption, face: 'serif-medium' } satisfies Line,
    code: { text: formatTextCode(code), face: 'sans-semibold', tracking: 0.05 } satisfies Line,
  }
}

/**
 * The rows of a drawing at one scale of its type: first line largest, then the other lines, mark, symbol, caption, code.
 * Type grows with the plate, or with the symbol when there is none.
 */
export function rowsOf({ options, code, fieldMm, moduleMm, plaque }: RowsInput, scale: number): Row[] {
  const base = (plaque ? 0.09 * Math.min(plaque.widthMm, plaque.heightMm) : 0.12 * fieldMm) * scale
  const cap = (share: number) => snap(Math.max(leastCapMm, base * share))
  const around = Math.max(1.5, moduleMm, base * 0.6)
  const lines = linesOf(options, code)
  const rows: Row[] = []
  let air = 0
  for (const line of lines.inscription) {
    // An empty line is air, as it was typed.
    if (line.text === '') {
      air += base * 0.5
      continue
    }
    const heightMm = cap(rows.length === 0 ? 1 : 0.64)
    // Room for the strokes below the line above and for the ring of an Å.
    const gapMm = rows.length === 0 ? 0 : 0.45 * (rows.at(-1)?.heightMm ?? 0) + 0.5 * heightMm + air
    rows.push({ kind: 'text', line, isInscription: true, heightMm, gapMm })
    air = 0
  }
  if (options.mark !== 'none') {
    const heightMm = snap(Math.max(leastMarkMm, base * 1.7))
    rows.push({ kind: 'mark', mark: options.mark, heightMm, gapMm: rows.length === 0 ? 0 : base * 0.8 })
  }
  rows.push({ kind: 'field', heightMm: fieldMm, gapMm: rows.length === 0 ? 0 : around })
  if (options.caption !== '') {
    const heightMm = cap(0.52)
    rows.push({ kind: 'text', line: lines.caption, isInscription: true, heightMm, gapMm: around + 0.3 * heightMm })
  }
  if (options.showsCode) {
    const heightMm = cap(0.42)
    const gapMm = options.caption === '' ? around : heightMm * 1.05
    rows.push({ kind: 'text', line: lines.code, isInscription: false, heightMm, gapMm })
  }
  return rows
}
