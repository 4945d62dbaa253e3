import { makeMemorial } from '../steps/family'
import { addPictures } from '../steps/gallery'
import { answerOf } from '../steps/house'
import { expect, test } from '../steps/test'

const A5 = { width: '148mm', height: '210mm' }
const a5HeightPx = (210 / 25.4) * 96

test('each layout prints as a booklet: the name on the cover, then the life, and nothing to press', async ({
  page,
  house,
}) => {
  const family = await house.family()
  const biography = '<p>Hun satte altid en ekstra kop frem.</p>'.repeat(40)
  const { id, slug, name } = await makeMemorial(family, { fields: { biography, theme: 'old_paper' } })
  await addPictures(family, id, ['Haven', 'Huset'])
  await answerOf(await family.call.post(`/api/memorials/${id}/candles`, { data: { name: 'Ida' } }))
  for (const layout of ['memorial', 'enhanced-memorial', 'classic-memorial']) {
    await page.goto(`/${layout}/${slug}`)
    const booklet = (await page.pdf(A5)).toString('latin1')
    const sheets = booklet.match(/\/Type \/Page\b(?!s)/g) ?? []
    expect(sheets.length, layout).toBeGreaterThan(2)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText('Skriv en hilsen').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText(`Mindesiden for ${name} findes på`).filter({ visible: true })).toHaveCount(1)
    const title = page.getByRole('heading', { level: 1, name })
    const box = await title.boundingBox()
    expect((box?.y ?? a5HeightPx) + (box?.height ?? 0), layout).toBeLessThan(a5HeightPx)
    const cover = page.locator('header').filter({ has: title })
    expect(await cover.evaluate((header) => getComputedStyle(header).breakAfter), layout).toBe('page')
    await page.emulateMedia({ media: 'screen' })
  }
})
