import { describe, expect, test } from 'vitest'
import { boundsOf, updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

type Known = { sex?: string; own?: number; ownEarliest?: number; diedNoLater?: number; saidNoLater?: number }

/** Bounds of people by name, of whom this is known. */
function bounds(
  known: Record<string, Known>,
  unions: { partnerIds: string[]; childIds?: string[]; marriedNoLater?: number }[],
) {
  const people = Object.entries(known).map(([id, { sex = 'unknown', own = null, ...years }]) => ({
    id,
    sex,
    own,
    ownEarliest: years.ownEarliest ?? own,
    diedNoLater: years.diedNoLater ?? null,
    saidNoLater: years.saidNoLater ?? null,
  }))
  const rows = unions.map(({ childIds = [], marriedNoLater = null, ...union }) => ({
    ...union,
    childIds,
    marriedNoEarlier: marriedNoLater,
    marriedNoLater,
  }))
  return Object.fromEntries(boundsOf(people, rows))
}

describe('the latest year in which somebody can have been born', () => {
  test('is a parent’s by the children: the mother of a child of 1900 was born by 1888', () => {
    expect(bounds({ mother: {}, child: { own: 1900 } }, [{ partnerIds: ['mother'], childIds: ['child'] }])).toEqual({
      mother: 1888,
      child: 1900,
    })
  })

  test('is a person’s own by what a file dates of their life, whatever a relative’s date says', () => {
    const family = [{ partnerIds: ['father'], childIds: ['child'] }]
    expect(bounds({ father: { saidNoLater: 1731 }, child: { own: 1950 } }, family)).toEqual({
      father: 1731,
      child: 1950,
    })
    expect(bounds({ father: { saidNoLater: 1731 }, child: {} }, family)).toMatchObject({ child: 1821 })
    expect(bounds({ father: { own: 1740, saidNoLater: 1731 } }, [])).toEqual({ father: 1740 })
    expect(bounds({ father: { saidNoLater: 1801, diedNoLater: 1790 } }, [])).toEqual({ father: 1790 })
  })

  test('is a child’s by the parents: at most 60 years after its mother, 90 after its father', () => {
    const family = [{ partnerIds: ['parent'], childIds: ['child'] }]
    expect(bounds({ parent: { own: 1800, sex: 'female' }, child: {} }, family)).toMatchObject({ child: 1860 })
    expect(bounds({ parent: { own: 1800, sex: 'male' }, child: {} }, family)).toMatchObject({ child: 1890 })
    // Of unknown sex, the parent may be the father.
    expect(bounds({ parent: { own: 1800 }, child: {} }, family)).toMatchObject({ child: 1890 })
  })

  test('is a child’s by a parent’s death: the mother’s year, the year after the father’s', () => {
    const family = [{ partnerIds: ['parent'], childIds: ['child'] }]
    const childOf = (sex: string) => bounds({ parent: { sex, diedNoLater: 1805 }, child: {} }, family).child
    expect([childOf('female'), childOf('male')]).toEqual([1805, 1806])
  })

  test('goes on over generations, from both sides', () => {
    const known = { great: {}, grand: {}, parent: {}, child: { own: 1900 } }
    const line = [
      { partnerIds: ['great'], childIds: ['grand'] },
      { partnerIds: ['grand'], childIds: ['parent'] },
      { partnerIds: ['parent'], childIds: ['child'] },
    ]
    expect(bounds(known, line)).toMatchObject({ great: 1864, grand: 1876, parent: 1888 })
  })

  test('is twelve years before a wedding', () => {
    expect(bounds({ bride: {} }, [{ partnerIds: ['bride'], marriedNoLater: 1850 }])).toEqual({ bride: 1838 })
  })

  test('is twelve years before the death of a partner whose birth is dated too, by the record or what it tells', () => {
    const couple = [{ partnerIds: ['bride', 'groom'] }]
    const brideOf = (groom: Known) => bounds({ bride: {}, groom }, couple).bride
    expect(brideOf({ own: 1720, diedNoLater: 1788 })).toBe(1776)
    expect(brideOf({ saidNoLater: 1720, diedNoLater: 1788 })).toBe(1776)
    // One year alone may be a slip.
    expect([brideOf({ own: 1720 }), brideOf({ diedNoLater: 1788 })]).toEqual([undefined, undefined])
    expect(brideOf({ own: 1950, diedNoLater: 1899 })).toBeUndefined()
  })

  test('is a person’s own date, whatever a slip in a child’s says', () => {
    const family = [{ partnerIds: ['parent'], childIds: ['child'] }]
    // 1878 for 1978 must not make a living parent dead.
    expect(bounds({ parent: { own: 1950 }, child: { own: 1878 } }, family)).toMatchObject({ parent: 1950 })
  })

  test('is not what a slip in a relative’s year says against the person’s own date, child, parent or wedding', () => {
    // 1855 for 1955: the child counts as living all the same.
    const mother = { own: 1855, sex: 'female' }
    const [child, grandchild] = ['child', 'grandchild']
    const birth = { partnerIds: ['mother'], childIds: [child] }
    expect(bounds({ mother, child: { ownEarliest: 1980 } }, [birth])).toEqual({ mother: 1855 })
    const ofGrandchild = { partnerIds: [child], childIds: [grandchild] }
    expect(bounds({ mother, child: {}, grandchild: { own: 2010 } }, [birth, ofGrandchild])).toMatchObject({
      child: 1998,
    })
    expect(bounds({ mother, child: {} }, [birth, { partnerIds: [child], marriedNoLater: 2005 }])).toMatchObject({
      child: 1993,
    })
    const slip = { partnerIds: [child], marriedNoLater: 1855 }
    expect(bounds({ mother: { own: 1955, sex: 'female' }, child: {} }, [birth, slip])).toMatchObject({ child: 2015 })
  })

  test('is unknown without anything to go by', () => {
    expect(bounds({ parent: {}, child: {} }, [{ partnerIds: ['parent'], childIds: ['child'] }])).toEqual({})
  })

  test('is found in a tree with a loop too', () => {
    const loop = [
      { partnerIds: ['a'], childIds: ['b'] },
      { partnerIds: ['b'], childIds: ['a'] },
    ]
    expect(Object.keys(bounds({ a: {}, b: { diedNoLater: 1900 } }, loop)).sort()).toEqual(['a', 'b'])
  })
})

test('adopted and foster children say nothing of age, and a bound goes away with what it came from', async () => {
  const tree = await createTree({
    memorial: await createMemorial({ owner: await createAccount() }),
    bornYear: null,
    diedYear: null,
    isDead: false,
  })
  const boundOf = async (id: string) => (await db.treePerson.findUniqueOrThrow({ where: { id } })).bornNoLater
  const child = await createPerson(tree, { bornYear: 1900 })
  const family = await createUnion(tree, { partners: [{ id: tree.personId }], children: [child], kind: 'adopted' })
  expect(await boundOf(tree.personId)).toBeNull()
  await db.treeChild.updateMany({ where: { unionId: family.id }, data: { kind: 'birth' } })
  await db.$transaction((tx) => updateBirthBounds(tx, tree.id))
  expect(await boundOf(tree.personId)).toBe(1888)
  await db.treePerson.update({ where: { id: child.id }, data: { bornYear: 1899, bornQualifier: 'after' } })
  await db.$transaction((tx) => updateBirthBounds(tx, tree.id))
  expect([await boundOf(tree.personId), await boundOf(child.id)]).toEqual([null, null])
})
