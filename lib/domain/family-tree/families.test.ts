import { expect, test } from 'vitest'
import { comesAfter, familiesOf, placeOf, type Skeleton, type SkeletonUnion } from '@/lib/domain/family-tree/skeleton'

/** 'a+b:c,d' is a couple with two children. */
function skeletonOf(people: string, couples: readonly string[]): Skeleton {
  const unions = couples.map((couple, index): SkeletonUnion => {
    const [partners = '', children = ''] = couple.split(':')
    const ids = (text: string, between: string) => text.split(between).filter(Boolean)
    return {
      id: `union-${index}`,
      partnerIds: ids(partners, '+'),
      children: ids(children, ',').map((id) => ({ id, kind: 'birth' })),
    }
  })
  const having = (id: string, of: (union: SkeletonUnion) => string[]) =>
    unions.filter((union) => of(union).includes(id))
  const ids = [...people]
  return {
    sexes: new Map(ids.map((id) => [id, 'unknown'])),
    unions,
    childIn: new Map(ids.map((id) => [id, having(id, ({ children }) => children.map((child) => child.id))])),
    partnerIn: new Map(ids.map((id) => [id, having(id, ({ partnerIds }) => partnerIds)])),
  }
}

const found = (skeleton: Skeleton) => familiesOf(skeleton).map(({ personIds }) => [...personIds].sort().join(''))

test('couples, children, half-siblings and siblings without parents are one family; all others are others', () => {
  const skeleton = skeletonOf('hgfedcbaz', ['a+b:c', 'a+d:e', ':f,g'])
  expect(found(skeleton)).toEqual(['abcde', 'fg', 'h', 'z'])
})

test('a couple of thousands is followed once, and a long line of descent to its end', () => {
  const children = Array.from({ length: 5000 }, (_, index) => `child-${index}`)
  const union: SkeletonUnion = {
    id: 'large',
    partnerIds: [],
    children: children.map((id) => ({ id, kind: 'birth' })),
  }
  let asked = 0
  const counted: SkeletonUnion = {
    ...union,
    get children() {
      asked++
      return union.children
    },
  }
  const skeleton: Skeleton = {
    sexes: new Map(children.map((id) => [id, 'unknown'])),
    unions: [counted],
    childIn: new Map(children.map((id) => [id, [counted]])),
    partnerIn: new Map(),
  }
  expect(familiesOf(skeleton).map(({ personIds }) => personIds.length)).toEqual([5000])
  expect(asked).toBe(1)
})

test('a place tells which families follow, also when the one at it is gone', () => {
  const families = familiesOf(skeletonOf('abcdefg', ['a+b:', 'c+d:', 'e+f:']))
  const [first, second] = families
  if (!first || !second) throw new Error('No families.')
  const after = (place: string) => families.filter((family) => comesAfter(family, place)).map(({ id }) => id)
  expect(after(placeOf(first))).toEqual(['c', 'e', 'g'])
  expect(after('2.d')).toEqual(['e', 'g'])
  expect(after(placeOf(second))).toEqual(['e', 'g'])
  expect(after('1.g')).toEqual([])
})
