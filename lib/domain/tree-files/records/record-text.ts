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

/** What 7.0 allows, and short enough for 5.5.1 with a number behind it. */
const allowed = /^[A-Z0-9_]{1,18}$/

/**
 * Gives every record but the header an identifier that both versions allow and that no other record has. Of two with the
 * same, pointers lead to the first. Returns the new name of each renamed one, by the old.
 */
export function nameRecords(records: readonly GedcomRecord[]): {
  named: GedcomRecord[]
  renamed: ReadonlyMap<string, string>
  twice: GedcomRecord[]
} {
  const taken = new Set(records.flatMap(({ xref }) => (xref !== null && allowed.test(xref) ? [xref] : [])))
  const given = new Set<string>()
  const renamed = new Map<string, string>()
  const twice: GedcomRecord[] = []
  const free = freeNames(taken)
  const named = records.map((record) => {
    const { xref, tag } = record
    if (tag === 'HEAD' || tag === 'TRLR') return record
    const isFirst = xref !== null && !given.has(xref)
    if (xref !== null) given.add(xref)
    if (isFirst && allowed.test(xref)) return record
    const name = free(xref?.toUpperCase().replace(/[^A-Z0-9_]/g, '') || tag.charAt(0))
    if (isFirst) renamed.set(xref, name)
    else if (xref !== null) twice.push(record)
    return { ...record, xref: name }
  })
  return { named, renamed, twice }
}

/** Names that are not taken, near the wanted one: 'I1', 'I1_2', 'I1_3'. Each is given once. */
export function freeNames(taken: Set<string>): (wanted: string) => string {
  const next = new Map<string, number>()
  return (wanted) => {
    const base = wanted.slice(0, 12)
    let number = next.get(base) ?? (allowed.test(base) && base !== 'VOID' && base !== '' ? 1 : 2)
    let name = number === 1 ? base : `${base}_${number}`
    while (taken.has(name)) name = `${base}_${++number}`
    next.set(base, number + 1)
    taken.add(name)
    return name
  }
}
