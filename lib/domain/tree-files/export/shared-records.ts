import 'server-only'
import { inPortions } from '@/lib/domain/tree-files/export/in-portions'
import { type ExportIndex, type KeptRow, readKept } from '@/lib/domain/tree-files/export/read-export'
import type { FindNote } from '@/lib/domain/tree-files/records/note-record'
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
  for (const { tag, xref, value } of shared.values()) {
    if (xref !== null && (tag === 'NOTE' || tag === 'SNOTE')) texts.set(xref, value)
  }
  return (xref) => texts.get(xref) ?? null
}

/** What the written records name, and what those name in turn. Without a set, everything counts as named. */
export class Reached {
  constructor(private readonly xrefs: Set<string> | null) {}

  through(record: GedcomRecord): GedcomRecord {
    const waiting: GedcomNode[] = this.xrefs ? [record] : []
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.pointer !== null) this.xrefs?.add(node.pointer)
      waiting.push(...node.children)
    }
    return record
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
  for await (const { row, record } of records) {
    for (let next = waiting[0]; !isLast && next && placeOf(next) < placeOf(row); next = waiting[0]) {
      waiting.shift()
      const other = shared.get(next.id)
      if (other) yield other
    }
    yield reached.through(record)
  }
  yield* reachable(
    waiting.flatMap(({ id }) => shared.get(id) ?? []),
    reached,
  )
}

function reachable(records: readonly GedcomRecord[], reached: Reached): GedcomRecord[] {
  const found = new Set<GedcomRecord>()
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const record of records) {
      if (!found.has(record) && reached.has(record.xref ?? '')) found.add(reached.through(record))
    }
  }
  return records.filter((record) => found.has(record))
}
