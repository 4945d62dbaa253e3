import 'server-only'
import { inPortions } from '@/lib/domain/tree-files/export/in-portions'
import { type ExportIndex, type KeptRow, readKept } from '@/lib/domain/tree-files/export/read-export'
import { type FindNote, noteFor } from '@/lib/domain/tree-files/records/note-record'
import type { GedcomNode, GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'
import type { Database } from '@/lib/server/db'

/** Records of sources, notes and the like, and headers, by their row. */
export async function readShared(database: Database, { kept }: ExportIndex): Promise<Map<string, GedcomRecord>> {
  const records = new Map<string, GedcomRecord>()
  const rows = kept.filter(({ personId, unionId }) => personId === null && unionId === null)
  for (const some of inPortions(rows)) {
    for (const [id, record] of await readKept(database, some)) records.set(id, record)
  }
  return records
}

export function notesOf(shared: ReadonlyMap<string, GedcomRecord>): FindNote {
  const texts = new Map<string, string | null>()
  for (const record of shared.values()) {
    const { tag, xref } = record
    if (xref !== null && (tag === 'NOTE' || tag === 'SNOTE')) texts.set(xref, noteFor(record))
  }
  return (xref) => texts.get(xref) ?? null
}

/** What the written records name, and what those name in turn. Without a set, everything counts as named. */
export class Reached {
  constructor(private readonly xrefs: Set<string> | null) {}

  through(record: GedcomRecord): GedcomRecord {
    this.named(record)
    return record
  }

  /** What the record names. */
  named(record: GedcomRecord): string[] {
    const named: string[] = []
    const waiting: GedcomNode[] = this.xrefs ? [record] : []
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.pointer !== null) named.push(node.pointer)
      for (const child of node.children) waiting.push(child)
    }
    for (const xref of named) this.xrefs?.add(xref)
    return named
  }

  has(xref: string): boolean {
    return this.xrefs?.has(xref) ?? true
  }
}

type SharedRecords = {
  rows: readonly KeptRow[]
  shared: ReadonlyMap<string, GedcomRecord>
  reached: Reached
  /** Whether the shared ones wait for those who name them. */
  isLast: boolean
}

/** People and couples, with the shared records in between as in the file, or behind them. */
export async function* withShared(
  records: AsyncGenerator<{ row: KeptRow; record: GedcomRecord }>,
  { rows, shared, reached, isLast }: SharedRecords,
): AsyncGenerator<GedcomRecord> {
  const waiting = rows.filter(({ personId, unionId }) => personId === null && unionId === null)
  const places = new Map(rows.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: KeptRow) => places.get(id) ?? 0
  let at = 0
  for await (const { row, record } of records) {
    for (let next = waiting[at]; !isLast && next && placeOf(next) < placeOf(row); next = waiting[at]) {
      at++
      const other = shared.get(next.id)
      if (other) yield other
    }
    yield reached.through(record)
  }
  yield* reachable(
    waiting.slice(at).flatMap(({ id }) => shared.get(id) ?? []),
    reached,
  )
}

/** Each record is looked through once, however long a chain of notes is. */
function reachable(records: readonly GedcomRecord[], reached: Reached): GedcomRecord[] {
  const byXref = new Map(records.map((record) => [record.xref ?? '', record]))
  const found = new Set(records.filter(({ xref }) => reached.has(xref ?? '')))
  // Grows while it is read.
  for (const record of found) {
    for (const xref of reached.named(record)) {
      const next = byXref.get(xref)
      if (next) found.add(next)
    }
  }
  return records.filter((record) => found.has(record))
}
