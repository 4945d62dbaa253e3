import { describe, expect, test } from 'vitest'
import { mergePeople } from '@/lib/domain/family-tree/commands/merge-people'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'
import { aTree, relationsOf, rowsOf } from '@/tests/factories/tree-edits'

const revisionOf = async (id: string) =>
  (await db.treePerson.findUnique({ where: { id }, select: { revision: true } }))?.revision ?? 1

async function merge(actor: Actor, id: string, [keptId, goneId]: [string, string], fields: object = {}) {
  const revisions = { kept: await revisionOf(keptId), gone: await revisionOf(goneId) }
  return execute(mergePeople, callerFor(actor), { id, keptId, goneId, revisions, givenNames: 'Bo', ...fields })
}

/** A tree with Bo and Bodil, who are one. */
async function twoWhoAreOne() {
  const made = await aTree()
  const [bo, bodil] = [await createPerson(made.tree), await createPerson(made.tree, { givenNames: 'Bodil' })]
  const named = (givenNames: string) => createPerson(made.tree, { givenNames })
  const two: [string, string] = [bo.id, bodil.id]
  return { ...made, bo, bodil, named, two, mergeThem: (fields?: object) => merge(made.actor, made.at.id, two, fields) }
}

describe('making one person of two', () => {
  test('stores the chosen fields and portrait', async () => {
    const { tree, bo, bodil, mergeThem } = await twoWhoAreOne()
    const media = { treeId: tree.id, contentType: 'image/jpeg', bytes: 1, checksum: '0'.repeat(64) }
    const portrait = await db.treeMedia.create({ data: { ...media, storageKey: `trees/${bodil.id}` } })
    await db.treePerson.update({ where: { id: bodil.id }, data: { portraitId: portrait.id } })
    const { result } = await mergeThem({ givenNames: 'Bodil Marie', note: 'Begges', portraitOf: bodil.id })
    expect(result).toEqual({ revision: 1 })
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: bo.id } })).toMatchObject({
      givenNames: 'Bodil Marie',
      note: 'Begges',
      portraitId: portrait.id,
    })
    expect(await db.treePerson.count({ where: { id: bodil.id } })).toBe(0)
  })

  test('overwrites nothing that somebody wrote about one of the two meanwhile', async () => {
    const { bo, bodil, mergeThem } = await twoWhoAreOne()
    const revisions = { kept: await revisionOf(bo.id), gone: await revisionOf(bodil.id) }
    await db.treePerson.update({ where: { id: bodil.id }, data: { note: 'Væver', revision: { increment: 1 } } })
    await expect(mergeThem({ revisions })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await db.treePerson.count({ where: { id: bodil.id, note: 'Væver' } })).toBe(1)
  })

  test('makes one couple of two with the same partner, with the children of both', async () => {
    const { actor, tree, at, person, bo, bodil, named, mergeThem } = await twoWhoAreOne()
    const [ida, jens, kaj, lis] = [await named('Ida'), await named('Jens'), await named('Kaj'), await named('Lis')]
    await createUnion(tree, { partners: [bo, person], children: [ida, jens], union: { kind: 'unknown' } })
    const union = { kind: 'married', marriedYear: 1862, marriedPlace: 'Trans', bPosition: 1 } as const
    await createUnion(tree, { partners: [person, bodil], children: [jens, kaj], union })
    await createUnion(tree, { partners: [bodil, lis], union: { aPosition: 1 } })
    const before = await rowsOf(tree)
    await mergeThem()
    expect(await relationsOf(tree)).toEqual(['Bo + Karen: Ida, Jens, Kaj', 'Bo + Lis: '])
    expect(await db.treeUnion.findFirst({ where: { treeId: tree.id, partnerBId: person.id } })).toMatchObject({
      kind: 'married',
      marriedYear: 1862,
      marriedPlace: 'Trans',
      aPosition: 0,
    })
    await execute(undoEdit, callerFor(actor), { id: at.id })
    expect(await rowsOf(tree)).toEqual(before)
  })

  test('makes one of the same parents, and keeps others', async () => {
    const { tree, bo, bodil, named, mergeThem } = await twoWhoAreOne()
    const [ane, carl, ida, jens] = [await named('Ane'), await named('Carl'), await named('Ida'), await named('Jens')]
    await createUnion(tree, { partners: [ane, carl], children: [bo, ida] })
    await createUnion(tree, { partners: [carl, ane], children: [jens, bodil] })
    await createUnion(tree, { partners: [ida], children: [bodil], kind: 'foster' })
    await mergeThem()
    expect(await relationsOf(tree)).toEqual(['Ane + Carl: Bo, Ida, Jens', 'Ida: Bo (foster)'])
  })

  test('gives siblings the parents who are known, but not half-siblings', async () => {
    const { tree, bo, bodil, named, mergeThem } = await twoWhoAreOne()
    const [ane, carl, ida, jens] = [await named('Ane'), await named('Carl'), await named('Ida'), await named('Jens')]
    await createUnion(tree, { partners: [ane, carl], children: [bo] })
    await createUnion(tree, { children: [bodil, ida] })
    await createUnion(tree, { partners: [ane], children: [jens, bodil] })
    await mergeThem()
    expect(await relationsOf(tree)).toEqual(['Ane + Carl: Bo, Ida', 'Ane: Jens'])
  })

  test('joins what files say of both, and leads to the kept one', async () => {
    const { actor, at, tree, bo, bodil, mergeThem } = await twoWhoAreOne()
    const record = { treeId: tree.id, version: '5.5.1', position: 0 }
    const of = (personId: string | null, xref: string, ...lines: string[]) =>
      db.treeRecord.create({ data: { ...record, personId, xref, lines: `0 @${xref}@ ${lines.join('\n')}` } })
    await of(bo.id, 'I1', 'INDI', '1 NAME Bo /Holm/', '1 SEX M', '1 OCCU Smed')
    await of(bodil.id, 'I2', 'INDI', '1 NAME Bodil /Holm/', '1 SEX F', '1 OCCU Smed', '1 EVEN Flyttede', '2 SOUR @S1@')
    await of(null, 'F1', 'FAM', '1 CHIL @I2@', '2 _FREL Natural')
    const before = await rowsOf(tree)
    await mergeThem()
    const rows = await db.treeRecord.findMany({ where: { treeId: tree.id }, orderBy: { xref: 'asc' } })
    expect(rows.map(({ lines }) => lines.split('\n'))).toEqual([
      ['0 @F1@ FAM', '1 CHIL @I1@', '2 _FREL Natural'],
      [
        ...['0 @I1@ INDI', '1 NAME Bo /Holm/', '1 SEX M', '1 OCCU Smed'],
        ...['1 NAME Bodil /Holm/', '2 TYPE aka', '1 EVEN Flyttede', '2 SOUR @S1@'],
      ],
    ])
    await execute(undoEdit, callerFor(actor), { id: at.id })
    expect(await rowsOf(tree)).toEqual(before)
  })

  test('moves a link to another family’s memorial', async () => {
    const { memorial, tree, bo, bodil, mergeThem } = await twoWhoAreOne()
    const other = await createMemorial({ owner: await createAccount() })
    await db.treeLink.create({
      data: { personId: bodil.id, treeId: tree.id, memorialId: other.id, fromId: memorial.id, status: 'accepted' },
    })
    await mergeThem()
    expect(await db.treeLink.findMany({ where: { treeId: tree.id } })).toMatchObject([{ personId: bo.id }])
  })

  test('keeps the link that a family said yes to, where the other one was refused', async () => {
    const { memorial, tree, bo, bodil, mergeThem } = await twoWhoAreOne()
    const other = await createMemorial({ owner: await createAccount() })
    const link = { treeId: tree.id, memorialId: other.id, fromId: memorial.id }
    await db.treeLink.createMany({
      data: [
        { ...link, personId: bo.id, status: 'refused' },
        { ...link, personId: bodil.id, status: 'accepted' },
      ],
    })
    await mergeThem()
    expect(await db.treeLink.findMany({ where: { treeId: tree.id } })).toMatchObject([
      { personId: bo.id, status: 'accepted' },
    ])
  })
})

