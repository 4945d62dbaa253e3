import { beforeAll, describe, expect, test } from 'vitest'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { mergePeople } from '@/lib/domain/family-tree/commands/merge-people'
import { redoEdit } from '@/lib/domain/family-tree/commands/redo-edit'
import { removeChild } from '@/lib/domain/family-tree/commands/remove-child'
import { removePerson } from '@/lib/domain/family-tree/commands/remove-person'
import { removeUnion } from '@/lib/domain/family-tree/commands/remove-union'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { updateChildren } from '@/lib/domain/family-tree/commands/update-children'
import { updatePerson } from '@/lib/domain/family-tree/commands/update-person'
import { updateUnion } from '@/lib/domain/family-tree/commands/update-union'
import type { Relation } from '@/lib/domain/family-tree/schema'
import { type AnyCommand, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { callerFor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { givePlan, openShop } from '@/tests/factories/plans'
import { aTree, rowsOf } from '@/tests/factories/tree-edits'

/** The same numbers in the same order for the same seed: 0 ≤ n < most. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const relations: Relation[] = ['parent', 'partner', 'child', 'sibling']
const kinds = ['birth', 'adopted', 'unknown'] as const

/** A tree and a way to change it at random; what is refused changes nothing. */
async function aChangingTree(seed: number) {
  const { actor, tree, at } = await aTree()
  const number = numbers(seed)
  const one = <T>(list: readonly T[]): T | undefined => list[number(list.length)]
  const run = async (command: AnyCommand, input: object) => {
    try {
      await execute(command, callerFor(actor), { id: at.id, ...input })
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }
  const where = { treeId: tree.id }
  let turn = 0
  const change = async () => {
    // In the order they came: ids differ from run to run.
    const orderBy = { createdAt: 'asc' } as const
    const include = { children: { orderBy: { position: 'asc' } } } as const
    const people = await db.treePerson.findMany({ where, orderBy })
    const unions = await db.treeUnion.findMany({ where, orderBy, include })
    const [person, other, union] = [one(people), one(people), one(unions)]
    const givenNames = `P${number(1000)}`
    const [personId, relation] = [person?.id, one(relations)]
    const children = (union?.children ?? []).map(({ childId }) => ({
      childId,
      kind: one(kinds),
      twinGroup: number(3) || null,
    }))
    const acts: (() => Promise<boolean>)[] = [
      () => run(addRelative, { personId, relation, childKind: one(kinds), person: { givenNames } }),
      () => run(addRelative, { personId, relation, childKind: one(kinds), existingId: other?.id }),
      () => run(updatePerson, { personId, givenNames, born: { year: 1900 }, revision: person?.revision }),
      () =>
        run(mergePeople, {
          keptId: personId,
          goneId: other?.id,
          givenNames,
          revisions: { kept: person?.revision, gone: other?.revision },
        }),
      () => run(removePerson, { personId }),
      () => run(updateUnion, { unionId: union?.id, revision: union?.revision, married: { year: 1800 + number(50) } }),
      () => run(updateChildren, { unionId: union?.id, children: children.reverse(), seen: union?.children }),
      () => run(removeChild, { unionId: union?.id, childId: union?.children[0]?.childId }),
      () => run(removeUnion, { unionId: union?.id }),
    ]
    // Every second one adds somebody new, so that there is something to change; the others take turns.
    turn += 1
    return (turn % 2 === 0 ? acts[0] : acts[((turn - 1) / 2 + seed) % acts.length])?.()
  }
  return { tree, change, undo: () => run(undoEdit, {}), redo: () => run(redoEdit, {}) }
}

describe('any edits', () => {
  test('undone one by one give the start, and redone the end; numbers have no gaps', async () => {
    const { tree, change, undo, redo } = await aChangingTree(1)
    const start = await rowsOf(tree)
    // Each kind of edit twice, and as many new people.
    for (let count = 0; count < 36; count++) await change()
    const end = await rowsOf(tree)
    expectNumbersWithoutGaps(end)
    expectNobodyTheirOwnAncestor(end)
    const edits = await db.treeEdit.findMany({ where: { treeId: tree.id } })
    expect(new Set(edits.map(({ kind }) => kind)).size).toBeGreaterThan(4)
    for (const _ of edits) expect(await undo()).toBe(true)
    expect(await rowsOf(tree)).toEqual(start)
    for (const _ of edits) expect(await redo()).toBe(true)
    expect(await rowsOf(tree)).toEqual(end)
  })
})

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Of the children of each couple, and of the couples of each person. */
function expectNumbersWithoutGaps({ people, unions, children }: Rows): void {
  const isDense = (places: number[]) => places.sort((a, b) => a - b).every((place, index) => place === index)
  for (const { id } of unions) {
    expect(isDense(children.filter(({ unionId }) => unionId === id).map(({ position }) => position))).toBe(true)
  }
  for (const { id } of people) {
    const own = unions.filter(({ partnerAId, partnerBId }) => [partnerAId, partnerBId].includes(id))
    expect(isDense(own.map((union) => (union.partnerAId === id ? union.aPosition : union.bPosition)))).toBe(true)
  }
}

function expectNobodyTheirOwnAncestor({ people, unions, children }: Rows): void {
  const parents = (id: string) =>
    children
      .filter(({ childId }) => childId === id)
      .flatMap(({ unionId }) => unions.find((union) => union.id === unionId) ?? [])
      .flatMap(({ partnerAId, partnerBId }) => [partnerAId, partnerBId].filter((parent) => parent !== null))
  const ancestors = (id: string, depth = 0): string[] =>
    depth > people.length ? [] : parents(id).flatMap((parent) => [parent, ...ancestors(parent, depth + 1)])
  for (const { id } of people) expect(ancestors(id)).not.toContain(id)
}

describe('a page in Basis', () => {
  beforeAll(openShop)
  const beyond = { code: 'TREE_BEYOND_PLAN' }

  /** Karen's line up to her great-grandmother. */
  async function aLine() {
    const { tree, person, actor, at, memorial } = await aTree()
    const line = [person]
    for (const givenNames of ['Mor', 'Mormor', 'Oldemor']) {
      const parent = await createPerson(tree, { givenNames, isDead: true })
      await createUnion(tree, { partners: [parent], children: line.slice(-1) })
      line.push(parent)
    }
    const [, mother, grandmother, greatGrandmother] = line.map(({ id }) => id)
    const run = (command: AnyCommand, input: object) => execute(command, callerFor(actor), { id: at.id, ...input })
    return { tree, memorial, run, mother, grandmother, greatGrandmother }
  }

  test('edits as far as its grandparents, as /pricing says; what is farther out stays as it is', async () => {
    const { tree, run, mother, grandmother, greatGrandmother } = await aLine()
    const added = { relation: 'parent', childKind: 'adopted', person: { givenNames: 'Ane' } }
    await run(updatePerson, { personId: grandmother, revision: 1, givenNames: 'Mormor Ane' })
    await run(addRelative, { personId: mother, relation: 'sibling', person: { givenNames: 'Tante' } })
    const before = await rowsOf(tree)
    await expect(run(addRelative, { personId: grandmother, ...added })).rejects.toMatchObject(beyond)
    await expect(
      run(updatePerson, { personId: greatGrandmother, revision: 1, givenNames: 'Ane' }),
    ).rejects.toMatchObject(beyond)
    await expect(run(removePerson, { personId: greatGrandmother })).rejects.toMatchObject(beyond)
    expect(await rowsOf(tree)).toEqual(before)
  })

  test('edits the whole tree with Premium', async () => {
    const { memorial, run, greatGrandmother } = await aLine()
    await givePlan(memorial.id, 'premium')
    await run(addRelative, { personId: greatGrandmother, relation: 'parent', person: { givenNames: 'Tipoldemor' } })
    await run(updatePerson, { personId: greatGrandmother, revision: 1, givenNames: 'Ane' })
  })

  test('takes out whoever is related to nobody any more, and does nothing else with them', async () => {
    const { tree, run } = await aLine()
    const [left, partner] = [await createPerson(tree, { isDead: true }), await createPerson(tree, { isDead: true })]
    await createUnion(tree, { partners: [left, partner] })
    await expect(run(updatePerson, { personId: left.id, revision: 1, givenNames: 'Ane' })).rejects.toMatchObject(beyond)
    const child = { relation: 'child', person: { givenNames: 'Ida' } }
    await expect(run(addRelative, { personId: left.id, ...child })).rejects.toMatchObject(beyond)
    await run(removePerson, { personId: left.id })
    await run(removePerson, { personId: partner.id })
    expect((await rowsOf(tree)).people).toHaveLength(4)
  })

  test('does not undo what it could not do', async () => {
    const { tree, memorial, run, greatGrandmother } = await aLine()
    const { id } = await givePlan(memorial.id, 'premium')
    await run(updatePerson, { personId: greatGrandmother, revision: 1, givenNames: 'Ane' })
    await db.subscription.delete({ where: { id } })
    const before = await rowsOf(tree)
    await expect(run(undoEdit, {})).rejects.toMatchObject(beyond)
    expect(await rowsOf(tree)).toEqual(before)
  })

  test('takes a couple apart that leads out of reach, and undoes that', async () => {
    const { tree, run, mother } = await aLine()
    const { unionId } = await db.treeChild.findFirstOrThrow({ where: { childId: mother ?? '' } })
    const before = await rowsOf(tree)
    await run(removeUnion, { unionId })
    await run(undoEdit, {})
    expect(await rowsOf(tree)).toEqual(before)
  })
})
