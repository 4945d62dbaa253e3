import { describe, expect, test } from 'vitest'
import { cancelImport } from '@/lib/domain/tree-files/commands/cancel-import'
import { endStuckImportsJob, readImportJob, removeImportFileJob } from '@/lib/domain/tree-files/jobs'
import { getImport, listImportMatches, searchImportPeople } from '@/lib/domain/tree-files/queries'
import { writeImportQueue } from '@/lib/domain/tree-files/queues'
import { importLimitMegabytes } from '@/lib/domain/tree-files/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { callerFor } from '@/tests/factories/accounts'
import { cancel, createImport, familyFileText, gedcomText, upload, uploadAndRead } from '@/tests/factories/family-files'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree } from '@/tests/factories/tree-edits'

/** Sends a file and lets the job read it; where it ended. */
async function readByJob(file: string | Buffer) {
  const { actor, memorial, tree } = await aTree()
  const importId = await upload({ actor, memorial }, file)
  await readImportJob.perform({ importId })
  return { ...(await getImport(actor, { id: memorial.id, importId })), tree }
}

function setState(importId: string, state: string) {
  return pool.query(`UPDATE pgboss.job SET state = $2 WHERE data->>'importId' = $1`, [importId, state])
}

function manyPeople(count: number): Buffer {
  return Buffer.from(gedcomText(Array.from({ length: count }, (_, at) => `0 @I${at}@ INDI`).join('\n')))
}

/** Bo with 1,001 children of one couple, or as many couples. */
function crowd(tag: 'CHIL' | 'FAMS'): Buffer {
  const all = Array.from({ length: 1001 }, (_, at) => at)
  const bo = ['0 @B@ INDI', '1 NAME Bo', ...(tag === 'FAMS' ? all.map((at) => `1 FAMS @F${at}@`) : ['1 FAMS @F@'])]
  const children = all.flatMap((at) => [`0 @C${at}@ INDI`, '1 FAMC @F@'])
  const others = tag === 'FAMS' ? all.map((at) => `0 @F${at}@ FAM`) : [...children, '0 @F@ FAM']
  return Buffer.from(gedcomText([...bo, ...others].join('\n')))
}

describe('reading a file', () => {
  test('tells what it holds, which lines are wrong and which dates are doubtful, and writes nothing', async () => {
    const lines = [
      ...[
        '0 @I1@ INDI',
        '1 NAME Bo /Kjær/',
        '1 BIRT',
        '2 DATE omkring jul 1850',
        '1 CAST Høj og stille',
        '1 FAMS @F9@',
      ],
      ...['0 @I1@ INDI', '1 NAME Ane', 'noget sludder', '1 DEAT', '2 DATE 31 FEB 1900'],
    ]
    const { status, summary, tree } = await readByJob(gedcomText(lines.join('\n')))
    expect(status).toBe('review')
    expect(summary).toMatchObject({
      counts: { people: 2, couples: 0, media: 0, generations: 1 },
      program: 'Slægt og data',
      kept: { CAST: 1 },
      doubtful: {
        count: 2,
        first: [
          { line: 10, text: 'omkring jul 1850' },
          { line: 17, text: '31 FEB 1900' },
        ],
      },
    })
    expect(summary?.faults.first.map(({ line, problem }) => [line, problem])).toEqual([
      [12, 'POINTS_NOWHERE'],
      [13, 'SAME_IDENTIFIER'],
      [15, 'UNREADABLE_LINE'],
    ])
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(1)
  })

  test.each([
    ['no family file', Buffer.from('Kære Bo'), 'ikke en slægtsfil'],
    ['one without people', Buffer.from(gedcomText('0 @S1@ SOUR')), 'ingen personer'],
    ['a broken archive', Buffer.from('PK\u0003\u0004 ikke et arkiv'), 'arkivet'],
    ['more people than a tree has room for', manyPeople(50_001), 'filen har 50.001'],
    [
      'a couple with more children than anybody had',
      crowd('CHIL'),
      '1.001 børn, og så mange kan vi ikke vise. Det er Bo.',
    ],
    ['somebody with more partners than anybody had', crowd('FAMS'), 'Bo har 1.001 partnere'],
  ])('of %s ends with a sentence', async (_, file, sentence) => {
    expect(await readByJob(file)).toMatchObject({ status: 'failed', failure: expect.stringContaining(sentence) })
  })

  test('leaves out the last link of each ring of parents, and tells of it with names', async () => {
    const person = (xref: string, name: string, ...links: string[]) =>
      [`0 @${xref}@ INDI`, `1 NAME ${name} /Kjær/`, ...links.map((link) => `1 ${link}`)].join('\n')
    const couple = (xref: string, ...links: string[]) =>
      [`0 @${xref}@ FAM`, ...links.map((link) => `1 ${link}`)].join('\n')
    const lines = [
      person('I1', 'Bo'),
      person('I2', 'Ane'),
      person('I3', 'Ida', 'FAMC @F1@'),
      person('I4', 'Ib'),
      couple('F1', 'HUSB @I1@', 'WIFE @I2@', 'CHIL @I3@'),
      couple('F2', 'WIFE @I3@', 'CHIL @I4@', 'CHIL @I1@'),
      couple('F3', 'HUSB @I4@', 'CHIL @I4@'),
    ]
    const { status, summary } = await readByJob(gedcomText(lines.join('\n')))
    expect(status).toBe('review')
    expect(summary).toMatchObject({ counts: { people: 4, couples: 1, generations: 3 } })
    expect(summary?.rings).toEqual({
      count: 2,
      first: [
        { child: 'Bo Kjær', parents: 'Ida Kjær', path: 'Bo Kjær → Ida Kjær → Bo Kjær' },
        { child: 'Ib Kjær', parents: 'Ib Kjær', path: 'Ib Kjær → Ib Kjær' },
      ],
    })
  })

  test('knows people again by identifier, by name and year, and by their family; of two it takes neither', async () => {
    const { actor, memorial, tree, person } = await aTree()
    const [bo, ida] = [
      await createPerson(tree, { givenNames: 'Bo', surname: 'Holm' }),
      await createPerson(tree, { givenNames: 'Ida', birthSurname: 'Holm', surname: 'Krog', bornYear: 1970 }),
    ]
    for (const _ of [1, 2]) await createPerson(tree, { givenNames: 'Eva', surname: 'Holm', bornYear: 1975 })
    await createUnion(tree, { partners: [person, bo], children: [ida] })
    const people = [
      '0 @I1@ INDI\n1 NAME KAREN  /holm/\n1 BIRT\n2 DATE 1942\n1 FAMS @F1@',
      '0 @I2@ INDI\n1 NAME Bo /Holm/\n1 BIRT\n2 DATE 1940\n1 FAMS @F1@',
      `0 @I3@ INDI\n1 NAME Ida\n1 _UID ${ida.id}\n1 FAMC @F1@`,
      '0 @I4@ INDI\n1 NAME Eva /Holm/\n1 BIRT\n2 DATE 1975',
      '0 @F1@ FAM\n1 HUSB @I2@\n1 WIFE @I1@\n1 CHIL @I3@',
    ]
    const { importId } = await uploadAndRead({ actor, memorial }, gedcomText(people.join('\n')))
    const key = { id: memorial.id, importId }
    const { matches } = await listImportMatches(actor, { ...key, from: 0 })
    const found = matches.map(({ xref, by, here }) => [xref, by, here.name]).sort()
    expect(found).toEqual([
      ['I1', 'name_and_year', 'Karen Holm'],
      ['I2', 'name_and_family', 'Bo Holm'],
      ['I3', 'identifier', 'Ida Krog'],
    ])
    expect(await searchImportPeople(actor, { ...key, q: 'holm eva' })).toMatchObject({
      people: [{ xref: 'I4', lifespan: 'Født 1975' }],
      proposed: { xref: 'I1' },
    })
  })
})

