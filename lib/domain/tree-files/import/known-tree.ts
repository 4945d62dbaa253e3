import 'server-only'
import {
  type PersonData,
  personDataColumns,
  type UnionData,
  unionDataColumns,
} from '@/lib/domain/family-tree/stored-rows'
import type { KnownPerson, KnownUnion } from '@/lib/domain/tree-files/import/match-people'
import type { Database } from '@/lib/server/db'

/** What matching compares. */
export async function readKnown(
  database: Database,
  treeId: string,
): Promise<{ treeId: string; people: KnownPerson[]; unions: KnownUnion[] }> {
  const people = await database.treePerson.findMany({
    where: { treeId, isWithdrawn: false },
    select: { ...nameColumns, id: true, record: { select: { xref: true } } },
  })
  const { unions } = await readUnions(database, treeId)
  return {
    treeId,
    people: people.map(({ record, ...person }) => ({ ...person, xref: record?.xref ?? null })),
    unions: unions.map(({ data, children }) => ({
      partnerIds: [data.partnerAId, data.partnerBId].filter((id) => id !== null),
      childIds: children.map(({ childId }) => childId),
    })),
  }
}

const nameColumns = { givenNames: true, surname: true, birthSurname: true, bornYear: true } as const

export type KnownRecord = { id: string; xref: string | null; version: string; lines: string }
const recordColumns = { id: true, xref: true, version: true, lines: true } as const

export type KnownPersonRow = {
  id: string
  data: PersonData
  revision: number
  record: KnownRecord | null
}
export type KnownUnionRow = {
  id: string
  data: UnionData
  revision: number
  record: KnownRecord | null
  children: { childId: string; position: number; twinGroup: number | null }[]
}

/** What an import writes onto: the whole tree by its ids, the people concerned with everything. */
export type KnownTree = {
  treeId: string
  peopleCount: number
  /** Those who are matched. */
  people: ReadonlyMap<string, KnownPersonRow>
  unions: readonly KnownUnionRow[]
  /** Places of those who asked to be taken out. */
  withdrawnIds: ReadonlySet<string>
  /** Every identifier in use, and what the records of nobody hold. */
  xrefs: Set<string>
  sharedLines: ReadonlyMap<string, string>
  /** The headers of earlier files. */
  heads: ReadonlySet<string>
  lastPosition: number
}

/** The tree must be locked. */
export async function readKnownTree(
  database: Database,
  treeId: string,
  personIds: readonly string[],
): Promise<KnownTree> {
  const { unions } = await readUnions(database, treeId)
  const records = await database.treeRecord.findMany({
    where: { treeId },
    select: { xref: true, personId: true, unionId: true, position: true },
  })
  const shared = await database.treeRecord.findMany({
    where: { treeId, personId: null, unionId: null },
    select: { xref: true, lines: true },
  })
  const withdrawn = await database.treePerson.findMany({ where: { treeId, isWithdrawn: true }, select: { id: true } })
  return {
    treeId,
    peopleCount: await database.treePerson.count({ where: { treeId } }),
    people: await readPeople(database, treeId, personIds),
    unions,
    withdrawnIds: new Set(withdrawn.map(({ id }) => id)),
    xrefs: new Set(records.flatMap(({ xref }) => xref ?? [])),
    sharedLines: new Map(shared.flatMap(({ xref, lines }) => (xref === null ? [] : [[xref, lines] as const]))),
    heads: new Set(shared.flatMap(({ xref, lines }) => (xref === null ? [lines] : []))),
    lastPosition: records.reduce((last, { position }) => Math.max(last, position), -1),
  }
}

async function readPeople(
  database: Database,
  treeId: string,
  ids: readonly string[],
): Promise<Map<string, KnownPersonRow>> {
  const people = new Map<string, KnownPersonRow>()
  for (let at = 0; at < ids.length; at += 2000) {
    const rows = await database.treePerson.findMany({
      where: { treeId, id: { in: ids.slice(at, at + 2000) } },
      select: {
        ...personDataColumns,
        id: true,
        revision: true,
        record: { select: recordColumns },
      },
    })
    for (const { id, revision, record, ...data } of rows) people.set(id, { id, revision, record, data })
  }
  return people
}

async function readUnions(database: Database, treeId: string): Promise<{ unions: KnownUnionRow[] }> {
  const rows = await database.treeUnion.findMany({
    where: { treeId },
    orderBy: { id: 'asc' },
    select: { ...unionDataColumns, id: true, revision: true, record: { select: recordColumns } },
  })
  const children = await database.treeChild.findMany({
    where: { treeId },
    select: { unionId: true, childId: true, position: true, twinGroup: true },
  })
  const unions = rows.map(
    ({ id, revision, record, ...data }): KnownUnionRow => ({
      id,
      revision,
      data,
      record,
      children: [],
    }),
  )
  const byId = new Map(unions.map((union) => [union.id, union]))
  for (const { unionId, ...child } of children) byId.get(unionId)?.children.push(child)
  return { unions }
}
