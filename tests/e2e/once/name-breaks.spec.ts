import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'

test('a name breaks before the surname, and within itself only on a screen too narrow for it', async ({
  page,
  site,
}) => {
  const { slug } = await makeMemorial(await site.family(), { firstName: 'Karen Margrethe' })
  const long = await makeMemorial(await site.family(), { firstName: 'Johanne Kirstine Margrethe Wilhelmine' })
  for (const layout of ['memorial', 'enhanced-memorial', 'classic-memorial']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${layout}/${slug}`)
    const [given, surname] = await page.locator('h1 > span').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect()
        return { top, lines: Math.round(height / Number.parseFloat(getComputedStyle(part).fontSize)) }
      }),
    )
    expect(given?.lines, layout).toBe(1)
    expect(surname?.top, layout).toBeGreaterThan(given?.top ?? Number.NaN)
    await page.setViewportSize({ width: 320, height: 568 })
    for (const address of [slug, long.slug]) {
      await page.goto(`/${layout}/${address}`)
      await page.addStyleTag({ content: 'html{font-size:200%!important}' })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${layout} ${address}`,
      ).toBeLessThanOrEqual(320)
    }
  }
})