describe('a sent file', () => {
  test('of more than 100 MB is refused, and an empty one', async () => {
    const { actor, memorial } = await aTree()
    const large = Buffer.alloc(importLimitMegabytes * 1024 * 1024 + 1)
    await expect(upload({ actor, memorial }, large)).rejects.toMatchObject({ code: 'TREE_FILE_TOO_LARGE' })
    await expect(upload({ actor, memorial }, '')).rejects.toMatchObject({ code: 'TREE_FILE_MISSING' })
  })

  test('waits for the one before it, which can be dropped; then its file is gone', async () => {
    const { actor, memorial } = await aTree()
    const place = { actor, memorial }
    const { importId, report: before } = await uploadAndRead(place, familyFileText(5))
    await expect(upload(place, familyFileText(5))).rejects.toMatchObject({ code: 'TREE_IMPORT_UNDER_WAY' })
    const { storageKey } = await db.treeImport.findUniqueOrThrow({ where: { id: importId } })
    await cancel(place, importId)
    await removeImportFileJob.perform({ storageKey })
    expect(await storage.stat(storageKey)).toBeNull()
    const { report } = await db.treeImport.findUniqueOrThrow({ where: { id: importId } })
    expect(report).toEqual({ ...before, people: [], matches: [] })
    await upload(place, familyFileText(5))
    await expect(execute(cancelImport, callerFor(actor), { id: memorial.id, importId })).rejects.toMatchObject({
      code: 'TREE_IMPORT_NOT_READY',
    })
  })

  test('is one of two sent at once: the other is told to wait', async () => {
    const { actor, memorial, tree } = await aTree()
    const sent = await Promise.allSettled([1, 2, 3].map(() => upload({ actor, memorial }, familyFileText(5))))
    const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(['TREE_IMPORT_UNDER_WAY', 'TREE_IMPORT_UNDER_WAY'])
    expect(await db.treeImport.count({ where: { treeId: tree.id } })).toBe(1)
  })

  test('whose job died for good ends with a sentence', async () => {
    const { actor, memorial, tree } = await aTree()
    const importId = await createImport({ tree, memorial }, 'writing')
    await enqueue(db, writeImportQueue, { importId })
    for (const state of ['created', 'active', 'retry']) {
      await setState(importId, state)
      await endStuckImportsJob.perform({})
      expect(await getImport(actor, { id: memorial.id, importId })).toMatchObject({ status: 'writing' })
    }
    await setState(importId, 'failed')
    await endStuckImportsJob.perform({})
    expect(await getImport(actor, { id: memorial.id, importId })).toMatchObject({ status: 'failed' })
  })
})
