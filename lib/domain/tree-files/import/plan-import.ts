import 'server-only'
import { v7 as newId } from 'uuid'
import { joinedLines } from '@/lib/domain/family-tree/joined-record'
import { joinSaid } from '@/lib/domain/family-tree/said'
import { type PersonFields, unionFields } from '@/lib/domain/family-tree/schema'
import type { PersonData, UnionData } from '@/lib/domain/family-tree/stored-rows'
import { fieldsOfPerson, rowOfPerson } from '@/lib/domain/tree-files/field-rows'
import type { KnownPersonRow, KnownRecord, KnownTree, KnownUnionRow } from '@/lib/domain/tree-files/import/known-tree'
import { KnownUnions, planUnion } from '@/lib/domain/tree-files/import/plan-unions'
import type { ImportPlan, RecordChange } from '@/lib/domain/tree-files/import/write-plan'
import type { FamilyFile, FilePerson, FileRecord, FileUnion } from '@/lib/domain/tree-files/records/family-file'
import { freeNames, renamedLines } from '@/lib/domain/tree-files/records/record-text'
import type { KeepChoice } from '@/lib/domain/tree-files/schema'
import type { GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'

type Task = {
  file: FamilyFile
  tree: KnownTree
  /** Who of the file is who of the tree. */
  matches: ReadonlyMap<string, string>
  keep: KeepChoice
  /** Identifiers of those who asked to be taken out of the tree. */
  removed: ReadonlySet<string>
  importId: string
  userId: string | null
}

/** Every row that an import writes, in one go and without the database. */
export function planImport(task: Task): ImportPlan {
  const { file, tree, matches, keep, removed, importId, userId } = task
  const ids = new Map(file.people.map(({ xref }) => [xref, matches.get(xref) ?? newId()]))
  const idOf = (xref: string) => ids.get(xref) ?? ''
  const known = new KnownUnions(tree.unions)
  const unionIds = new Map<string, string>()
  const plan: ImportPlan = {
    unions: [],
    children: [],
    records: [],
    changedPeople: [],
    changedUnions: [],
    idOf: ids,
    people: file.people
      .filter(({ xref }) => !matches.has(xref))
      .map((person) => ({
        id: idOf(person.xref),
        ...newPersonRow(person, { importId, userId, isWithdrawn: removed.has(person.xref) }),
      })),
  }
  const joined = new Map<string, { known: KnownUnionRow; after: UnionData | null }>()
  for (const union of file.unions) {
    if (union.partnerXrefs.length + union.children.length === 0) continue
    const planned = planUnion(withoutRemovedPeople(union, removed), { known, idOf, importId, userId, keep })
    const id = planned.kind === 'new' ? newId() : planned.known.id
    unionIds.set(union.xref, id)
    plan.children.push(...planned.children.map((child) => ({ unionId: id, ...child })))
    if (planned.kind === 'new') plan.unions.push({ id, ...planned.data })
    else joined.set(union.xref, planned)
  }
  planRecords(plan, task, { idOf, unionIds, joined })
  return plan
}

type Places = {
  idOf: (xref: string) => string
  unionIds: ReadonlyMap<string, string>
  /** Couples of the file who are here already. */
  joined: ReadonlyMap<string, { known: KnownUnionRow; after: UnionData | null }>
}

function planRecords(plan: ImportPlan, task: Task, { idOf, unionIds, joined }: Places): void {
  const { file, tree, matches, keep, removed, importId } = task
  const keptXrefOf = ({ tag, xref }: FileRecord) =>
    tag === 'INDI'
      ? tree.people.get(matches.get(xref ?? '') ?? '')?.record?.xref
      : joined.get(xref ?? '')?.known.record?.xref
  const { names, known: knownShared } = namesInTree(file, tree, keptXrefOf)
  const hidden = recordsOfRemoved(file, removed)
  const tags = new Map<string, string>()
  for (const { xref, tag } of file.records) if (xref !== null) tags.set(names.get(xref) ?? xref, tag)
  // Of some only the place is in the file, and no record.
  for (const { xref } of file.people) tags.set(names.get(xref) ?? xref, 'INDI')
  const people = new Map(file.people.map((person) => [person.xref, person]))
  for (const record of file.records) {
    const { tag, xref } = record
    const lines = renamedLines(record.lines, names)
    const changeOf = (kept: KnownRecord | null) =>
      kept && recordChange(kept, { lines, version: file.version, keep }, tags)
    const person = tag === 'INDI' ? people.get(xref ?? '') : undefined
    const known = person && tree.people.get(matches.get(person.xref) ?? '')
    if (person && known) changePerson(plan, known, { person, keep, change: changeOf(known.record) })
    const couple = tag === 'FAM' ? joined.get(xref ?? '') : undefined
    if (couple) changeUnion(plan, couple, hidden.has(record) ? null : changeOf(couple.known.record))
    const name = xref === null ? null : (names.get(xref) ?? xref)
    const isKnownShared = xref === null ? tree.heads.has(lines) : knownShared.has(xref)
    const isHere = known?.data.isWithdrawn || known?.record || couple?.known.record || isKnownShared
    if (isHere || hidden.has(record)) continue
    plan.records.push({
      id: newId(),
      importId,
      personId: person ? idOf(person.xref) : null,
      unionId: tag === 'FAM' ? (unionIds.get(xref ?? '') ?? null) : null,
      xref: name,
      version: file.version,
      position: tree.lastPosition + 1 + record.position,
      lines,
    })
  }
}

function changeUnion(
  plan: ImportPlan,
  { known: { id, data: before, revision }, after }: { known: KnownUnionRow; after: UnionData | null },
  record: RecordChange | null,
): void {
  if (after || record) plan.changedUnions.push({ id, revision, before, after: after ?? before, record })
}

function recordChange(
  { id, lines: before, version }: KnownRecord,
  { keep, ...incoming }: { lines: string; version: GedcomVersion; keep: KeepChoice },
  tags: ReadonlyMap<string, string>,
): RecordChange | null {
  const kept = { lines: before, version: version === '7.0' ? ('7.0' as const) : ('5.5.1' as const) }
  // In the kept version either way: the row's column says which.
  const isOursFirst = keep === 'ours' || incoming.version !== kept.version
  const tagOf = (xref: string) => tags.get(xref)
  const after = isOursFirst ? joinedLines(kept, incoming, tagOf) : joinedLines(incoming, kept, tagOf)
  return after === before ? null : { id, before, after }
}

function changePerson(
  plan: ImportPlan,
  { id, data, revision }: KnownPersonRow,
  { person, keep, change }: { person: FilePerson; keep: KeepChoice; change: RecordChange | null },
): void {
  if (data.isWithdrawn) return
  const after = filledRow(data, person, keep)
  const isSame = JSON.stringify(after) === JSON.stringify(data)
  if (!isSame || change) plan.changedPeople.push({ id, revision, before: data, after, record: change })
}

/** One shared record leads to another, and that to a third; more rounds find nothing new. */
const roundsMost = 10

/**
 * The identifier that each record of the file has in the tree: that of the matched person's record, or of a source or note
 * that says the same and leads to the same; else its own, with a number where somebody else has it. `known` are the shared
 * ones that are here. One in a file from this tree may say less than the one here: it was taken home without the living.
 */
function namesInTree(
  { records, treeId }: FamilyFile,
  tree: KnownTree,
  keptXrefOf: (record: FileRecord) => string | null | undefined,
): { names: Map<string, string>; known: Set<string> } {
  const free = freeNames(new Set([...tree.xrefs, ...records.flatMap(({ xref }) => xref ?? [])]))
  const names = new Map<string, string>()
  const shared: { xref: string; lines: string }[] = []
  for (const record of records) {
    const { xref, lines, tag } = record
    if (xref === null) continue
    const kept = keptXrefOf(record)
    if (kept) {
      if (kept !== xref) names.set(xref, kept)
    } else if (tag !== 'INDI' && tag !== 'FAM') shared.push({ xref, lines })
    else if (tree.xrefs.has(xref)) names.set(xref, free(xref))
  }
  const byBody = new Map([...tree.sharedLines].map(([xref, lines]) => [bodyOf(lines), xref]))
  const given = new Map<string, string>()
  const known = new Set<string>()
  const isHere = (xref: string, body: string) => {
    const kept = bodyOf(tree.sharedLines.get(xref) ?? '')
    return kept === body || (treeId === tree.treeId && saysNoMore(body, kept))
  }
  for (let round = 0, isNew = true; isNew && round < roundsMost; round++) {
    isNew = false
    for (const { xref, lines } of shared) {
      const body = bodyOf(renamedLines(lines, names))
      const here = isHere(xref, body) ? xref : byBody.get(body)
      if (here) known.add(xref)
      else known.delete(xref)
      if (!here && tree.xrefs.has(xref) && !given.has(xref)) given.set(xref, free(xref))
      const name = here ?? given.get(xref) ?? xref
      if (name === (names.get(xref) ?? xref)) continue
      if (name === xref) names.delete(xref)
      else names.set(xref, name)
      isNew = true
    }
  }
  return { names, known }
}

function saysNoMore(body: string, kept: string): boolean {
  const lines = new Set(kept.split('\n'))
  return body.split('\n').every((line) => lines.has(line))
}

/** A record's lines without its identifier. */
function bodyOf(lines: string): string {
  return lines.replace(/^0 @[^@\n]+@ /, '')
}

/** A new person's row. Of somebody who asked to be taken out, only the place. */
function newPersonRow(
  { fields, said }: Pick<FilePerson, 'fields' | 'said'>,
  { importId, userId, isWithdrawn }: { importId: string; userId: string | null; isWithdrawn: boolean },
): PersonData {
  return {
    ...rowOfPerson(isWithdrawn ? nobody : fields),
    said: isWithdrawn ? null : said,
    portraitId: null,
    isWithdrawn,
    importId,
    createdById: userId,
  }
}

const nobody: PersonFields = {
  givenNames: '',
  surname: null,
  birthSurname: null,
  callName: null,
  sex: 'unknown',
  born: null,
  bornPlace: null,
  died: null,
  diedPlace: null,
  isDead: false,
  note: null,
  isPrivate: false,
}

/** A person's row with what the file has: in the empty fields, or in all that it fills. */
function filledRow(
  data: PersonData,
  { fields, said }: Pick<FilePerson, 'fields' | 'said'>,
  keep: KeepChoice,
): PersonData {
  const ours = fieldsOfPerson(data)
  const [first, second] = keep === 'ours' ? [ours, fields] : [fields, ours]
  // A surname and the name of birth belong together: half of each would be nobody's name.
  const names = first.surname !== null || first.birthSurname !== null ? first : second
  return {
    ...data,
    ...rowOfPerson({
      givenNames: first.givenNames || second.givenNames,
      surname: names.surname,
      birthSurname: names.birthSurname ?? (names.surname === second.surname ? second.birthSurname : null),
      callName: first.callName ?? second.callName,
      sex: first.sex === 'unknown' ? second.sex : first.sex,
      born: first.born ?? second.born,
      bornPlace: first.bornPlace ?? second.bornPlace,
      died: first.died ?? second.died,
      diedPlace: first.diedPlace ?? second.diedPlace,
      isDead: first.isDead || second.isDead,
      note: first.note ?? second.note,
      isPrivate: first.isPrivate || second.isPrivate,
    }),
    said: joinSaid(data.said, said),
  }
}

/** A couple without what it tells of people who asked to be taken out: the wedding was theirs, and how a child belongs. */
function withoutRemovedPeople(union: FileUnion, removed: ReadonlySet<string>): FileUnion {
  const children = union.children.map((child) =>
    removed.has(child.xref) ? { ...child, kind: 'unknown' as const, twinGroup: null } : child,
  )
  const isTheirs = union.partnerXrefs.some((xref) => removed.has(xref))
  return { ...union, children, fields: isTheirs ? unionFields.parse({}) : union.fields }
}

/** Records of those who asked to be taken out, of their couples, and what only those name. */
function recordsOfRemoved({ records, unions }: FamilyFile, removed: ReadonlySet<string>): Set<FileRecord> {
  if (removed.size === 0) return new Set()
  const couples = unions.filter(({ partnerXrefs }) => partnerXrefs.some((xref) => removed.has(xref)))
  const hidden = new Set([...removed, ...couples.map(({ xref }) => xref)])
  const own = records.filter(({ xref }) => xref !== null && hidden.has(xref))
  const byXref = new Map(records.flatMap((record) => (record.xref === null ? [] : [[record.xref, record] as const])))
  const reach = (from: readonly FileRecord[]) => {
    const found = new Set(from)
    for (const { lines } of found) {
      for (const [, xref = ''] of lines.matchAll(/^\d+ [A-Z0-9_]+ @([^@\n]+)@$/gm)) {
        const record = byXref.get(xref)
        if (record && record.tag !== 'INDI' && record.tag !== 'FAM') found.add(record)
      }
    }
    return found
  }
  const others = reach(
    records.filter(({ tag, xref }) => ['INDI', 'FAM', 'HEAD'].includes(tag) && !hidden.has(xref ?? '')),
  )
  return new Set([...reach(own)].filter((record) => !others.has(record)))
}
