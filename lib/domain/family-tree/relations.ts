import 'server-only'
import { randomUUID } from 'node:crypto'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { joinSaid } from '@/lib/domain/family-tree/said'
import { CHILDREN_LIMIT, type ChildKind, type UnionFields, unionFields } from '@/lib/domain/family-tree/schema'
import type { ChildData, UnionData } from '@/lib/domain/family-tree/stored-rows'
import { treeDateColumns } from '@/lib/domain/family-tree/tree-date'
import type { Held, TreeDraft } from '@/lib/domain/family-tree/tree-draft'

const inWords = new Intl.ListFormat('da-DK', { type: 'conjunction' })

/** The columns of what is written about a couple. */
export function unionFieldColumns({ married, endedOn, ...fields }: UnionFields) {
  return { ...fields, ...treeDateColumns('married', married), ...treeDateColumns('ended', endedOn) }
}

/** A new couple of none to two, last among the unions of each. Returns its id. */
export async function addUnion(
  draft: TreeDraft,
  partners: readonly string[],
  { fields, createdById }: { fields?: UnionFields | null | undefined; createdById: string },
): Promise<string> {
  const [partnerAId = null, partnerBId = null] = partners
  const id = randomUUID()
  draft.setUnion(id, {
    ...unionFieldColumns(fields ?? unionFields.parse({})),
    partnerAId,
    partnerBId,
    said: null,
    importId: null,
    createdById,
    aPosition: partnerAId ? (await draft.unionsOf(partnerAId)).length : 0,
    bPosition: partnerBId ? (await draft.unionsOf(partnerBId)).length : 0,
  })
  return id
}

/** Puts somebody in the free place of a couple. Throws TREE_TWO_PARENTS when there is none. */
export async function addPartner(draft: TreeDraft, unionId: string, personId: string): Promise<void> {
  const union = await draft.union(unionId)
  const position = (await draft.unionsOf(personId)).length
  if (union.partnerAId === null) draft.setUnion(unionId, { ...union, partnerAId: personId, aPosition: position })
  else if (union.partnerBId === null) draft.setUnion(unionId, { ...union, partnerBId: personId, bPosition: position })
  else throw new TreeError('TREE_TWO_PARENTS')
}

/** Makes somebody the last child of a couple. Throws TREE_THERE_TWICE and TREE_TOO_MANY_CHILDREN. */
export async function addChild(draft: TreeDraft, unionId: string, childId: string, kind: ChildKind): Promise<void> {
  const children = await draft.childrenOf(unionId)
  if (children.some((child) => child.childId === childId)) throw new TreeError('TREE_THERE_TWICE')
  assertChildren(children.length + 1)
  const { isWithdrawn } = await draft.person(childId)
  // How somebody belongs who asked to be taken out is not written again.
  const told = isWithdrawn ? 'unknown' : kind
  draft.setChild({ unionId, childId, kind: told, position: children.length, twinGroup: null, importId: null })
}

function assertChildren(count: number): void {
  if (count > CHILDREN_LIMIT) throw new TreeError('TREE_TOO_MANY_CHILDREN', { limit: CHILDREN_LIMIT })
}

/** Takes a couple away, with its record; partners and children stay in the tree. */
export async function dropUnion(draft: TreeDraft, unionId: string): Promise<void> {
  const union = await draft.union(unionId)
  for (const child of await draft.childrenOf(unionId)) draft.dropChild(child)
  const record = await draft.recordOf({ unionId })
  if (record) draft.setRecord(record.id, null)
  draft.setUnion(unionId, null)
  for (const id of partnersOf(union)) numberUnions(draft, id, await draft.unionsOf(id))
}

/** Takes a person out, with their record; couples that hold nobody together any more go. */
export async function dropPerson(draft: TreeDraft, personId: string): Promise<void> {
  const [own, childIn] = [await draft.unionsOf(personId), await draft.childIn(personId)]
  for (const { id, row } of own) {
    const isA = row.partnerAId === personId
    draft.setUnion(id, { ...row, ...(isA ? { partnerAId: null, aPosition: 0 } : { partnerBId: null, bPosition: 0 }) })
  }
  for (const child of childIn) draft.dropChild(child)
  const record = await draft.recordOf({ personId })
  if (record) draft.setRecord(record.id, null)
  draft.setPerson(personId, null)
  for (const id of [...own.map((union) => union.id), ...childIn.map(({ unionId }) => unionId)]) {
    await settleUnion(draft, id)
  }
}

/** Takes a whole family out, with its couples and records. Nobody else may be tied to it. */
export async function dropFamily(draft: TreeDraft, personIds: readonly string[]): Promise<void> {
  const { unionIds, children, recordIds } = await draft.holdFamily(personIds)
  for (const child of children) draft.dropChild(child)
  for (const id of recordIds) draft.setRecord(id, null)
  for (const id of unionIds) draft.setUnion(id, null)
  for (const id of personIds) draft.setPerson(id, null)
}

/**
 * Brings a couple in order after somebody left it: with fewer than two people it holds nothing together and goes; else
 * its children are numbered anew, and nobody is a twin alone.
 */
async function settleUnion(draft: TreeDraft, unionId: string): Promise<void> {
  const children = await draft.childrenOf(unionId)
  if (partnersOf(await draft.union(unionId)).length + children.length < 2) return dropUnion(draft, unionId)
  numberChildren(draft, children)
}

