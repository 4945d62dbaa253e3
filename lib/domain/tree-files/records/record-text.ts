import type { GedcomRecord, GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { writeGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'

/** A record as lines, as they are kept. */
export function linesOf(record: GedcomRecord, version: GedcomVersion): string {
  const text = new TextDecoder().decode(writeGedcomFile({ version, records: [record] }))
  return text.replaceAll('\r\n', '\n').trimEnd()
}

/** Records from kept lines, in their order; read together, because a file of its own for each takes longer. */
export function recordsOf(kept: readonly string[], version: GedcomVersion): GedcomRecord[] {
  if (kept.length === 0) return []
  const head = `0 HEAD\n1 GEDC\n2 VERS ${version}\n1 CHAR UTF-8\n`
  const bytes = new TextEncoder().encode(`\ufeff${head}${kept.join('\n')}\n0 TRLR\n`)
  return readGedcomFile(bytes).records.slice(1, -1)
}

/** Kept lines with other identifiers, where `names` has one. In kept lines a pointer is all that follows its tag. */
export function renamedLines(lines: string, names: ReadonlyMap<string, string>): string {
  const named = lines.replace(pointerLine, (whole, start: string, xref: string) => {
    const name = names.get(xref)
    return name === undefined ? whole : `${start}@${name}@`
  })
  return named.replace(firstLine, (whole, xref: string) => {
    const name = names.get(xref)
    return name === undefined ? whole : `0 @${name}@`
  })
}

const pointerLine = /^(\d+ [A-Z0-9_]+ )@([^@\n]+)@$/gm
const firstLine = /^0 @([^@\n]+)@/
