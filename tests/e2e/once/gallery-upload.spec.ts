import { writeFile } from 'node:fs/promises'
import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { phonePictures, readyTiles } from '../steps/gallery'
import { heavyPicture } from '../steps/pictures'
import { expect, test } from '../steps/test'

test('a whole film roll chosen at once is uploaded, even over a breaking connection, and shown on the page', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}#billeder`)
  const letter = { name: 'brev.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await page.getByLabel('Vælg billeder').setInputFiles([...(await phonePictures(26)), letter])
  await expect(page.getByRole('alert').filter({ hasText: 'brev.pdf' })).toContainText('Den slags filer')
  const underWay = page.getByRole('region', { name: 'På vej' })
  await expect(underWay).toBeVisible()
  await context.setOffline(true)
  await expect(underWay.getByText('Ingen forbindelse. Vi fortsætter, når den er tilbage.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(underWay).toBeHidden()
  await expect(page.getByText('26 filer er kommet med.')).toBeVisible()
  await expect(readyTiles(page)).toHaveCount(26)
  await page.goto(`/memorial/${slug}`)
  const pictures = page.locator('#billeder-liste img')
  await expect(pictures).toHaveCount(24)
  await page.getByRole('link', { name: 'Vis flere billeder' }).click()
  await expect(pictures).toHaveCount(26)
})

test('an interrupted portrait upload resumes where it stopped, even after a reload', async ({
  page,
  context,
  site,
}, testInfo) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await signInAs(context, family)
  const file = testInfo.outputPath('portraet.jpg')
  await writeFile(file, await heavyPicture())
  const begun: string[] = []
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) begun.push(request.url())
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  await page.route('**/api/uploads/*', (route) =>
    route.request().headers()['upload-offset'] === '0' ? route.continue() : route.abort(),
  )
  await page.goto(`/edit-memorial/${slug}#portraet`)
  const section = page.locator('#portraet')
  await section.getByLabel('Vælg et portræt').setInputFiles(file)
  await expect(section.getByText('Venter på forbindelse')).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(section.getByText('En fil nåede ikke helt frem')).toBeVisible()
  // Only now: on a slow machine the rest would arrive while the page reloads.
  await page.unroute('**/api/uploads/*')
  offsets.length = 0
  await section.getByLabel('Vælg et portræt').setInputFiles(file)
  await expect(section.getByRole('button', { name: 'Fjern som portræt' })).toBeVisible()
  await expect(section.getByText('portraet.jpg')).toHaveCount(0)
  expect(begun).toHaveLength(1)
  expect(offsets[0]).toBe(5 * 1024 * 1024)
})
