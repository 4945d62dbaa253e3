import { randomUUID } from 'node:crypto'
import { appendFile, lutimes, mkdir, rm, symlink } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkSome, checkTree, startOfCheck } from '@/lib/domain/published-pages/check-tree'
import { lockCopy } from '@/lib/domain/published-pages/take-away'
import { putAt, tree, writeFile } from '@/lib/domain/published-pages/tree'
import { inTree, treeFolder } from '@/lib/domain/published-pages/tree-on-disk'
import { db, type Transaction } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { whileLocked } from '@/tests/factories/held-locks'
import { createMemorial } from '@/tests/factories/memorials'
import { ageInTree, createPublished, publishByHand } from '@/tests/factories/published-pages'
import { createCode } from '@/tests/factories/qr-codes'

const look = { repair: false, readAll: false }
const repair = { repair: true, readAll: false }
const rowOf = (memorialId: string) => db.publishedPage.findUnique({ where: { memorialId } })

/** The check, and the paths and sentences it found. */
async function check(options: { repair: boolean; readAll: boolean }) {
  const found: string[] = []
  const counts = await checkTree({ ...options, onWrong: (place, problem) => found.push(`${place}: ${problem}`) })
  return { ...counts, found }
}

beforeEach(async () => {
  await db.publishedPage.deleteMany()
  await db.memorial.deleteMany()
  await rm(treeFolder, { recursive: true, force: true })
})

it('finds nothing wrong with a tree that is as it must be, double stones and former slugs included', async () => {
  const page = await createPublished()
  await db.memorialSlug.create({ data: { slug: 'karen-foer', memorialId: page.id } })
  const beside = await createMemorial({ owner: await createAccount() })
  await publishByHand(page.id)
  await rm(inTree(page.folder), { recursive: true })
  await createPublished([beside])
  await publishByHand(beside.id)
  expect(await check({ repair: true, readAll: true })).toMatchObject({ published: 3, waiting: 0, wrong: 0, found: [] })
})

it('counts a page without its copy as waiting, and none that needs no copy', async () => {
  const owner = await createAccount()
  const [open, draft] = [await createMemorial({ owner }), await createMemorial({ owner, state: 'draft' })]
  await createMemorial({ owner })
  await createCode({ owner, memorials: [open] })
  await createCode({ owner, memorials: [draft] })
  expect(await check(look)).toMatchObject({ published: 0, waiting: 1, wrong: 0 })
  await publishByHand(open.id)
  expect(await check(look)).toMatchObject({ published: 1, waiting: 0 })
})

it('goes on where it was cut short, and comes to the same', async () => {
  for (let n = 0; n < 3; n++) await createPublished()
  const gone = await createPublished()
  await rm(inTree(gone.folder), { recursive: true })
  for (const name of ['inside', 'outside']) await symlink('/etc', inTree(`memorial/${name}`))
  const seen: string[] = []
  let at = startOfCheck
  for (; at.part !== 'none'; at = await checkSome(at, { ...repair, forMs: 0, perPortion: 1 })) seen.push(at.part)
  // Each page has a row, a slug, a code and a folder; the other links are two, and `memorial`, `QR` and `pages` three.
  const times = (part: string, count: number) => Array.from({ length: count }, () => part)
  expect(seen).toEqual([
    ...times('rows', 5),
    ...times('memorial', 6),
    ...times('QR', 4),
    ...times('pages', 4),
    ...times('root', 3),
  ])
  expect(at).toMatchObject({ published: 3, wrong: 3, repaired: 3 })
})

