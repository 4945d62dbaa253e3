import { describe, expect, test } from 'vitest'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { moveUnion } from '@/lib/domain/family-tree/commands/move-union'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { updateUnion } from '@/lib/domain/family-tree/commands/update-union'
import { getTreePerson } from '@/lib/domain/family-tree/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree, rowsOf } from '@/tests/factories/tree-edits'

/** Karen with three partners, in this order. */
async function threeCouples(...weddings: (number | null)[]) {
  const made = await aTree()
  const unionIds: string[] = []
  for (const [position, givenNames] of ['Ane', 'Bo', 'Carl'].entries()) {
    const partner = await createPerson(made.tree, { givenNames })
    const union = { aPosition: position, marriedYear: weddings[position] ?? null }
    unionIds.push((await createUnion(made.tree, { partners: [made.person, partner], union })).id)
  }
  const caller = callerFor(made.actor)
  const order = async () => (await getTreePerson(made.actor, made.at)).couples.map(({ partner }) => partner?.name)
  const move = (unionId: string | undefined, to: 'earlier' | 'later', personId = made.person.id) =>
    execute(moveUnion, caller, { id: made.at.id, personId, unionId, to })
  return { ...made, caller, unionIds, order, move }
}

describe('the couples of a person', () => {
  test('are moved earlier and later by one, and back by undo', async () => {
    const { tree, caller, at, unionIds, order, move } = await threeCouples()
    const before = await rowsOf(tree)
    await move(unionIds[2], 'earlier')
    expect(await order()).toEqual(['Ane', 'Carl', 'Bo'])
    await move(unionIds[0], 'later')
    expect(await order()).toEqual(['Carl', 'Ane', 'Bo'])
    for (let count = 0; count < 2; count++) await execute(undoEdit, caller, { id: at.id })
    expect(await rowsOf(tree)).toEqual(before)
  })

  test('at the end stay there, which is no edit', async () => {
    const { tree, unionIds, order, move } = await threeCouples()
    await move(unionIds[0], 'earlier')
    await move(unionIds[2], 'later')
    expect(await order()).toEqual(['Ane', 'Bo', 'Carl'])
    expect(await db.treeEdit.count({ where: { treeId: tree.id } })).toBe(0)
  })

  test('are moved for somebody who is one of the two, in this tree', async () => {
    const { tree, unionIds, move } = await threeCouples()
    const [stranger, other] = [await createPerson(tree), await threeCouples()]
    const gone = { code: 'NOT_FOUND' }
    await expect(move(unionIds[0], 'later', stranger.id)).rejects.toMatchObject(gone)
    await expect(move(other.unionIds[0], 'later')).rejects.toMatchObject(gone)
    await expect(move(other.unionIds[0], 'later', other.person.id)).rejects.toMatchObject(gone)
  })

  test('come by the year of the wedding, or of the oldest child', async () => {
    const { at, caller, order } = await threeCouples(1950, null, 1970)
    const add = (year: number, fields: object) =>
      execute(addRelative, caller, { ...at, person: { givenNames: `Ny ${year}` }, relation: 'partner', ...fields })
    await add(1940, { union: { kind: 'married', married: { year: 1940 } } })
    await add(1960, { union: { kind: 'married', married: { year: 1960 } } })
    expect(await order()).toEqual(['Ny 1940', 'Ane', 'Bo', 'Ny 1960', 'Carl'])
    const { unionId } = (await add(1945, {})).result
    expect((await order()).at(-1)).toBe('Ny 1945')
    const child = { person: { givenNames: 'Barn', born: { year: 1945 } }, relation: 'child' as const }
    await execute(addRelative, caller, { ...at, ...child, unionId })
    expect(await order()).toEqual(['Ny 1940', 'Ny 1945', 'Ane', 'Bo', 'Ny 1960', 'Carl'])
  })

  test('stay as an editor put them until a couple begins in another year', async () => {
    const { at, caller, unionIds, order, move } = await threeCouples(1950, 1960, 1970)
    await move(unionIds[2], 'earlier')
    const correct = (year: number, revision: number) =>
      execute(updateUnion, caller, {
        id: at.id,
        unionId: unionIds[2] ?? '',
        revision,
        kind: 'married',
        married: { year },
        marriedPlace: 'Trans',
      })
    await correct(1970, 2)
    expect(await order()).toEqual(['Ane', 'Carl', 'Bo'])
    await correct(1930, 3)
    expect(await order()).toEqual(['Carl', 'Ane', 'Bo'])
  })
})
