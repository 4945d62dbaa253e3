import { describe, expect, test } from 'vitest'
import { personKeysOf } from '@/lib/domain/family-tree/person-key'
import { confirmImport } from '@/lib/domain/tree-files/commands/confirm-import'
import { writeImport } from '@/lib/domain/tree-files/commands/write-import'
import { endStuckImportsJob, writeImportJob } from '@/lib/domain/tree-files/jobs'
import { getImport } from '@/lib/domain/tree-files/queries'
import { execute, worker } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { tellIfAdministrator, tellingTime } from '@/lib/server/telemetry/spent'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { familyFileText, gedcomText, importFile, uploadAndRead } from '@/tests/factories/family-files'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree, relationsOf, rowsOf } from '@/tests/factories/tree-edits'

const couple = gedcomText(`
0 @I1@ INDI
1 NAME Karen /Holm/
1 SEX F
1 BIRT
2 DATE 3 MAY 1942
2 PLAC Trans
1 OCCU Syerske
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bo /Holm/
1 SEX M
1 DEAT Y
1 FAMS @F1@
0 @I3@ INDI
1 NAME Ida /Holm/
1 FAMC @F1@
2 PEDI adopted
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 MARR
2 DATE ABT 1965
1 CHIL @I3@
`)

describe('an import', () => {
  test('writes people, couples and children, fills what the page’s person lacks, and counts the tree up once', async () => {
    const { actor, memorial, tree } = await aTree()
    const { importId, report } = await importFile({ actor, memorial }, couple)
    expect(report).toMatchObject({
      counts: { people: 3, couples: 1, generations: 2 },
      kept: {},
      matches: [{ xref: 'I1', by: 'name_and_year', personId: tree.personId }],
      pageXref: 'I1',
    })
    expect(await relationsOf(tree)).toEqual(['Bo + Karen: Ida (adopted)'])
    const karen = await db.treePerson.findUniqueOrThrow({ where: { id: tree.personId }, include: { record: true } })
    expect(karen).toMatchObject({ bornMonth: null, bornPlace: 'Trans', diedYear: 2019, importId: null, revision: 2 })
    expect(karen.record?.lines).toContain('1 OCCU Syerske')
    const brought = await db.treePerson.findMany({ where: { importId }, orderBy: { id: 'asc' } })
    expect(brought.map(({ givenNames, searchText, isDead }) => [givenNames, searchText, isDead])).toEqual([
      ['Bo', 'bo holm', true],
      ['Ida', 'ida holm', false],
    ])
    expect(await db.familyTree.findUniqueOrThrow({ where: { id: tree.id } })).toMatchObject({ revision: 1 })
    const after = await getImport(actor, { id: memorial.id, importId })
    expect(after).toMatchObject({ status: 'done', progress: 100, summary: { counts: { people: 3 } } })
  })

  test('lets the file’s word count where the editor says so, and keeps two who are two apart', async () => {
    const { actor, memorial, tree } = await aTree()
    await importFile({ actor, memorial }, couple, { keep: 'file' })
    expect(await db.treePerson.findUnique({ where: { id: tree.personId } })).toMatchObject({ bornMonth: 5, bornDay: 3 })
    const other = await aTree()
    await importFile(other, couple, { pageXref: null, apart: ['I1'] })
    expect(await db.treePerson.count({ where: { treeId: other.tree.id } })).toBe(4)
  })

  test('joins a couple that is here instead of making it twice, and brings nothing the second time', async () => {
    const { actor, memorial, tree, person } = await aTree()
    const bo = await createPerson(tree, { givenNames: 'Bo', surname: 'Holm', isDead: true })
    await createUnion(tree, { partners: [person, bo] })
    await importFile({ actor, memorial }, couple)
    expect(await relationsOf(tree)).toEqual(['Karen + Bo: Ida (adopted)'])
    const before = await rowsOf(tree)
    await importFile({ actor, memorial }, couple)
    expect(await rowsOf(tree)).toEqual(before)
  })

  test('tells sources of two files apart by what they say and lead to, and brings none of them twice', async () => {
    const { actor, memorial, tree } = await aTree()
    const fileOf = (name: string, archive: string) =>
      gedcomText(`
0 @I1@ INDI
1 NAME ${name} /Holm/
1 BIRT
2 DATE 1850
1 SOUR @S1@
0 @S1@ SOUR
1 TITL Kirkebog
1 REPO @R1@
0 @R1@ REPO
1 NAME ${archive}`)
    for (const [name, archive] of [
      ['Ane', 'Landsarkivet'],
      ['Bo', 'Rigsarkivet'],
      ['Bo', 'Rigsarkivet'],
    ] as const) {
      await importFile({ actor, memorial }, fileOf(name, archive), { pageXref: null })
    }
    const records = await db.treeRecord.findMany({ where: { treeId: tree.id, xref: { not: null } } })
    const xrefs = records.map(({ xref }) => xref).sort()
    expect(xrefs).toEqual(['I1', 'I1_2', 'R1', 'R1_2', 'S1', 'S1_2'])
    const linesOf = (wanted: string) => records.find(({ xref }) => xref === wanted)?.lines
    expect(
      linesOf('I1_2')
        ?.split('\n')
        .filter((line) => line.includes('SOUR')),
    ).toEqual(['1 SOUR @S1_2@'])
    expect([linesOf('S1_2'), linesOf('R1_2')]).toEqual([
      '0 @S1_2@ SOUR\n1 TITL Kirkebog\n1 REPO @R1_2@',
      '0 @R1_2@ REPO\n1 NAME Rigsarkivet',
    ])
  })

  test('leaves out the child that would be their own ancestor together with the tree, and tells of it', async () => {
    const { actor, memorial, tree, person } = await aTree()
    const ida = await createPerson(tree, { givenNames: 'Ida', surname: 'Holm', bornYear: 1970 })
    await createUnion(tree, { partners: [ida], children: [person] })
    const text = couple.replace('1 NAME Ida /Holm/', '1 NAME Ida /Holm/\n1 BIRT\n2 DATE 1970')
    const { importId } = await importFile({ actor, memorial }, text)
    expect((await relationsOf(tree)).sort()).toEqual(['Bo + Karen: ', 'Ida: Karen'])
    const { status, summary } = await getImport(actor, { id: memorial.id, importId })
    expect(status).toBe('done')
    expect(summary?.rings).toEqual({
      count: 1,
      first: [{ child: 'Ida Holm', parents: 'Bo Holm og Karen Holm', path: 'Ida Holm → Karen Holm → Ida Holm' }],
    })
    const records = await db.treeRecord.findMany({ where: { treeId: tree.id } })
    const kept = records.map(({ lines }) => lines).join('\n')
    for (const line of ['1 CHIL @I3@', '1 FAMC @F1@']) expect(kept).toContain(line)
  })

  test('leaves out the partner by whom a couple that is here would close a ring, and tells of it', async () => {
    const { actor, memorial, tree, person } = await aTree()
    const ida = await createPerson(tree, { givenNames: 'Ida', surname: 'Holm', bornYear: 1970 })
    const bo = await createPerson(tree, { givenNames: 'Bo', surname: 'Holm', isDead: true })
    await createUnion(tree, { partners: [ida], children: [person] })
    await createUnion(tree, { partners: [bo], children: [ida] })
    const text = couple.replace('1 NAME Ida /Holm/', '1 NAME Ida /Holm/\n1 BIRT\n2 DATE 1970')
    const { importId } = await importFile({ actor, memorial }, text)
    expect((await relationsOf(tree)).sort()).toEqual(['Bo: Ida', 'Ida: Karen'])
    const { status, summary } = await getImport(actor, { id: memorial.id, importId })
    expect(status).toBe('done')
    expect(summary?.rings).toEqual({
      count: 1,
      first: [{ child: 'Ida Holm', parents: 'Karen Holm', path: 'Ida Holm → Karen Holm → Ida Holm' }],
    })
  })

  test('keeps out who asked to be taken out, with the record and what only it names', async () => {
    const { actor, memorial, tree } = await aTree()
    const ida = { givenNames: 'Ida', surname: 'Holm', birthSurname: null, bornYear: null }
    const keys = personKeysOf(tree.id, ida)
    await db.treeRemoval.createMany({ data: keys.map((personKey) => ({ treeId: tree.id, personKey })) })
    const withNote = couple
      .replace('1 FAMC @F1@', '1 NOTE @N1@\n1 FAMC @F1@')
      .replace('0 TRLR', '0 @N1@ NOTE Hemmeligt\n0 TRLR')
    await importFile({ actor, memorial }, withNote)
    const taken = await db.treePerson.findMany({
      where: { treeId: tree.id, isWithdrawn: true },
      include: { record: true },
    })
    expect(taken).toMatchObject([{ givenNames: '', surname: null, searchText: '', record: null }])
    const records = await db.treeRecord.findMany({ where: { treeId: tree.id } })
    expect(records.map(({ lines }) => lines).join('\n')).not.toMatch(/Ida|Hemmeligt/)
  })

  test('of hostile text keeps it as text, cut to the column and whole in the record', async () => {
    const { actor, memorial, tree } = await aTree()
    const long = 'Å'.repeat(1000)
    const html = '<img src=x onerror=alert(1)>'
    const lines = `0 @i 1@ INDI\n1 NAME ${html} /${long}/\n1 NOTE =cmd|' /C calc'!A0\n1 BIRT\n2 PLAC ${long}\n0 @X-1@ INDI\n1 NAME Bo\u202e //`
    const { importId } = await importFile({ actor, memorial }, gedcomText(lines))
    const [person] = await db.treePerson.findMany({
      where: { importId },
      orderBy: { id: 'asc' },
      include: { record: true },
    })
    expect(person).toMatchObject({
      surname: long.slice(0, 120),
      bornPlace: long.slice(0, 200),
      note: `=cmd|' /C calc'!A0`,
    })
    expect(person?.record?.lines.replaceAll('\n1 CONC ', '').replaceAll('\n2 CONC ', '')).toContain(long)
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(3)
  })
})

