import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { layouts, themes } from '@/lib/domain/memorials/schema'
import { readZip } from '@/tests/factories/read-zip'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial } from '../steps/family'
import { makePicture } from '../steps/make-picture'
import { givePlan } from '../steps/plan'
import { answerOf } from '../steps/site'
import { expect, test } from '../steps/test'

test('a page downloads completely in each of the themes', async ({ site }) => {
  for (const theme of themes) {
    const family = await site.family()
    const { id, name } = await makeMemorial(family)
    await givePlan(family, id)
    await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { theme } }))
    const answer = await family.call.get(`/api/memorials/${id}/download`)
    const page = readZip(await answer.body()).get('index.html')
    expect(page?.toString(), theme).toContain(name)
    expect(page?.toString().match(/<svg/g)?.length, theme).toBeGreaterThan(1)
  }
})

test('a downloaded page opens from the disk in each layout, without the site', async ({ site, page }, info) => {
  const family = await site.family()
  const { id, name } = await makeMemorial(family, {
    fields: { epitaph: 'Altid elsket', biography: '<p>Hun fiskede.</p>' },
  })
  await givePlan(family, id)
  for (let n = 1; n <= 25; n++) await makePicture(family, id, `Billede ${n}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const layout of layouts) {
    await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { layout } }))
    const files = readZip(await (await family.call.get(`/api/memorials/${id}/download`)).body())
    for (const [file, bytes] of files) {
      mkdirSync(path.dirname(info.outputPath(layout, file)), { recursive: true })
      writeFileSync(info.outputPath(layout, file), bytes)
    }
    await page.goto(pathToFileURL(info.outputPath(layout, 'index.html')).href)
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Hun fiskede.')).toBeVisible()
    await expect(page.getByText('Den levende side findes på')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expectAccessible(page, 'everything')
    await page.getByRole('link', { name: 'Vis flere billeder' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Billeder' })).toBeVisible()
    await page.getByRole('img', { name: 'Billede 25' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: 'Billede 25' })).toHaveJSProperty('complete', true)
    await expect(page.getByRole('img', { name: 'Billede 25' })).toHaveJSProperty('naturalWidth', 600)
    await expectAccessible(page, 'everything')
    await page.getByRole('link', { name: `Mindesiden for ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(asked.filter((address) => !/^(?:file|data):/.test(address))).toEqual([])
})
