import 'server-only'
import { HiddenNames } from '@/lib/domain/family-tree/hidden-names'
import { isLiving } from '@/lib/domain/family-tree/living'
import type { ChildKind } from '@/lib/domain/family-tree/schema'
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

type ShapeChild = { childId: string; kind: ChildKind; position: number; twinGroup: number | null }
export type ShapeUnion = {
  id: string
  partnerAId: string | null
  partnerBId: string | null
  aPosition: number
  bPosition: number
  children: ShapeChild[]
}

/** Who belongs to whom in a tree, and the identifier each has in the file. */
export type TreeShape = {
  xrefOf: (id: string) => string
  union: (id: string) => ShapeUnion | undefined
  /** The couples a person is a child of, and those the person is a partner in, in the person's order. */
  childIn: (personId: string) => readonly ShapeUnion[]
  partnerIn: (personId: string) => readonly ShapeUnion[]
  /** How a child belongs to a couple, where it does. */
  link: (union: ShapeUnion, childId: string) => ShapeChild | undefined
  /** Those of a couple's children who may be told of, and who are twins among them; worked out once for each couple. */
  siblings: (union: ShapeUnion) => Siblings
  /** Whether only the place of this person is written. */
  isMasked: (personId: string) => boolean
}

type Siblings = {
  xrefs: ReadonlySet<string>
  /** By the number of a group: its identifiers, and the first of them. */
  twins: ReadonlyMap<number, { xrefs: ReadonlySet<string>; anchorXref: string }>
}

/** The partners of a couple, none to two. */
export function partnersOf({ partnerAId, partnerBId }: ShapeUnion): string[] {
  return [partnerAId, partnerBId].filter((id) => id !== null)
}

function treeShape(
  unions: readonly ShapeUnion[],
  { xrefOf, isMasked }: Pick<TreeShape, 'xrefOf' | 'isMasked'>,
): TreeShape {
  const byId = new Map(unions.map((union) => [union.id, union]))
  const childIn = new Map<string, ShapeUnion[]>()
  const partnerIn = new Map<string, ShapeUnion[]>()
  for (const union of unions) {
    for (const { childId } of union.children) addTo(childIn, childId, union)
    for (const partner of partnersOf(union)) addTo(partnerIn, partner, union)
  }
  for (const [id, list] of partnerIn) {
    const position = ({ partnerAId, aPosition, bPosition }: ShapeUnion) => (partnerAId === id ? aPosition : bPosition)
    list.sort((a, b) => position(a) - position(b) || (a.id < b.id ? -1 : 1))
  }
  const links = new WeakMap<ShapeUnion, Map<string, ShapeChild>>()
  const linksOf = (union: ShapeUnion) => {
    const known = links.get(union) ?? new Map(union.children.map((child) => [child.childId, child]))
    links.set(union, known)
    return known
  }
  const siblings = new WeakMap<ShapeUnion, Siblings>()
  return {
    xrefOf,
    isMasked,
    link: (union, childId) => linksOf(union).get(childId),
    siblings: (union) => {
      const known = siblings.get(union) ?? siblingsOf(union, { xrefOf, isMasked })
      siblings.set(union, known)
      return known
    },
    union: (id) => byId.get(id),
    childIn: (id) => childIn.get(id) ?? [],
    partnerIn: (id) => partnerIn.get(id) ?? [],
  }
}

function siblingsOf({ children }: ShapeUnion, { xrefOf, isMasked }: Pick<TreeShape, 'xrefOf' | 'isMasked'>): Siblings {
  const shown = children.filter(({ childId }) => !isMasked(childId)).sort((a, b) => a.position - b.position)
  const groups = new Map<number, string[]>()
  for (const { childId, twinGroup } of shown) {
    if (twinGroup === null) continue
    const group = groups.get(twinGroup) ?? []
    group.push(xrefOf(childId))
    groups.set(twinGroup, group)
  }
  return {
    xrefs: new Set(shown.map(({ childId }) => xrefOf(childId))),
    twins: new Map(
      [...groups].flatMap(([group, xrefs]) => {
        const [anchorXref] = xrefs
        return anchorXref && xrefs.length > 1 ? [[group, { xrefs: new Set(xrefs), anchorXref }] as const] : []
      }),
    ),
  }
}

function addTo(map: Map<string, ShapeUnion[]>, id: string, union: ShapeUnion): void {
  const list = map.get(id)
  if (list) list.push(union)
  else map.set(id, [union])
}
