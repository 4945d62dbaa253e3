import { expect, test } from 'vitest'
import { countGenerations, findRings, type Link, pathInNames } from '@/lib/domain/tree-files/import/find-rings'

/** 'AB>C' is C as a child of A and B; '!' marks a link that must stay. */
const linksOf = (text: string): Link[] =>
  text.split(' ').map((each) => {
    const [parents = '', child = ''] = each.replace('!', '').split('>')
    return { parentIds: [...parents], childId: child, isFixed: each.endsWith('!') }
  })

test.each([
  ['AB>C C>D', []],
  ['A>A', ['A>A: AA']],
  ['A>B B>A', ['B>A: ABA']],
  ['B>A A>B', ['A>B: BAB']],
  ['A>B B>C C>A C>D D>E', ['C>A: ABCA']],
  ['X>B A>B B>C C>A', ['C>A: ABCA']],
  ['AB>C CD>A CD>B', ['CD>B: BCB', 'CD>A: ACA']],
  ['A>B B>A C>D D>C', ['B>A: ABA', 'D>C: CDC']],
  ['A>B B>A B>C C>A', ['C>A: ABCA', 'B>A: ABA']],
  ['A>B B>A A>C C>A', ['C>A: ACA', 'B>A: ABA']],
  ['A>B B>C A>C AB>D', []],
  ['AB>C A>D CD>E', []],
  ['A>B B>A! A>C', ['A>B: BAB']],
  ['A>B! B>A!', []],
  ['>A A>B', []],
] as const)('of %s the last link of each ring goes', (text, expected) => {
  const links = linksOf(text)
  const rings = findRings(links)
  expect(rings.map(({ link, path }) => `${link.parentIds.join('')}>${link.childId}: ${path.join('')}`)).toEqual(
    expected,
  )
  const left = links.filter((link) => !rings.some((ring) => ring.link === link))
  expect(findRings(left)).toEqual([])
})

test('rings in a tree of 50,000 generations, and as many knotted into one another, are found', () => {
  const line = Array.from({ length: 50_000 }, (_, at) => ({ parentIds: [`${at}`], childId: `${at + 1}` }))
  const [ring, ...others] = findRings([...line, { parentIds: ['50000'], childId: '0' }])
  expect([ring?.path.length, others.length]).toEqual([50_002, 0])
  expect(pathInNames(ring?.path ?? [], (id) => id)).toBe('0 → 1 → 2 → 3 → 4 → 5 → … → 0')
  const back = line.map(({ parentIds, childId }) => ({ parentIds: [childId], childId: parentIds[0] ?? '' }))
  const rings = new Set(findRings([...line, ...back]).map(({ link }) => link))
  const left = [...line, ...back].filter((link) => !rings.has(link))
  expect(findRings(left)).toEqual([])
  expect(countGenerations(line)).toBe(50_001)
})

test('generations are counted where everybody has a child with everybody, and one has two hundred thousand', () => {
  const layer = (at: number) => Array.from({ length: 400 }, (_, place) => `${at}-${place}`)
  const layers = Array.from({ length: 12 }, (_, at) => layer(at))
  const links = layers
    .slice(1)
    .flatMap((children, at) => children.map((childId) => ({ parentIds: layers[at] ?? [], childId })))
  expect(countGenerations(links)).toBe(12)
  const many = Array.from({ length: 200_000 }, (_, at) => ({ parentIds: ['one'], childId: `${at}` }))
  expect(countGenerations(many)).toBe(2)
})
