import { answerOf } from '@/tests/e2e/steps/site'
import { makeMemorial } from '../steps/family'
import { addPictures } from '../steps/gallery'
import { makePicture } from '../steps/make-picture'
import { givePlan } from '../steps/plan'
import { expect, test } from '../steps/test'

const A5 = { width: '148mm', height: '210mm' }
const px = (mm: number) => Math.floor((mm / 25.4) * 96)
// The page area within the margins of print.css.
const a5Inside = { width: px(148 - 30), height: px(210 - 34) }

test('each layout prints as a booklet: the name on the cover, then the life, and nothing to press', async ({
  page,
  site,
}) => {
  const family = await site.family()
  const biography = '<p>Hun satte altid en ekstra kop frem.</p>'.repeat(40)
  const epitaph = 'Hun satte altid en ekstra kop frem, og der var altid nogen, der kom.'
  const dates = { born: { year: 1938, month: 5, day: 3 }, died: { year: 2024, month: 11, day: 12 } }
  const fields = { biography, epitaph, ...dates }
  const { id, slug, name } = await makeMemorial(family, { fields })
  await givePlan(family, id)
  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { theme: 'old_paper' } }))
  await addPictures(family, id, ['Huset'])
  const portraitId = await makePicture(family, id, 'Haven')
  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { portraitId } }))
  await answerOf(await family.call.post(`/api/memorials/${id}/candles`, { data: { name: 'Ida' } }))
  for (const layout of ['memorial', 'enhanced-memorial', 'classic-memorial']) {
    await page.goto(`/${layout}/${slug}`)
    const booklet = (await page.pdf(A5)).toString('latin1')
    const sheets = booklet.match(/\/Type \/Page\b(?!s)/g) ?? []
    expect(sheets.length, layout).toBeGreaterThan(2)

    await page.setViewportSize(a5Inside)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText('Skriv en hilsen').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText(`Mindesiden for ${name} findes på`).filter({ visible: true })).toHaveCount(1)
    const title = page.getByRole('heading', { level: 1, name })
    const words = await page.getByText(epitaph).boundingBox()
    expect((words?.y ?? a5Inside.height) + (words?.height ?? 0), layout).toBeLessThan(a5Inside.height)
    await expect(page.getByRole('heading', { name: 'Lys' }), layout).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Minder' }), layout).toBeHidden()
    const cover = page.locator('header').filter({ has: title })
    expect(await cover.evaluate((header) => getComputedStyle(header).breakAfter), layout).toBe('page')
    await page.emulateMedia({ media: 'screen' })
  }
})
