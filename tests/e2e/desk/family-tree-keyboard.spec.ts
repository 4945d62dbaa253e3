import type { Locator, Page } from '@playwright/test'
import type { PersonForm, Relation } from '@/lib/domain/family-tree/schema'
import { expectAccessible } from '../steps/expect-accessible'
import { expect, test } from '../steps/test'
import { addRelative, drawingOf, makeTree, panelOf } from '../steps/tree'

/** How large the drawing is shown, as a share of its own size. */
async function scaleOf(page: Page): Promise<number> {
  return drawingOf(page).evaluate((svg) => svg.getBoundingClientRect().width / Number(svg.getAttribute('width')))
}

/** The arrow from one to another in their row. */
async function arrowBetween(from: Locator, to: Locator): Promise<'ArrowLeft' | 'ArrowRight'> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  return (start?.x ?? 0) < (end?.x ?? 0) ? 'ArrowRight' : 'ArrowLeft'
}

test('the tree is walked, read and opened by keyboard alone', async ({ page, site }) => {
  const family = await site.family()
  const tree = await makeTree(family)
  const dead = (givenNames: string, year: number) =>
    ({ givenNames, surname: 'Holm', born: { year }, died: { year: year + 60 } }) as const
  const add = (personId: string, relation: Relation, person: PersonForm) =>
    addRelative(family, tree, personId, { relation, person })
  const johanne = await add(tree.pagePersonId, 'parent', { ...dead('Johanne', 1912), sex: 'female' })
  await add(johanne.personId, 'partner', { ...dead('Peder', 1908), sex: 'male' })
  const karen = await add(johanne.personId, 'parent', { ...dead('Karen', 1885), sex: 'female' })
  await add(karen.personId, 'sibling', dead('Sidsel', 1880))
  await add(tree.pagePersonId, 'child', dead('Bo', 1962))

  await page.goto(`/family-tree/${tree.slug}`)
  const drawing = drawingOf(page)
  const gudrun = drawing.getByRole('link', { name: `${tree.name} 1938 – 2024` })
  const named = (name: string) => drawing.getByRole('link', { name: new RegExp(`^${name} Holm \\d`) })
  // Once there is script, Tab stops at one person.
  await expect(drawing.locator('[data-person][tabindex="0"]')).toHaveCount(1)
  await gudrun.focus()
  await page.keyboard.press('ArrowDown')
  await expect(named('Bo')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(gudrun).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(named('Johanne')).toBeFocused()
  await expect(page.getByText(`Mor til ${tree.name}`, { exact: true })).toBeAttached()
  await page.keyboard.press(await arrowBetween(named('Johanne'), named('Peder')))
  await expect(named('Peder')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('heading', { name: 'Peder Holm' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(named('Peder')).toBeFocused()

  const before = await scaleOf(page)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 1.1)
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect.poll(() => scaleOf(page)).toBeLessThan(before * 0.9)
  await page.keyboard.press('Home')
  await expect(gudrun).toBeFocused()

  await named('Karen').focus()
  await page.keyboard.press('Tab')
  await expect(drawing.getByRole('link', { name: 'Vis Karen Holms forældre' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(named('Sidsel')).toBeVisible()
  await expect(named('Karen')).toBeFocused()
  await page.keyboard.press(await arrowBetween(named('Karen'), named('Sidsel')))
  await expect(named('Sidsel')).toBeFocused()

  const find = async () => {
    await page.getByLabel('Find en i træet').fill('bo 1962')
    await expect(page.getByRole('status').filter({ hasText: 'Én er fundet.' })).toBeAttached()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panelOf(page).getByRole('heading', { name: 'Bo Holm' })).toBeFocused()
    await expect(named('Bo')).toBeInViewport({ ratio: 0.5 })
  }
  await find()
  await expect(page.getByText('Bo Holm er fundet og er markeret i tegningen.')).toBeAttached()
  await expect(named('Bo')).toHaveAttribute('aria-current', 'true')
  await expect(named('Bo')).toHaveAttribute('tabindex', '0')
  // The branches that were open are open still.
  await expect(named('Sidsel')).toHaveCount(1)
  await named('Karen').focus()
  for (let time = 0; time < 4; time++) await page.keyboard.press('+')
  await expect(named('Bo')).not.toBeInViewport({ ratio: 0.5 })
  await find()
})
