import { describe, expect, test } from 'vitest'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { linesAround, unionsAmong } from '@/lib/domain/tree-drawing/printed-part'
import { getPrintPlan } from '@/lib/domain/tree-drawing/queries'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

/** Each union as 'parents > children'. */
function skeletonOf(...lines: string[]) {
  const childIn = new Map<string, { id: string; partnerIds: string[]; children: { id: string; kind: 'birth' }[] }[]>()
  const partnerIn: typeof childIn = new Map()
  for (const line of lines) {
    const [parents = '', children = ''] = line.split('>').map((part) => part.trim())
    const ids = (text: string) => text.split(' ').filter(Boolean)
    const union = {
      id: line,
      partnerIds: ids(parents),
      children: ids(children).map((id) => ({ id, kind: 'birth' as const })),
    }
    for (const id of union.partnerIds) partnerIn.set(id, [...(partnerIn.get(id) ?? []), union])
    for (const { id } of union.children) childIn.set(id, [...(childIn.get(id) ?? []), union])
  }
  return { childIn, partnerIn }
}

describe('the lines around a person', () => {
  const skeleton = skeletonOf(
    'olde1 olde2 > farfar',
    'farfar farmor > far onkel',
    'onkel > kusine',
    'far mor > karen bror',
    'karen poul > mette',
    'mette bo > barnebarn',
  )
  const around = (up: number, down: number) => [...linesAround(skeleton, 'karen', { up, down })].sort()

  test('go so many generations up and down, with partners on the way down', () => {
    expect(around(2, 1)).toEqual(['bo', 'bror', 'far', 'farfar', 'farmor', 'karen', 'mette', 'mor', 'poul'])
  })

  test('need only the couples among them to be read, however large the rest of the tree', () => {
    const ids = linesAround(skeleton, 'karen', { up: 0, down: 1 })
    expect(unionsAmong(skeleton, ids)).toEqual(['karen poul > mette', 'mette bo > barnebarn'])
  })

  test('go down alone', () => {
    expect(around(0, 2)).toEqual(['barnebarn', 'bo', 'karen', 'mette', 'poul'])
  })
})

test('a choice of a print that does not exist is the usual one', () => {
  const made = { part: 'x', person: 'x', up: '99', paper: 'A9', orientation: 'x', fit: 'x', scale: '9', living: 'x' }
  expect(printInput.parse({ id: 'karen-holm', ...made })).toEqual(printInput.parse({ id: 'karen-holm' }))
})

describe('a print', () => {
  test('tells how many people come along, and on how many sheets', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, visibility: 'public' })
    const tree = await createTree({ memorial })
    const bo = await createPerson(tree, { givenNames: 'Bo', diedYear: 1990 })
    await createUnion(tree, { partners: [bo], children: [{ id: tree.personId }] })
    const plan = await getPrintPlan(visitor(), printInput.parse({ id: memorial.slug, part: 'all', paper: 'A4' }))
    expect(plan).toMatchObject({ people: 2, refusal: null, isMember: false, sheets: { all: [{ row: 1, column: 1 }] } })
    const living = await createPerson(tree, { givenNames: 'Ida' })
    const asked = printInput.parse({ id: memorial.slug, part: 'lines', person: living.id })
    expect((await getPrintPlan(actorFor(owner), asked)).person).toEqual({ id: living.id, name: 'Ida' })
    expect((await getPrintPlan(visitor(), asked)).person).toEqual({ id: tree.personId, name: 'Karen Holm' })
    const own = await getPrintPlan(actorFor(owner), printInput.parse({ id: memorial.slug, part: 'lines', up: '0' }))
    expect(own).toMatchObject({ people: 1, isMember: true, person: { id: tree.personId, name: 'Karen Holm' } })
  })
})
