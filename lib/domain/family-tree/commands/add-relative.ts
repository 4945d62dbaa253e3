import 'server-only'
import { randomUUID } from 'node:crypto'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import { newPerson, toldName } from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import {
  addChild,
  addPartner,
  addUnion,
  beginningOf,
  foldUnions,
  placeByBeginning,
  unionFieldColumns,
} from '@/lib/domain/family-tree/relations'
import {
  addRelativeInput,
  type ChildKind,
  type PersonFields,
  type Relation,
  type UnionFields,
} from '@/lib/domain/family-tree/schema'
import type { ChildData } from '@/lib/domain/family-tree/stored-rows'
import type { TreeDraft } from '@/lib/domain/family-tree/tree-draft'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Adds somebody next to a person of the tree, as `addRelativeInput` says. Throws NOT_FOUND for people and couples that
 * are not there, TREE_TWO_PARENTS, TREE_THERE_TWICE, TREE_TOO_MANY_CHILDREN, TREE_LOOP, TREE_FULL and TREE_BEYOND_PLAN.
 */
export const addRelative = defineCommand({
  name: 'family-tree.add-relative',
  session: 'required',
  status: 201,
  input: addRelativeInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { person, existingId, ...asked }, page) => {
    const createdById = context.actor.userId
    const { revision, personId, unionId } = await editPageTree(
      context,
      page,
      { kind: 'add-relative', canLoop: Boolean(existingId) },
      async (draft) => {
        await draft.person(asked.personId)
        const addedId = await chosen(draft, { person, existingId, createdById })
        const unionId = await relate(draft, { ...asked, addedId, createdById })
        return { about: toldName(await draft.person(addedId)), personId: addedId, unionId }
      },
    )
    return { revision, personId, unionId }
  },
})

type Chosen = { person?: PersonFields | null | undefined; existingId?: string | null | undefined; createdById: string }

/** The id of who is added: new, or in the tree already. */
async function chosen(draft: TreeDraft, { person, existingId, createdById }: Chosen): Promise<string> {
  if (existingId && !person) {
    await draft.person(existingId)
    return existingId
  }
  if (!person || existingId) {
    throw new DomainError('INVALID_INPUT', {}, { existingId: 'Skriv, hvem det er, eller vælg en fra træet.' })
  }
  const id = randomUUID()
  draft.setPerson(id, newPerson(person, createdById))
  return id
}

type Asked = {
  personId: string
  relation: Relation
  /** Who is added. */
  addedId: string
  unionId?: string | null | undefined
  childKind: ChildKind
  union?: UnionFields | null | undefined
  createdById: string
}

/** Relates somebody to a person of the tree. Returns the id of the couple that now holds both. */
async function relate(draft: TreeDraft, asked: Asked): Promise<string> {
  const people = [await draft.person(asked.personId), await draft.person(asked.addedId)]
  // Of a couple with somebody who asked to be taken out, nothing is written again.
  const union = people.some(({ isWithdrawn }) => isWithdrawn) ? null : asked.union
  return as[asked.relation](draft, { ...asked, union })
}

const as: Record<Relation, (draft: TreeDraft, asked: Asked) => Promise<string>> = {
  parent: addParent,
  partner: addSpouse,
  child: addOffspring,
  sibling: addSibling,
}

async function addParent(draft: TreeDraft, asked: Asked): Promise<string> {
  const { personId, addedId, childKind } = asked
  const couples = await draft.childIn(personId)
  const ofKind = asked.unionId
    ? couples.filter(({ unionId }) => unionId === asked.unionId)
    : sameKind(couples, childKind)
  if (asked.unionId && ofKind.length === 0) throw new DomainError('NOT_FOUND')
  for (const { unionId } of ofKind) {
    const partners = partnersOf(await draft.union(unionId))
    if (partners.includes(addedId)) throw new TreeError('TREE_THERE_TWICE')
    if (partners.length < 2) return joinCouple(draft, unionId, asked)
  }
  if (ofKind.length > 0) throw new TreeError('TREE_TWO_PARENTS')
  const unionId = await addUnion(draft, [addedId], asked)
  await addChild(draft, unionId, personId, childKind)
  return unionId
}

const sameKind = (couples: readonly ChildData[], childKind: ChildKind) =>
  couples.filter(({ kind }) => kind === childKind)

async function addSpouse(draft: TreeDraft, asked: Asked): Promise<string> {
  const { personId, addedId } = asked
  if (personId === addedId) throw new TreeError('TREE_THERE_TWICE')
  const own = await draft.unionsOf(personId)
  const isSameCouple = own.some(({ row }) => row.ended === null && partnersOf(row).includes(addedId))
  if (isSameCouple) throw new TreeError('TREE_THERE_TWICE')
  if (!asked.unionId) {
    const unionId = await addUnion(draft, [personId, addedId], { ...asked, fields: asked.union })
    await placeByBeginning(draft, unionId, null)
    return unionId
  }
  if (!own.some(({ id }) => id === asked.unionId)) throw new DomainError('NOT_FOUND')
  const before = await beginningOf(draft, asked.unionId)
  const unionId = await joinCouple(draft, asked.unionId, asked)
  await placeByBeginning(draft, unionId, before)
  return unionId
}

/**
 * Makes somebody the second of a couple, or the first. If the two are a couple with others children already, it becomes
 * that couple.
 */
async function joinCouple(draft: TreeDraft, unionId: string, { addedId, union }: Asked): Promise<string> {
  const [otherId] = partnersOf(await draft.union(unionId))
  const theirs = otherId ? await draft.unionsOf(addedId) : []
  const same = theirs.find(({ row }) => otherId && partnersOf(row).includes(otherId))
  if (same) {
    await foldUnions(draft, same.id, unionId)
    return same.id
  }
  await addPartner(draft, unionId, addedId)
  if (otherId && union) draft.setUnion(unionId, { ...(await draft.union(unionId)), ...unionFieldColumns(union) })
  return unionId
}

async function addOffspring(draft: TreeDraft, asked: Asked): Promise<string> {
  const { personId, addedId, childKind } = asked
  const own = await draft.unionsOf(personId)
  const alone = own.find(({ row }) => partnersOf(row).length === 1)?.id
  if (asked.unionId && !own.some(({ id }) => id === asked.unionId)) throw new DomainError('NOT_FOUND')
  const unionId = asked.unionId ?? alone ?? (await addUnion(draft, [personId], asked))
  const before = await beginningOf(draft, unionId)
  await addChild(draft, unionId, addedId, childKind)
  await placeByBeginning(draft, unionId, before)
  return unionId
}

async function addSibling(draft: TreeDraft, asked: Asked): Promise<string> {
  const { personId, addedId, childKind } = asked
  const couples = await draft.childIn(personId)
  if (asked.unionId && !couples.some(({ unionId }) => unionId === asked.unionId)) throw new DomainError('NOT_FOUND')
  const theirs = couples.length === 0 ? sameKind(await draft.childIn(addedId), childKind)[0] : undefined
  if (theirs) {
    // The one of the two whose parents are known shows whose child the other is.
    await addChild(draft, theirs.unionId, personId, 'birth')
    return theirs.unionId
  }
  const first = sameKind(couples, childKind)[0] ?? sameKind(couples, 'birth')[0] ?? couples[0]
  const unionId = asked.unionId ?? first?.unionId ?? (await addUnion(draft, [], asked))
  if (couples.length === 0) await addChild(draft, unionId, personId, 'birth')
  await addChild(draft, unionId, addedId, childKind)
  return unionId
}
