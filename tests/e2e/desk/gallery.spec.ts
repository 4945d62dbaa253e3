import { expectAccessible } from '../steps/expect-accessible'
import { makeMemorial, signInAs } from '../steps/family'
import { addPictures, readyTiles } from '../steps/gallery'
import { expect, test } from '../steps/test'

test('pictures are put in order, looked through and played by keyboard', async ({ page, context, site }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  await addPictures(family, id, ['Skolen', 'Bryllup', 'Haven'])
  await signInAs(context, family)
  await page.goto(`/edit-memorial/${slug}#billeder`)
  await expect(readyTiles(page)).toHaveCount(3)
  const names = page.locator('#billeder li').filter({ has: page.getByRole('checkbox') })
  const handle = page.getByRole('button', { name: 'Flyt billede 3' })
  await handle.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // The keyboard sensor listens one task after the picture was lifted.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  const saved = page.waitForResponse(`**/media/order`)
  // Two in a row in both sizes: up from the third is the first.
  const way = [
    ['ArrowLeft', 2],
    ['ArrowRight', 3],
    ['ArrowUp', 1],
    ['ArrowRight', 2],
  ] as const
  for (const [key, place] of way) {
    await page.keyboard.press(key)
    await expect(page.getByText(`Billedet er over plads ${place} af 3.`)).toBeAttached()
  }
  await page.keyboard.press('Space')
  expect((await saved).ok()).toBe(true)
  await expect(names).toContainText(['Skolen', 'Haven', 'Bryllup'])

  await page.goto(`/memorial/${slug}`)
  const links = page.locator('#billeder-liste a[data-picture]')
  await links.first().focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'Billede' })
  // The viewer fades in; its text is in the DOM before it is visible.
  await expect(box.getByText('1 af 3')).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('2 af 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(links.nth(1)).toBeFocused()

  await page.getByRole('button', { name: 'Vis som lysbilleder' }).press('Enter')
  await expect(box.getByRole('button', { name: 'Stop lysbilleder' })).toBeVisible()
  await expect(box.getByText('2 af 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByRole('button', { name: 'Vis som lysbilleder' })).toBeVisible()
  await expect(box.getByText('1 af 3')).toBeVisible()
})