describe('a copy that is broken', () => {
  const breaks: Array<[string, (page: { slug: string; folder: string }) => Promise<unknown>, string, boolean?]> = [
    ['is not at one of its places', ({ slug }) => rm(inTree(`memorial/${slug}`)), 'står ikke på adressen memorial/'],
    ['is gone', ({ folder }) => rm(inTree(folder), { recursive: true }), 'Listen over sidens filer'],
    ['has no list of files', ({ folder }) => rm(inTree(`${folder}/manifest-sha512.txt`)), 'Listen over sidens filer'],
    ['has another list', ({ folder }) => appendFile(inTree(`${folder}/manifest-sha512.txt`), '\n'), 'Listen over'],
    ['lacks a file', ({ folder }) => rm(inTree(`${folder}/medier/a.webp`)), 'først medier/a.webp'],
    ['has a file too many', ({ folder }) => writeFile(`${folder}/b.html`, 'b'), '1 fil hører ikke til siden.'],
    ['has another byte', ({ folder }) => appendFile(inTree(`${folder}/index.html`), '!'), 'først index.html', true],
  ]

  it.each(breaks)('because it %s is found, and made anew', async (_, act, sentence, readAll = false) => {
    const [page, whole] = [await createPublished(), await createPublished()]
    await act(page)
    const expected = { published: 1, wrong: 1, found: [expect.stringContaining(sentence)] }
    expect(await check({ repair: false, readAll })).toMatchObject({ ...expected, repaired: 0 })
    expect(await rowOf(page.id)).toMatchObject({ problem: null })
    expect(await check({ repair: true, readAll })).toMatchObject({ ...expected, repaired: 1 })
    expect(await rowOf(page.id)).toMatchObject({ version: '', problem: expect.stringContaining(sentence) })
    expect(await rowOf(whole.id)).toMatchObject({ problem: null })
    await rm(inTree(page.folder), { recursive: true, force: true })
    await publishByHand(page.id)
    expect(await check({ repair: true, readAll })).toMatchObject({ published: 2, wrong: 0 })
  })

  it('is not one that is published anew while it is looked at', async () => {
    const page = await createPublished()
    await rm(inTree(page.folder), { recursive: true })
    const locks = {
      held: (tx: Transaction) => lockCopy(tx, page.id),
      wanted: async (tx: Transaction) => {
        const folder = `pages/${page.id}/${randomUUID()}`
        await writeFile(`${folder}/index.html`, 'new')
        await tx.publishedPage.update({ where: { memorialId: page.id }, data: { folder } })
        for (const place of [`memorial/${page.slug}`, `QR/${page.code}`])
          await putAt(folder, { path: place, shown: [] })
      },
    }
    expect(await whileLocked(locks, () => check(repair))).toMatchObject({ wrong: 0, repaired: 0 })
    expect(await rowOf(page.id)).toMatchObject({ problem: null })
  })
})

describe('what stands where it must not', () => {
  it('is taken away, also where nothing marked it', async () => {
    const page = await createPublished()
    await asOwner(
      'ALTER TABLE "Memorial" DISABLE TRIGGER USER',
      `UPDATE "Memorial" SET visibility = 'members'`,
      'ALTER TABLE "Memorial" ENABLE TRIGGER USER',
    )
    expect(await check(look)).toMatchObject({ published: 0, wrong: 1, repaired: 0 })
    expect(await tree.targetOf(`memorial/${page.slug}`)).toBe(page.folder)
    expect(await check(repair)).toMatchObject({ wrong: 1, repaired: 1 })
    expect([await tree.targetOf(`memorial/${page.slug}`), await tree.targetOf(`QR/${page.code}`)]).toEqual([null, null])
    expect(await rowOf(page.id)).toBeNull()
  })

  it('is removed: links of nobody, copies of nobody and what a killed process left behind', async () => {
    const page = await createPublished()
    const gone = `pages/${randomUUID()}/${randomUUID()}`
    const before = `pages/${page.id}/${randomUUID()}`
    for (const folder of [gone, before]) {
      await writeFile(`${folder}/index.html`, 'old')
      await ageInTree(folder)
    }
    await putAt(gone, { path: 'memorial/nobody', shown: [] })
    await putAt(page.folder, { path: 'QR/XXXX', shown: [] })
    await symlink('/etc', inTree('memorial/outside'))
    const half = `.${randomUUID()}`
    await symlink('pages', inTree(half))
    await lutimes(inTree(half), 0, 0)
    await mkdir(inTree('QR/real'))
    await ageInTree('QR/real')
    const strays = ['memorial/nobody', 'QR/XXXX', 'memorial/outside', half, 'QR/real', gone, before]
    const seen = await check(look)
    expect(seen).toMatchObject({ published: 1, wrong: 7, repaired: 0 })
    expect(seen.found.map((line) => line.split(': ')[0]).toSorted()).toEqual(strays.toSorted())
    expect(await check(repair)).toMatchObject({ wrong: 7, repaired: 7 })
    expect(await check(repair)).toMatchObject({ published: 1, wrong: 0 })
  })

  it('is not what another page put there in the meantime', async () => {
    const [before, now] = [await createPublished(), await createPublished()]
    await tree.takeLink(`memorial/${now.slug}`, before.folder)
    expect(await tree.targetOf(`memorial/${now.slug}`)).toBe(now.folder)
    await tree.takeLink(`memorial/${now.slug}`, now.folder)
    expect(await tree.targetOf(`memorial/${now.slug}`)).toBeNull()
  })

  it('is not a copy that is being made', async () => {
    const page = await createPublished()
    await writeFile(`pages/${page.id}/${randomUUID()}/index.html`, 'new')
    await writeFile(`pages/${randomUUID()}/${randomUUID()}/index.html`, 'first')
    await symlink('pages', inTree(`.${randomUUID()}`))
    expect(await check(repair)).toMatchObject({ published: 1, wrong: 0 })
  })
})