describe('an import leaves nothing', () => {
  test('when it is killed in the middle, and can be tried again', async () => {
    const { actor, memorial, tree } = await aTree()
    const place = { actor, memorial }
    const { importId } = await uploadAndRead(place, familyFileText(20))
    await execute(confirmImport, callerFor(actor), { id: memorial.id, importId, pageXref: null, keep: 'ours' })
    const before = await rowsOf(tree)
    await asOwner(
      `CREATE FUNCTION end_here() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$ LANGUAGE plpgsql`,
      'CREATE TRIGGER end_here BEFORE INSERT ON "TreeRecord" EXECUTE FUNCTION end_here()',
    )
    await expect(execute(writeImport, worker, { importId })).rejects.toThrow('killed')
    await asOwner('DROP TRIGGER end_here ON "TreeRecord"', 'DROP FUNCTION end_here')
    expect(await rowsOf(tree)).toEqual(before)
    await execute(writeImport, worker, { importId })
    expect(await db.treePerson.count({ where: { importId } })).toBe(20)
  })

  test('when the tree is full', async () => {
    const { actor, memorial, tree } = await aTree()
    await db.$executeRaw`
      INSERT INTO "TreePerson" ("id", "treeId", "updatedAt")
      SELECT gen_random_uuid(), ${tree.id}::uuid, now() FROM generate_series(1, 49998)`
    const { importId } = await uploadAndRead({ actor, memorial }, couple)
    const choices = { pageXref: null, keep: 'ours' as const, apart: ['I1'] }
    await execute(confirmImport, callerFor(actor), { id: memorial.id, importId, ...choices })
    await expect(execute(writeImport, worker, { importId })).rejects.toMatchObject({ code: 'TREE_IMPORT_FULL' })
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(49_999)
  })

  test('when its job fails again and again: it ends with a sentence', async () => {
    const { actor, memorial } = await aTree()
    const { importId } = await uploadAndRead({ actor, memorial }, couple)
    await db.treeImport.update({ where: { id: importId }, data: { status: 'writing', choices: 'nonsense' } })
    await expect(writeImportJob.perform({ importId })).rejects.toThrow()
    expect(await getImport(actor, { id: memorial.id, importId })).toMatchObject({ status: 'writing' })
    await pool.query(`UPDATE pgboss.job SET state = 'failed' WHERE data->>'importId' = $1`, [importId])
    await endStuckImportsJob.perform({})
    const ended = await getImport(actor, { id: memorial.id, importId })
    expect(ended).toMatchObject({ status: 'failed', failure: expect.stringContaining('intet er skrevet') })
  })
})

