import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { phonePictures, readyTiles } from '../steps/gallery'
import { expect, test } from '../steps/test'

test('a whole film roll chosen at once arrive, also over a line that breaks, and stand on the page', async ({
  page,
  context,
  house,
}) => {
  const family = await house.family()
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
  await expect(underWay).toBeHidden({ timeout: 40_000 })
  await expect(page.getByText('26 filer er kommet med.')).toBeVisible()
  await expect(readyTiles(page)).toHaveCount(26, { timeout: 30_000 })
  await page.goto(`/memorial/${slug}`)
  const pictures = page.locator('#billeder-liste img')
  await expect(pictures).toHaveCount(24)
  await page.getByRole('link', { name: 'Vis flere billeder' }).click()
  await expect(pictures).toHaveCount(26)
})
