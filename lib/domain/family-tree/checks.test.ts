import { beforeEach, describe, expect, test } from 'vitest'
import { acceptCheck } from '@/lib/domain/family-tree/commands/accept-check'
import { reopenCheck } from '@/lib/domain/family-tree/commands/reopen-check'
import { listChecks } from '@/lib/domain/family-tree/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { countUp, createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

let owner: Awaited<ReturnType<typeof createAccount>>
let memorial: { id: string; slug: string }
let tree: { id: string; personId: string }
let karen: { id: string }
beforeEach(async () => {
  owner = await createAccount()
  memorial = await createMemorial({ owner })
  tree = await createTree({ memorial })
  karen = { id: tree.personId }
})

const person = (givenNames: string, columns: object = {}) => createPerson(tree, { givenNames, ...columns })
const list = () => listChecks(actorFor(owner), { id: memorial.slug })
const sentences = async () => (await list()).checks.map(({ sentence }) => sentence)
const born = (year: number, month?: number, day?: number) => ({ bornYear: year, bornMonth: month, bornDay: day })

/** What is said of a child of Karen (1942 – 2019) with these columns, or of another parent. */
async function ofChild(child: object, parent: object = {}): Promise<string[]> {
  await db.treePerson.update({ where: { id: karen.id }, data: parent })
  await createUnion(tree, { partners: [karen], children: [await person('Ida', child)] })
  return sentences()
}

