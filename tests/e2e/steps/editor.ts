import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Family, signInAs } from './family'
import { answerOf } from './house'

/** The line under the editor that tells what is saved. */
export const savingBar = (page: Page) => page.getByRole('region', { name: 'Gem og fortryd' })

export const expectSaved = (page: Page) => expect(savingBar(page)).toContainText(/Gemt kl\. \d\d\.\d\d/)

/** What the server has of the two short fields that the journeys write in. */
export const storedFields = async ({ call }: Family, id: string) =>
  answerOf<{ epitaph: string | null; restingPlot: string | null }>(await call.get(`/api/memorials/${id}`))

/** Opens a section of the editor, where they are opened one at a time; elsewhere all stand open. */
export async function openSection(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
  await expect(heading).toBeVisible()
  const button = heading.getByRole('button')
  if (!(await button.isVisible())) return
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
}

/** Signs in and opens the editor in a new tab, with its writing tool. */
export async function openEditor(context: BrowserContext, family: Family, slug: string): Promise<Page> {
  await signInAs(context, family)
  const page = await context.newPage()
  await page.goto(`/edit-memorial/${slug}`)
  await openSection(page, 'Livshistorie')
  // The writing tool comes last of all.
  await expect(page.getByRole('textbox', { name: 'Livshistorien' })).toBeVisible()
  return page
}
