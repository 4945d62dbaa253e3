import 'server-only'
import { HiddenNames } from '@/lib/domain/family-tree/hidden-names'
import { isLiving } from '@/lib/domain/family-tree/living'
import { type ShapeUnion, type TreeShape, treeShape } from '@/lib/domain/tree-files/export/tree-shape'
import { freeNames, recordsOf } from '@/lib/domain/tree-files/records/record-text'
import type { GedcomRecord, GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import type { Database } from '@/lib/server/db'

export type KeptRow = {
  id: string
  personId: string | null
  unionId: string | null
  xref: string | null
  version: GedcomVersion
}

/** Everything of a tree but what people and couples themselves hold: small enough to have of 50,000 people at once. */
export type ExportIndex = {
  treeId: string
  shape: TreeShape
  /** Kept records in the order of their files. */
  kept: readonly KeptRow[]
  /** Those without a kept record, in the order they were added. */
  newPeople: readonly string[]
  newUnions: readonly string[]
  sexOf: (personId: string) => string
  /** The identifiers of those of whom only the place is written. */
  maskedXrefs: ReadonlySet<string>
  /** The names of those of whom only the place is written. */
  hiddenNames: HiddenNames
  /** Every identifier in the file. */
  taken: Set<string>
}

/** `withLiving`: whether the living come along with what is known of them. */
export async function readExportIndex(
  database: Database,
  treeId: string,
  { withLiving, now }: { withLiving: boolean; now: Date },
): Promise<ExportIndex> {
  const people = await allRows(({ where, take }) =>
    database.treePerson.findMany({ where: { treeId, ...where }, orderBy: { id: 'asc' }, take, select: maskColumns }),
  )
  const unions = await readShape(database, treeId)
  const kept = await readKeptRows(database, treeId)
  const xrefs = new Map(kept.flatMap(({ personId, unionId, xref }) => asEntry(personId ?? unionId, xref)))
  const taken = new Set(kept.flatMap(({ xref }) => xref ?? []))
  const free = freeNames(taken)
  const newPeople = people.map(({ id }) => id).filter((id) => !xrefs.has(id))
  const newUnions = unions.map(({ id }) => id).filter((id) => !xrefs.has(id))
  for (const [at, id] of newPeople.entries()) xrefs.set(id, free(`I${at + 1}`))
  for (const [at, id] of newUnions.entries()) xrefs.set(id, free(`F${at + 1}`))
  const masked = new Set(
    people
      .filter((row) => row.isWithdrawn || (!withLiving && (row.isPrivate || isLiving(row, now))))
      .map(({ id }) => id),
  )
  const sexes = new Map(people.map(({ id, sex }) => [id, sex]))
  return {
    treeId,
    kept,
    newPeople,
    newUnions,
    taken,
    hiddenNames: new HiddenNames(people.map((row) => ({ ...row, isMasked: masked.has(row.id) }))),
    maskedXrefs: new Set([...masked].flatMap((id) => xrefs.get(id) ?? [])),
    shape: treeShape(unions, { xrefOf: (id) => xrefs.get(id) ?? 'VOID', isMasked: (id) => masked.has(id) }),
    sexOf: (id) => sexes.get(id) ?? 'unknown',
  }
}

/** By ranges of positions, which are as dense as the files were. */
async function readKeptRows(database: Database, treeId: string): Promise<KeptRow[]> {
  const { _max } = await database.treeRecord.aggregate({ where: { treeId }, _max: { position: true } })
  const rows: KeptRow[] = []
  for (let at = 0; at <= (_max.position ?? -1); at += portion * 4) {
    const found = await database.treeRecord.findMany({
      where: { treeId, position: { gte: at, lt: at + portion * 4 } },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, personId: true, unionId: true, xref: true, version: true },
    })
    for (const row of found) rows.push({ ...row, version: row.version === '7.0' ? '7.0' : '5.5.1' })
  }
  return rows
}

/** The kept records of these rows, by their row's id; a portion of them. */
export async function readKept(database: Database, rows: readonly KeptRow[]): Promise<Map<string, GedcomRecord>> {
  const found = await database.treeRecord.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { id: true, version: true, lines: true },
  })
  const records = new Map<string, GedcomRecord>()
  for (const version of ['5.5.1', '7.0'] as const) {
    const own = found.filter((row) => row.version === version)
    const read = recordsOf(
      own.map(({ lines }) => lines),
      version,
    )
    for (const [at, { id }] of own.entries()) {
      const record = read[at]
      if (record) records.set(id, record)
    }
  }
  return records
}

async function readShape(database: Database, treeId: string): Promise<ShapeUnion[]> {
  const unions = await allRows(({ where, take }) =>
    database.treeUnion.findMany({ where: { treeId, ...where }, orderBy: { id: 'asc' }, take, select: shapeColumns }),
  )
  const byId = new Map(unions.map((union): [string, ShapeUnion] => [union.id, { ...union, children: [] }]))
  for (const some of inPortions(unions)) {
    const children = await database.treeChild.findMany({
      where: { treeId, unionId: { in: some.map(({ id }) => id) } },
      orderBy: [{ position: 'asc' }, { childId: 'asc' }],
      select: { unionId: true, childId: true, kind: true, position: true, twinGroup: true },
    })
    for (const { unionId, ...child } of children) byId.get(unionId)?.children.push(child)
  }
  return [...byId.values()]
}

function asEntry(id: string | null, xref: string | null): [string, string][] {
  return id !== null && xref !== null ? [[id, xref]] : []
}

const shapeColumns = { id: true, partnerAId: true, partnerBId: true, aPosition: true, bPosition: true } as const

const maskColumns = {
  id: true,
  sex: true,
  isWithdrawn: true,
  isPrivate: true,
  diedYear: true,
  diedPlace: true,
  isDead: true,
  bornNoLater: true,
  givenNames: true,
  callName: true,
  surname: true,
  birthSurname: true,
} as const

/** Rows read at a time: so many are made into objects within some milliseconds, and others are served in between. */

const portion = 500

export function* inPortions<T>(list: readonly T[], size = portion): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}

/** All rows of a table in the order of their ids, by portions; `read` gets those behind an id. */
async function allRows<T extends { id: string }>(
  read: (page: { where: { id?: { gt: string } }; take: number }) => Promise<T[]>,
): Promise<T[]> {
  const rows: T[] = []
  for (const take = portion * 4; ; ) {
    const last = rows.at(-1)
    const page = await read({ where: last ? { id: { gt: last.id } } : {}, take })
    for (const row of page) rows.push(row)
    if (page.length < take) return rows
  }
}