describe('a warning', () => {
  test.each<[string, object, object, string[]]>([
    ['a child of a mother of 55', { bornYear: 1997 }, {}, []],
    ['a child of a mother of 58', { bornYear: 2001 }, {}, ['Karen Holm var mindst 58 år, da Ida blev født.']],
    ['a child of a father of 80', { bornYear: 2018 }, { sex: 'male', bornYear: 1938 }, []],
    ['a child of a girl of nine', { bornYear: 1951 }, {}, ['Karen Holm var højst 9 år, da Ida blev født.']],
    ['a child of a girl of twelve', { bornYear: 1955 }, {}, []],
    ['a child before its mother', { bornYear: 1930 }, {}, ['Ida er født før moren, Karen Holm.']],
    [
      'a child after its mother’s death',
      { bornYear: 1981 },
      { diedYear: 1980 },
      ['Ida er født 1981, efter at moren, Karen Holm, døde 1980.'],
    ],
    ['a child the year after its father’s death', { bornYear: 1981 }, { diedYear: 1980, sex: 'male' }, []],
    [
      'a child a year after its father’s death',
      { ...born(1981, 6) },
      { diedYear: 1980, diedMonth: 6, sex: 'male' },
      ['Ida er født i juni 1981, mere end ti måneder efter at faren, Karen Holm, døde i juni 1980.'],
    ],
    ['dates that allow it', { bornYear: 1950, bornQualifier: 'about' }, { bornQualifier: 'about' }, []],
  ])('is as the dates say for %s', async (_, child, parent, expected) => {
    expect(await ofChild(child, parent)).toEqual(expected)
  })

  test('is given for lives that cannot be, and for long ones', async () => {
    const relatives = [
      await person('Ane', { bornYear: 1850, diedYear: 1840 }),
      await person('Bodil', { bornYear: 1800, diedYear: 1913 }),
      await person('Carl', { bornYear: 1800, diedYear: 1909 }),
    ]
    await createUnion(tree, { children: [karen, ...relatives] })
    expect(await sentences()).toEqual(['Ane er født 1850, men død 1840.', 'Bodil blev mindst 112 år.'])
  })

  test('is given for weddings before fifteen and after death', async () => {
    await createUnion(tree, { partners: [karen, await person('Jens')], union: { marriedYear: 1955 } })
    await createUnion(tree, { partners: [karen, await person('Ole')], union: { marriedYear: 2020 } })
    expect(await sentences()).toEqual([
      ...['Karen Holm blev gift 2020, men døde 2019.', 'Karen Holm var højst 13 år ved sit bryllup.'],
    ])
  })

  test('is given for siblings too close, unless they are twins', async () => {
    const children = [
      await person('Anna', born(1970, 1, 5)),
      await person('Bent', born(1970, 6, 5)),
      await person('Cilla', born(1971, 3, 1)),
      await person('Dorte', born(1971, 3, 2)),
    ]
    const { id: unionId } = await createUnion(tree, { partners: [karen], children })
    expect(await sentences()).toEqual([
      'Anna og Bent er født med få måneder imellem: 5. januar 1970 og 5. juni 1970.',
      'Cilla og Dorte er født 1. marts 1971 og 2. marts 1971. Er de tvillinger?',
    ])
    await db.treeChild.updateMany({ where: { unionId }, data: { twinGroup: 1 } })
    await countUp(tree)
    expect(await sentences()).toEqual([])
  })

  test('is impossible for siblings of one mother only: a father’s may have two', async () => {
    const [father, first, second] = [
      await person('Far', { sex: 'male' }),
      await person('Anna', born(1970, 1, 5)),
      await person('Bent', born(1970, 6, 5)),
    ]
    const severities = async () => (await list()).checks.map(({ severity }) => severity)
    const { id } = await createUnion(tree, { partners: [father], children: [first, second] })
    expect(await severities()).toContain('unlikely')
    expect(await severities()).not.toContain('impossible')
    await db.treeUnion.update({ where: { id }, data: { partnerBId: karen.id } })
    await countUp(tree)
    expect(await severities()).toContain('impossible')
  })

  test('is given for a mother of fifteen, not for one of fourteen', async () => {
    const children = await Promise.all(Array.from({ length: 14 }, (_, index) => person(`Barn ${index}`)))
    await createUnion(tree, { partners: [karen, await person('Jens')], children })
    expect(await sentences()).toEqual([])
    await createUnion(tree, { partners: [karen], children: [await person('Sidste')] })
    await countUp(tree)
    expect(await sentences()).toEqual(['Karen Holm er mor til 15 børn.'])
  })

  test('is given for those who may be one, by the name at birth too', async () => {
    const double = await person('Karen', { surname: 'Vang', birthSurname: 'Holm', bornYear: 1942 })
    await createUnion(tree, { partners: [karen, await person('Jens')] })
    const { checks } = await list()
    expect(checks.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['doubles', 'To personer hedder Karen Holm og er født 1942. Er det den samme?'],
    ])
    expect(checks[0]?.personIds.toSorted()).toEqual([karen.id, double.id].toSorted())
  })

  test('is given where page and tree contradict each other, not where one says less', async () => {
    const page = (data: object) => db.memorial.update({ where: { id: memorial.id }, data })
    await page({ middleName: 'Margrethe', bornYear: 1942, bornMonth: 5, bornDay: 3 })
    expect(await sentences()).toEqual([])
    await page({ lastName: 'Vang', bornYear: 1943, diedYear: 2019 })
    expect(await sentences()).toEqual([
      'Siden siger født 3. maj 1943, træet siger født 1942.',
      'Siden siger Karen Margrethe Vang, træet siger Karen Holm.',
    ])
  })

  test('is not given of somebody who was taken out', async () => {
    expect(await ofChild({ bornYear: 1930, isWithdrawn: true })).toEqual([])
  })
})

describe('»Det passer«', () => {
  const call = (command: typeof acceptCheck, key: string) =>
    execute(command, callerFor(actorFor(owner)), { id: memorial.slug, key })

  test('hides a warning until its dates change, and can be taken back', async () => {
    const child = await person('Ida', { bornYear: 1951 })
    await createUnion(tree, { partners: [karen], children: [child] })
    const key = (await list()).checks[0]?.key ?? ''
    const { result } = await call(acceptCheck, key)
    expect(result).toMatchObject({ checks: [], count: 0, acceptedCount: 1, accepted: [{ key }] })
    await call(acceptCheck, key)
    await db.treePerson.update({ where: { id: child.id }, data: { bornYear: 1950 } })
    await countUp(tree)
    expect(await sentences()).toEqual(['Karen Holm var højst 8 år, da Ida blev født.'])
    await db.treePerson.update({ where: { id: child.id }, data: { bornYear: 1951 } })
    await countUp(tree)
    expect(await sentences()).toEqual([])
    expect((await call(reopenCheck, key)).result).toMatchObject({ count: 1, acceptedCount: 0 })
  })

  test('is refused for a warning that is not there', async () => {
    await expect(call(acceptCheck, 'very-old:nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
