import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs } from '../steps/family'
import { makePicture } from '../steps/make-picture'
import { expect, test } from '../steps/test'

test('a picture is cropped, turned and made grey, shown so on the page, and can be restored', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  const picture = await makePicture(family, id, 'Mor ved havet')
  await signInAs(context, family)
  await page.goto(`/edit-image/${picture}`)

  const versions = page.getByRole('region', { name: 'Versioner' }).getByRole('listitem')
  const slide = (name: string, value: number) => page.getByRole('slider', { name }).fill(String(value))
  await page.getByRole('button', { name: 'Drej til højre' }).click()
  await page.getByRole('button', { name: 'Kvadrat' }).click()
  // By touch on the frame, and by keyboard on the slider, which describes its value in words.
  const corner = page.locator('[data-side="-1,-1"]')
  await corner.scrollIntoViewIfNeeded()
  const box = await corner.boundingBox()
  if (!box) throw new Error('No frame to pull')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x + 62, box.y + 42)
  await page.mouse.up()
  await expect(page.getByRole('slider', { name: 'Skær af til venstre' })).not.toHaveValue('0')
  await slide('Skær af til venstre', 0)
  await slide('Skær af foroven', 20)
  await expect(page.getByRole('slider', { name: 'Skær af foroven' })).toHaveAttribute('aria-valuetext', '20 %')
  await slide('Lys', 25)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.getByText('Fortrudt: lys')).toBeVisible()
  await page.getByRole('switch', { name: 'Sort-hvid' }).check()
  await slide('Før og efter', 50)

  // Edits survive a reload.
  await page.reload()
  await expect(page.getByText('Dine ændringer er her endnu')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Sort-hvid' })).toBeChecked()
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Billedet er gemt')
  await expect(versions.filter({ hasText: 'Version 1' })).toContainText('Vises nu')
  const shown = async () => {
    const html = await (await family.call.get(`/memorial/${slug}`)).text()
    return /\/media\/[\w-]+\/\d+(-v1)?\.webp/.exec(html)?.[1] ?? 'as it came'
  }
  expect(await shown()).toBe('-v1')

  await page.getByRole('button', { name: 'Brug denne: Originalen' }).click()
  await expect(versions.filter({ hasText: 'Originalen' })).toContainText('Vises nu')
  expect(await shown()).toBe('as it came')
  await expect(page.getByRole('switch', { name: 'Sort-hvid' })).not.toBeChecked()
})
