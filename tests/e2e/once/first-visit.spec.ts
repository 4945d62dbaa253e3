import type { Page } from '@playwright/test'
import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'

/** Texts as a memorial page sets them, by our own font and by the stack without it. */
const kinds = [
  { of: 'a name', own: '400 40px Newsreader', standIn: '400 40px var(--stand-in-serif)' },
  { of: 'a sentence', own: '400 18px Figtree', standIn: '400 18px var(--stand-in-sans)' },
  { of: 'a button', own: '600 18px Figtree', standIn: '600 18px var(--stand-in-sans)' },
]

test('a page without our fonts has the device’s, as wide as ours', async ({ page, site }) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  await expect(page.locator('html')).not.toHaveClass(/letters/)
  // Before any of it is set: a font that comes later is not used.
  const ours = kinds.map(({ own }) => own)
  await page.evaluate((fonts) => Promise.all(fonts.map((font) => document.fonts.load(font))), ours)
  for (const { of, own, standIn } of kinds) {
    const difference = (await widthIn(page, standIn)) / (await widthIn(page, own)) - 1
    expect(Math.abs(difference), of).toBeLessThan(0.02)
  }
})

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

function widthIn(page: Page, font: string): Promise<number> {
  return page.evaluate((shorthand) => {
    const line = document.createElement('span')
    line.textContent =
      'Karen blev født i det lave hus bag klitten, som den tredje af fem. Roser mod syd, kartofler mod nord.'
    line.style.cssText = `position:absolute;white-space:nowrap;font:${shorthand}`
    document.body.append(line)
    const { width } = line.getBoundingClientRect()
    line.remove()
    return width
  }, font)
}
