import { expect, test } from 'vitest'
import type { UnionEnd, UnionKind } from '@/lib/domain/family-tree/schema'
import { pictureTexts } from '@/lib/domain/tree-drawing/copy'
import type { ToldPerson } from '@/lib/domain/tree-drawing/schema'
import { treeInWords } from '@/lib/domain/tree-drawing/tree-words'
import { familyOf } from '@/tests/factories/small-family'

/** Capitals are men, small letters women, digits masked. */
function told(id: string): ToldPerson {
  const isMasked = /^\d/.test(id)
  const sex = isMasked ? 'unknown' : /^\p{Lu}/u.test(id) ? 'male' : 'female'
  return { id, name: isMasked ? 'Nulevende' : id, birthNameText: null, lifespan: '', isMasked, sex }
}

function words(written: string, change: Partial<ToldPerson> & { kind?: UnionKind; ended?: UnionEnd } = {}) {
  const { kind = 'married', ended = null, ...about } = change
  const graph = familyOf(written)
  const people = graph.people.map(({ id }) => (id === about.id ? { ...told(id), ...about } : told(id)))
  const boxes = graph.people.map(({ id }, at) => ({ id, x: -at, y: 0, row: graph.people.length - at }))
  const unions = graph.unions.map((union) => ({ ...union, kind, ended }))
  const generations = treeInWords({ people, unions, boxes })
  return Object.fromEntries(generations.flatMap((row) => row.people.map(({ id, text }) => [id, text])))
}

test.each([
  ['P+a:k', 'k', 'k, datter af P og a'],
  ['P+a:k', 'a', 'a, gift med P, mor til k'],
  ['P+a:K,B,c', 'P', 'P, gift med a, far til K, B og c'],
  ['P+a:adopted/K,foster/b,step/c', 'a', 'a, gift med P, adoptivmor til K, plejemor til b, stedmor til c'],
  ['P+a:adopted/K', 'K', 'K, adoptivsøn af P og a'],
  ['P+a:step/1', '1', 'Nulevende, stedbarn af P og a'],
  ['a:K,1,2', 'a', 'a, mor til K og to nulevende'],
  ['P+1:k', 'k', 'k, datter af P og en nulevende'],
  ['P+a:twin/k,twin/B,c', 'k', 'k, datter af P og a, tvilling til B'],
  ['P+a:twin/k,twin/B,twin/c', 'B', 'B, søn af P og a, trilling til k og c'],
  [':k,B', 'k', 'k, søster til B'],
  ['P+a:k P+b:C', 'P', 'P, gift med a, gift med b, far til k og C'],
  ['P+a:adopted/k,C F+a:k', 'a', 'a, gift med P, gift med F, mor til C og k'],
])('in %s, %s is told as »%s«', (written, id, text) => {
  expect(words(written)[id]).toBe(text)
})

test.each([
  ['married', 'divorced', 'P, tidligere gift med a'],
  ['partners', undefined, 'P, partner til a'],
  ['partners', 'separated', 'P, tidligere partner til a'],
  ['unknown', undefined, 'P, sammen med a'],
] as const)('a couple that is %s, %s', (kind, ended, text) => {
  expect(words('P+a:', ended ? { kind, ended } : { kind }).P).toBe(text)
})

test('of parents about whom no more is known, the child is told', () => {
  expect(words('P+a:k', { kind: 'unknown' }).a).toBe('a, fik barn med P, mor til k')
})

test('a name at birth and the years stand with the name, and nothing of a masked person does', () => {
  const about = { birthNameText: 'født Holm', lifespan: '1942 – 2024' }
  expect(words('P+a:', { id: 'a', ...about }).a).toBe('a, født Holm (1942 – 2024), gift med P')
  expect(words('P+1:', { id: '1', ...about })['1']).toBe('Nulevende, gift med P')
})

test('somebody whose name nobody knows is told of without one', () => {
  expect(words('P+a:k', { id: 'a', name: 'Uden navn' }).k).toBe('k, datter af P og en uden navn')
  expect(pictureTexts.up({ name: 'Uden navn', isMasked: false })).toBe('Vis forældrene')
  expect(pictureTexts.up({ name: 'Jens', isMasked: false })).toBe('Vis Jens’ forældre')
})

test('somebody who is not shown is not called living', () => {
  expect(words('P+1:k', { id: '1', name: 'Ikke vist' }).k).toBe('k, datter af P og en person, der ikke er vist')
})

test('the oldest generation comes first, each from left to right', () => {
  const boxes = [
    { id: 'k', x: 0, y: 100, row: 1 },
    { id: 'a', x: 200, y: 0, row: 0 },
    { id: 'P', x: 0, y: 0, row: 0 },
  ]
  const told1 = treeInWords({ people: ['k', 'a', 'P'].map(told), unions: familyOf('P+a:k').unions, boxes })
  expect(told1.map(({ row, people }) => [row, people.map(({ id }) => id)])).toEqual([
    [0, ['P', 'a']],
    [1, ['k']],
  ])
})

test('hundreds of siblings without parents are counted with each of them, and not named', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `s${at}`)
  const told300 = words(`:${ids.join(',')}`)
  expect(told300.s7).toBe('s7, en af 300 søskende')
  const twins = words(`a+b:${ids.map((id) => `twin/${id}`).join(',')}`)
  expect(twins.s7).toBe('s7, datter af a og b')
})
