import { beforeEach, expect, test } from 'vitest'
import { GET as getIndex } from '@/app/sitemap.xml/route'
import { GET as getPart } from '@/app/sitemaps/[from]/[to]/route'
import { GET as getPages } from '@/app/sitemaps/sider/route'
import { listSitemapPart, listSitemapParts } from '@/lib/domain/sharing/sitemap-queries'
import { db } from '@/lib/server/db'
import { outsider } from '@/lib/shared/actor'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

beforeEach(async () => {
  await db.memorial.deleteMany()
})

async function listedSlugs(): Promise<string[]> {
  const parts = await Promise.all(
    (await listSitemapParts(outsider, { partSize: 2 })).map((part) => listSitemapPart(outsider, part)),
  )
  return parts.flat().map(({ slug }) => slug)
}

/** The addresses in the sitemap, as a crawler reads it. */
async function walk(): Promise<string> {
  const index = await (await getIndex()).text()
  const texts = [index, await getPages().text()]
  for (const [, from = '', to = ''] of index.matchAll(/\/sitemaps\/([0-9a-f-]{36})\/([^<]+)<\/loc>/g)) {
    texts.push(
      await (await getPart(new Request('http://localhost:3000'), { params: Promise.resolve({ from, to }) })).text(),
    )
  }
  return texts.join('\n')
}

test('every listed page is in exactly one part, for any part size', async () => {
  const owner = await createAccount()
  const slugs: string[] = []
  for (let index = 0; index < 5; index++) slugs.push((await createMemorial({ owner, visibility: 'public' })).slug)
  expect(await listSitemapParts(outsider, { partSize: 2 })).toHaveLength(3)
  expect((await listedSlugs()).toSorted()).toEqual(slugs.toSorted())
})

test('a page made after the parts were counted is in the last one', async () => {
  const owner = await createAccount()
  await createMemorial({ owner, visibility: 'public' })
  const [part] = await listSitemapParts(outsider)
  const late = await createMemorial({ owner, visibility: 'public' })
  expect(part && (await listSitemapPart(outsider, part)).map(({ slug }) => slug)).toContain(late.slug)
})

test('a crawler finds public pages with the day they changed, and no other page', async () => {
  const owner = await createAccount()
  const shown = await createMemorial({ owner, visibility: 'public' })
  const kept = await createMemorial({ owner, visibility: 'public', state: 'memorialised' })
  const others = [
    await createMemorial({ owner, visibility: 'unlisted', lastName: 'Skjult' }),
    await createMemorial({ owner, visibility: 'members', lastName: 'Privat' }),
    await createMemorial({ owner, visibility: 'public', state: 'draft', lastName: 'Kladde' }),
    await createMemorial({ owner, visibility: 'public', state: 'archived', lastName: 'Arkiv' }),
  ]
  const said = await walk()
  for (const { slug } of [shown, kept]) {
    expect(said).toMatch(new RegExp(`/memorial/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`))
  }
  for (const { id, slug } of others) {
    expect(said).not.toContain(slug)
    expect(said).not.toContain(id)
  }
  for (const path of ['/pricing', '/reseller-register']) expect(said).toContain(`${path}</loc>`)
})

test('a closed page is gone at once, also from a part counted before', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, visibility: 'public' })
  const [part] = await listSitemapParts(outsider)
  await db.memorial.update({ where: { id: memorial.id }, data: { visibility: 'members' } })
  expect(part && (await listSitemapPart(outsider, part))).toEqual([])
  expect(await walk()).not.toContain(memorial.slug)
})

test('a part that does not exist is 404', async () => {
  const params = Promise.resolve({ from: 'admin', to: 'nu' })
  expect((await getPart(new Request('http://localhost:3000'), { params })).status).toBe(404)
})
