import { describe, expect, test } from 'vitest'
import type { Sex, UnionView } from '@/lib/domain/family-tree/schema'
import { kinshipChain, kinshipWord, pathInWords } from '@/lib/domain/tree-drawing/kinship/kinship-word'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'
import { madeUpFamily } from '@/tests/factories/made-up-family'
import { familyOf } from '@/tests/factories/small-family'
import { findPath, reversePath } from './find-path'

// A capital is a man, a small letter a woman, a digit of unknown sex.
const sexOf = (id: string): Sex => (/^\d/.test(id) ? 'unknown' : /^\p{Lu}/u.test(id) ? 'male' : 'female')

function pathBetween(graph: Pick<FamilyGraph, 'unions'>, from: string, to: string) {
  const path = findPath(graph, from, to)
  if (!path) throw new Error(`No way from ${from} to ${to}.`)
  return path
}

const word = (written: string, from: string, to: string) => kinshipWord(pathBetween(familyOf(written), from, to), sexOf)
const chain = (written: string, from: string, to: string) =>
  kinshipChain(pathBetween(familyOf(written), from, to), sexOf)

function withUnion(written: string, id: string, change: Partial<UnionView>): FamilyGraph {
  const graph = familyOf(written)
  return { ...graph, unions: graph.unions.map((union) => (union.id === id ? { ...union, ...change } : union)) }
}

/** Ego k with both sides: mother m, father F, and all around. */
const family = [
  'OO+oo:FF,Gr,gr ff+FF:F,U,fa mm+MM:m,Mo,mo F+m:k,B,s,3 k+H:d,S d+Sv:bb bb+x:ob ob+y:tt tt+z:ttt U+u:C,c,5',
  'C+q:n B+w:Ne,ni Ne+v:gn TT+to:OO PP+pp:TT P3+p3:PP P4+p4:P3 P5+p5:P4 hf+hm:H,He,he Gr+g:Gc Gc+gx:Hf,hk',
  'F+ny:h m+St:hv St+fx:sb Gc+Gx:Sx',
].join(' ')

describe('what somebody is to k', () => {
  test.each([
    ['F', 'far'],
    ['m', 'mor'],
    ['FF', 'farfar'],
    ['ff', 'farmor'],
    ['MM', 'morfar'],
    ['mm', 'mormor'],
    ['OO', 'oldefar'],
    ['oo', 'oldemor'],
    ['TT', 'tipoldefar'],
    ['PP', 'tip-tip-oldefar'],
    ['p3', 'tip-tip-tip-oldemor'],
    ['P4', '4 × tipoldefar'],
    ['S', 'søn'],
    ['d', 'datter'],
    ['bb', 'barnebarn'],
    ['ob', 'oldebarn'],
    ['tt', 'tipoldebarn'],
    ['ttt', 'tip-tip-oldebarn'],
    ['B', 'bror'],
    ['s', 'søster'],
    ['3', 'søskende'],
    ['h', 'halvsøster'],
    ['hv', 'halvsøster'],
    ['sb', 'stedsøster'],
    ['U', 'farbror'],
    ['fa', 'faster'],
    ['Mo', 'morbror'],
    ['mo', 'moster'],
    ['u', 'tante'],
    ['Gr', 'grandonkel'],
    ['gr', 'grandtante'],
    ['Ne', 'nevø'],
    ['ni', 'niece'],
    ['gn', 'grandniece'],
    ['C', 'fætter'],
    ['c', 'kusine'],
    ['5', 'søskendebarn'],
    ['Hf', 'halvfætter'],
    ['hk', 'halvkusine'],
    ['H', 'mand'],
    ['hm', 'svigermor'],
    ['He', 'svoger'],
    ['he', 'svigerinde'],
    ['w', 'svigerinde'],
    ['Sv', 'svigersøn'],
    ['St', 'stedfar'],
    ['ny', 'stedmor'],
  ])('%s is %s', (id, expected) => {
    expect(word(family, 'k', id)).toBe(expected)
  })

  test.each([
    ['n', 'fætters datter'],
    ['Gc', 'fars fætter'],
  ])('%s has no word of their own, and is %s', (id, expected) => {
    expect(word(family, 'k', id)).toBeNull()
    expect(chain(family, 'k', id)).toBe(expected)
  })
})

test.each([
  ['F+m:adopted/k', 'm', 'adoptivmor'],
  ['F+m:foster/k', 'F', 'plejefar'],
  ['F+m:step/k', 'F', 'stedfar'],
  ['F+m:adopted/k,B', 'B', 'adoptivbror'],
  ['F+m:foster/k,s', 's', 'plejesøster'],
  ['F+m:step/k,s', 's', 'stedsøster'],
  ['k+H:adopted/S', 'S', 'adoptivsøn'],
  ['k+H:foster/d', 'd', 'plejedatter'],
  ['k+H:a H+x:B', 'B', 'stedsøn'],
  ['A+b:adopted/F F+m:k', 'A', 'farfar'],
  ['A+b:foster/F F+m:k', 'A', null],
  [':k,s', 's', 'søster'],
  ['1+2:k', '1', 'forælder'],
  ['1+2:3 3+m:k', '1', 'bedsteforælder'],
  ['A+b:1,U 1+m:k', 'U', 'onkel'],
])('in %s, %s is %s to k', (written, id, expected) => {
  expect(word(written, 'k', id)).toBe(expected)
})