/** Takes a child out of a couple, which is brought in order. */
export async function dropChildRow(draft: TreeDraft, child: Pick<ChildData, 'unionId' | 'childId'>): Promise<void> {
  draft.dropChild(child)
  await settleUnion(draft, child.unionId)
}

/** A couple in a sentence for the family: 'Karen Hansen og Bo Holm'; of siblings without parents, the children. */
export async function toldCouple(draft: TreeDraft, unionId: string): Promise<string> {
  const partners = partnersOf(await draft.union(unionId))
  const children = (await draft.childrenOf(unionId)).map(({ childId }) => childId)
  const names: string[] = []
  for (const id of partners.length > 0 ? partners : children.slice(0, 5)) names.push(toldName(await draft.person(id)))
  return inWords.format(names)
}

/** Numbers children in this order; a twin group of one is none. */
export function numberChildren(draft: TreeDraft, children: readonly ChildData[]): void {
  const isAlone = (group: number | null) => children.filter(({ twinGroup }) => twinGroup === group).length < 2
  for (const [position, child] of children.entries()) {
    draft.setChild({ ...child, position, twinGroup: isAlone(child.twinGroup) ? null : child.twinGroup })
  }
}

/** Numbers the unions of a person in this order. */
export function numberUnions(draft: TreeDraft, personId: string, unions: readonly Held<UnionData>[]): void {
  for (const [position, { id, row }] of unions.entries()) {
    draft.setUnion(id, { ...row, [row.partnerAId === personId ? 'aPosition' : 'bPosition']: position })
  }
}

/**
 * Makes one couple of two that are the same: the children of both, and what is known of either, the first's before the
 * second's. The record of the second follows where the first has none. Throws TREE_TOO_MANY_CHILDREN.
 */
export async function foldUnions(draft: TreeDraft, keptId: string, goneId: string): Promise<void> {
  const [kept, gone] = [await draft.union(keptId), await draft.union(goneId)]
  const [own, more] = [await draft.childrenOf(keptId), await draft.childrenOf(goneId)]
  const twins = Math.max(0, ...own.map(({ twinGroup }) => twinGroup ?? 0))
  const known = new Set(own.map(({ childId }) => childId))
  assertChildren(new Set([...known, ...more.map(({ childId }) => childId)]).size)
  for (const child of more) {
    draft.dropChild(child)
    const twinGroup = child.twinGroup && child.twinGroup + twins
    if (!known.has(child.childId))
      draft.setChild({ ...child, unionId: keptId, position: own.length + child.position, twinGroup })
  }
  draft.setUnion(keptId, filledFrom(kept, gone))
  const record = await draft.recordOf({ unionId: goneId })
  if (record && !(await draft.recordOf({ unionId: keptId }))) {
    draft.setRecord(record.id, { ...record.row, unionId: keptId })
  }
  await dropUnion(draft, goneId)
  numberChildren(draft, await draft.childrenOf(keptId))
}

/** What the second knows and the first does not. A date comes whole. */
function filledFrom(kept: UnionData, gone: UnionData): UnionData {
  const married = kept.marriedYear === null ? datesOf('married', gone) : {}
  const ended = kept.ended === null ? { ended: gone.ended } : {}
  const endedOn = kept.endedYear === null ? datesOf('ended', gone) : {}
  return {
    ...kept,
    ...married,
    ...ended,
    ...endedOn,
    kind: kept.kind === 'unknown' ? gone.kind : kept.kind,
    marriedPlace: kept.marriedPlace ?? gone.marriedPlace,
    said: joinSaid(kept.said, gone.said),
  }
}

function datesOf(prefix: 'married' | 'ended', row: UnionData): Partial<UnionData> {
  const date = new RegExp(`^${prefix}(?:Until)?(?:Year|Month|Day|Qualifier)$`)
  return Object.fromEntries(Object.entries(row).filter(([name]) => date.test(name)))
}

/** The year in which a couple began, as far as known: of the wedding, else of the oldest child's birth; or null. */
export async function beginningOf(draft: TreeDraft, unionId: string): Promise<number | null> {
  const { marriedYear } = await draft.union(unionId)
  if (marriedYear !== null) return marriedYear
  const born = (await draft.childrenOf(unionId)).filter(({ kind }) => kind === 'birth')
  await draft.holdPeople(born.map(({ childId }) => childId))
  const years: number[] = []
  for (const { childId } of born) {
    const { bornYear } = await draft.person(childId)
    if (bornYear !== null) years.push(bornYear)
  }
  return years.length > 0 ? Math.min(...years) : null
}

/**
 * Puts a couple in its place among those of each partner by the year in which it began, if that is news: `before` is what
 * was known of it. Where an editor has put couples in order, the others stay as they are.
 */
export async function placeByBeginning(draft: TreeDraft, unionId: string, before: number | null): Promise<void> {
  const begun = await beginningOf(draft, unionId)
  if (begun === null || begun === before) return
  for (const personId of partnersOf(await draft.union(unionId))) {
    const own = await draft.unionsOf(personId)
    const others = own.filter(({ id }) => id !== unionId)
    const at = own.findIndex(({ id }) => id === unionId)
    const moved = own[at]
    if (!moved || others.length === 0) continue
    const years: (number | null)[] = []
    for (const { id } of others) years.push(await beginningOf(draft, id))
    const fits = (year: number | null, index: number) => year === null || (index < at ? year <= begun : year >= begun)
    if (years.every(fits)) continue
    const later = years.findIndex((year) => year !== null && year > begun)
    numberUnions(draft, personId, others.toSpliced(later < 0 ? others.length : later, 0, moved))
  }
}
