import type { Page, Request } from '@playwright/test'
import { drawPicture } from '@/prisma/seed/draw-picture'
import { answerOf, type Site } from '@/tests/e2e/steps/site'
import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'

const KB = 1024

/** A page with a portrait, as most are. */
async function pageWithPortrait(site: Site): Promise<string> {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  const file = { name: 'portraet.jpg', mimeType: 'image/jpeg', buffer: await drawPicture('portrait', 3) }
  const portrait = await answerOf<{ id: string }>(
    await family.call.post(`/api/memorials/${id}/media`, { multipart: { file } }),
  )
  await answerOf(
    await family.call.put(`/api/memorials/${id}`, {
      data: { portraitId: portrait.id, biography: '<p>Hun satte altid en ekstra kop frem.</p>'.repeat(30) },
    }),
  )
  return slug
}

/** Every request when opening an address, until the page's own script, if it has one, has started. */
async function requestsOf(page: Page, path: string): Promise<Request[]> {
  const made: Request[] = []
  page.on('request', (request) => made.push(request))
  await page.goto(path, { waitUntil: 'load' })
  if (!path.startsWith('/classic')) await expect(page.getByRole('button', { name: 'Udskriv siden' })).toBeVisible()
  return made.filter((request) => !request.url().startsWith('data:'))
}

async function bytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      return responseBodySize + responseHeadersSize
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

test('the classic page comes with no script and under 50 KB, portrait included', async ({ page, site, baseURL }) => {
  const slug = await pageWithPortrait(site)
  const requests = await requestsOf(page, `/classic-memorial/${slug}`)
  await expect(page.locator('img.portrait')).toHaveJSProperty('complete', true)
  await expect(page.locator('script')).toHaveCount(0)
  const kinds = requests.map((request) => request.resourceType()).filter((kind) => kind !== 'other')
  expect(kinds.sort()).toEqual(['document', 'image'])
  expect(requests.filter((request) => !request.url().startsWith(String(baseURL)))).toEqual([])
  expect(await bytesOf(requests)).toBeLessThan(50 * KB)
})

for (const layout of ['memorial', 'enhanced-memorial']) {
  test(`/${layout} loads nothing from other hosts, and nothing heavy before a touch`, async ({
    page,
    site,
    baseURL,
  }) => {
    const slug = await pageWithPortrait(site)
    const requests = await requestsOf(page, `/${layout}/${slug}`)
    expect(requests.filter((request) => !request.url().startsWith(String(baseURL)))).toEqual([])
    const [document] = requests
    // With a drawn landscape, which is 2.5 KB.
    expect((await document?.sizes())?.responseBodySize).toBeLessThan(15 * KB)
    const pictures = requests.filter((request) => request.resourceType() === 'image')
    expect(await bytesOf(pictures.slice(0, 1))).toBeLessThan(30 * KB)
    // Code for the lightbox, push messages and the editor is recognised by its own names.
    const scripts = requests.filter((request) => request.resourceType() === 'script')
    for (const script of scripts) {
      const body = (await (await script.response())?.text()) ?? ''
      for (const heavy of ['pswp__bg', 'ProseMirror', 'PushManager', 'applicationServerKey']) {
        expect(body.includes(heavy), `${heavy} in ${script.url()}`).toBe(false)
      }
    }
    expect(requests.length, requests.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(25)
  })
}