test('two editors who confirm at once take the file in once', async () => {
  const { actor, memorial } = await aTree()
  const { importId } = await uploadAndRead({ actor, memorial }, couple)
  const choices = { id: memorial.id, importId, pageXref: 'I1', keep: 'ours', apart: [] }
  const results = await Promise.allSettled([1, 2].map(() => execute(confirmImport, callerFor(actor), choices)))
  expect(results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual([
    'TREE_IMPORT_NOT_READY',
  ])
  await Promise.all([1, 2].map(() => execute(writeImport, worker, { importId })))
  expect(await db.treePerson.count({ where: { importId } })).toBe(2)
})

test('takes as many statements for two hundred people as for twenty', async () => {
  const administrator = administratorFor(await createAccount({ isAdmin: true }))
  const statementsFor = async (people: number) => {
    const made = await aTree()
    const imported = tellingTime(async () => {
      tellIfAdministrator(administrator)
      const { importId } = await importFile(made, familyFileText(people))
      expect(await db.treePerson.count({ where: { importId } })).toBeGreaterThanOrEqual(people)
      return new Response()
    })
    return /"(\d+) statements"/.exec((await imported()).headers.get('server-timing') ?? '')?.[1]
  }
  const few = await statementsFor(20)
  expect(Number(few)).toBeGreaterThan(10)
  expect(await statementsFor(200)).toBe(few)
})