test.each([
  ['of two families, the one they were born into', 'm+St:adopted/k F+m:k', 'm', 'mor'],
  ['of two families with one father, the nearer', 'F+ny:step/k F+m:k', 'F', 'far'],
  ['a child of the mother, whose husband adopted them', 'm+St:adopted/k,s F+m:k', 's', 'halvsøster'],
  ['a child who came along to the same couple twice', 'F+m:step/B,k F+m:B', 'B', 'bror'],
  ['a child of parents who married twice', 'F+m:k m+F:B', 'B', 'bror'],
])('what counts is %s', (_, written, id, expected) => {
  expect(word(written, 'k', id)).toBe(expected)
})

test.each(['St', 'x'])(
  'the other parent of a half-sister, and their child %s, are no stepfamily unless a couple',
  (id) => {
    const graph = withUnion('F+m:k m+St:h St+y:x', 'u1', { kind: 'unknown' })
    expect(kinshipWord(pathBetween(graph, 'k', id), sexOf)).toBeNull()
  },
)

test('a father’s wife who died before the child was born is his wife, and no stepmother', () => {
  const path = pathBetween(familyOf('F+m:k F+w:h'), 'k', 'w')
  expect(kinshipChain(path, sexOf, (one, other) => `${one}${other}` === 'kw')).toBe('fars hustru')
})

test('a half-brother of a parent is described', () => {
  expect(chain('A+b:F A+c:X F+m:k', 'k', 'X')).toBe('fars halvbror')
})

test.each([
  ['married', null, 'mand'],
  ['married', 'divorced', 'tidligere mand'],
  ['partners', null, 'partner'],
  ['partners', 'separated', 'tidligere partner'],
  ['unknown', null, null],
] as const)('a partner, %s and %s, is %s', (kind, ended, expected) => {
  expect(kinshipWord(pathBetween(withUnion('k+H:', 'u0', { kind, ended }), 'k', 'H'), sexOf)).toBe(expected)
})

test('after a divorce there are former parents-in-law, and a stepfather stays one', () => {
  const graph = withUnion('k+H: A+b:H', 'u0', { ended: 'divorced' })
  expect(kinshipWord(pathBetween(graph, 'k', 'b'), sexOf)).toBe('tidligere svigermor')
  const other = withUnion('F+m:k m+St:', 'u1', { ended: 'divorced' })
  expect(kinshipWord(pathBetween(other, 'k', 'St'), sexOf)).toBe('stedfar')
})

describe('the way', () => {
  test('goes over blood, however far, before it goes over a marriage', () => {
    // Over the great-grandparents nine steps, over the wife's sister three.
    const graph = familyOf('A+b:C,D C+c:E D+d:G E+e:k G+g:v k+w: x+Y:w,z z+v:')
    expect(pathBetween(graph, 'k', 'v').steps.map(({ step }) => step)).not.toContain('partner')
  })

  test('between partners is their marriage, also when they are cousins', () => {
    const graph = familyOf('A+b:C,D C+c:k D+d:H k+H:x')
    expect(pathBetween(graph, 'k', 'H').steps.map(({ step }) => step)).toEqual(['partner'])
  })

  test('never goes over a common child', () => {
    const graph = familyOf('k+H:x A+b:H')
    expect(pathBetween(graph, 'k', 'A').steps.map(({ step }) => step)).toEqual(['partner', 'parent'])
  })

  test('does not exist between families that nothing joins, and has no steps to oneself', () => {
    expect(findPath(familyOf('a+b:c d+e:f'), 'c', 'f')).toBeNull()
    expect(findPath(familyOf('a+b:c'), 'c', 'c')).toEqual({ from: 'c', steps: [] })
  })

  test('is the same one from the other end', () => {
    const path = pathBetween(familyOf(family), 'k', 'C')
    expect(kinshipWord(reversePath(path), sexOf)).toBe('kusine')
    expect(reversePath(reversePath(path))).toEqual(path)
  })

  test('is found among twenty thousand brothers and sisters whose parents nobody knows', () => {
    const children = Array.from({ length: 20_000 }, (_, at) => `c${at}`)
    const graph = familyOf(`:${children.join(',')} c7:x c19999:y`)
    expect(pathBetween(graph, 'x', 'y').steps.map(({ to }) => to)).toEqual(['c7', 'c19999', 'y'])
    expect(word(`:k,s s:d`, 'k', 'd')).toBe('niece')
  })

  test('is found for everyone in a large family, each step from one to the next', () => {
    const graph = madeUpFamily(1000, 2, { isPlain: true })
    const last = graph.people.at(-1)?.id ?? ''
    for (const { id } of graph.people.slice(0, 60)) {
      const path = pathBetween(graph, id, last)
      const ids = [id, ...path.steps.map(({ to }) => to)]
      expect(ids.at(-1)).toBe(last)
      path.steps.forEach(({ union }, at) => {
        const whole = graph.unions.find((one) => one.id === union.id)
        const members = [...(whole?.partnerIds ?? []), ...(whole?.children ?? []).map((child) => child.id)]
        expect(members).toEqual(expect.arrayContaining(ids.slice(at, at + 2)))
      })
    }
  })
})

test.each([
  ['P+m:k,A', 'k', 'A', 'k er søster til A.'],
  ['X+y:P,a P+m:k', 'k', 'a', 'k er datter af P, som er bror til a.'],
  ['k+H:S S+v:b', 'k', 'b', 'k er mor til S, som er far til b.'],
  ['k+H:a X+y:H', 'k', 'X', 'k er gift med H, som er søn af X.'],
  ['A+b:foster/k', 'k', 'A', 'k er plejedatter til A.'],
  ['A+b:k A+c:h', 'k', 'h', 'k er halvsøster til h.'],
  ['a+B:k', 'k', 'k', 'k'],
])('in %s from %s to %s: %s%s', (written, from, to, sentence) => {
  const path = pathBetween(familyOf(written), from, to)
  expect(pathInWords(path, { nameOf: (id) => id, sexOf })).toBe(sentence)
})