describe('refuses', () => {
  test('to take away anybody whom a page is about; they can be the one who stays', async () => {
    const { actor, at, bo } = await twoWhoAreOne()
    await expect(merge(actor, at.id, [bo.id, at.personId])).rejects.toMatchObject({ code: 'TREE_PAGE_PERSON' })
    await merge(actor, at.id, [at.personId, bo.id])
  })

  test('a couple, parent and child, one person twice, and somebody who asked to be taken out', async () => {
    const { actor, tree, at, person, bo, bodil, named, mergeThem } = await twoWhoAreOne()
    const couple = await createUnion(tree, { partners: [bo, bodil] })
    await expect(mergeThem()).rejects.toMatchObject({ code: 'TREE_SAME_COUPLE' })
    await db.treeUnion.delete({ where: { id: couple.id } })
    const ida = await named('Ida')
    await createUnion(tree, { partners: [bo], children: [ida] })
    await createUnion(tree, { partners: [ida], children: [bodil] })
    const before = await rowsOf(tree)
    await expect(mergeThem()).rejects.toMatchObject({
      code: 'TREE_LOOP',
      context: { path: expect.stringMatching(/Ida/) },
    })
    await expect(merge(actor, at.id, [bo.id, bo.id])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await rowsOf(tree)).toEqual(before)
    await db.treePerson.update({ where: { id: bodil.id }, data: { isWithdrawn: true } })
    await expect(merge(actor, at.id, [person.id, bodil.id])).rejects.toMatchObject({ code: 'TREE_WITHDRAWN' })
  })

  test('one of two who merge the same', async () => {
    const { tree, mergeThem } = await twoWhoAreOne()
    const ends = await Promise.allSettled([mergeThem(), mergeThem()])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(2)
  })

  test('other trees’ people, and everyone who does not write the page', async () => {
    const { actor, at, bo, two } = await twoWhoAreOne()
    const other = await aTree()
    await expect(merge(actor, at.id, [bo.id, other.person.id])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(merge(other.actor, at.id, two)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(merge(visitor(), at.id, two)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

test('whoever was changed since the two were seen is not made one with the other, and nothing is lost', async () => {
  const { tree, bo, mergeThem } = await twoWhoAreOne()
  await db.treePerson.update({ where: { id: bo.id }, data: { note: 'Ny viden', revision: 2 } })
  for (const revisions of [
    { kept: 1, gone: 1 },
    { kept: 2, gone: 2 },
  ]) {
    await expect(mergeThem({ revisions })).rejects.toMatchObject({ code: 'CONFLICT' })
  }
  expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(3)
})

test('a couple gets no more children by a merge than it has room for', async () => {
  const { tree, bo, bodil, person, mergeThem } = await twoWhoAreOne()
  for (const parent of [bo, bodil]) {
    const children = Array.from({ length: 60 }, () => ({ id: crypto.randomUUID(), treeId: tree.id }))
    await db.treePerson.createMany({ data: children })
    await createUnion(tree, { partners: [parent, person], children })
  }
  await expect(mergeThem()).rejects.toMatchObject({ code: 'TREE_TOO_MANY_CHILDREN', context: { limit: 100 } })
})

test('whom a page is about stays dead, whatever the form says', async () => {
  const { actor, tree, at, person, bo } = await twoWhoAreOne()
  await merge(actor, at.id, [person.id, bo.id], { givenNames: 'Karen', isDead: false })
  expect(await db.treePerson.findUnique({ where: { id: tree.personId } })).toMatchObject({ isDead: true })
})

test('a merge that would change more of a file than an edit can keep is refused', async () => {
  const { tree, bo, bodil, mergeThem } = await twoWhoAreOne()
  const record = (xref: string, columns: object, lines: string) => ({
    treeId: tree.id,
    version: '7.0',
    position: 1,
    xref,
    lines: `0 @${xref}@ ${lines}`,
    ...columns,
  })
  await db.treeRecord.createMany({
    data: [
      record('I1', { personId: bo.id }, 'INDI'),
      record('I2', { personId: bodil.id }, 'INDI'),
      record('S1', {}, `SOUR\n1 _WHO @I2@\n1 TEXT ${'Kirkebog '.repeat(1_200_000)}`),
    ],
  })
  await expect(mergeThem()).rejects.toMatchObject({ code: 'TREE_EDIT_TOO_LARGE' })
})
