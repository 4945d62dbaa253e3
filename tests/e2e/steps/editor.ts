import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Family, signInAs } from './family'
import { answerOf } from './site'

/** The editor's status bar. */
export const savingBar = (page: Page) => page.getByRole('region', { name: 'Gem og fortryd' })

export const expectSaved = (page: Page) => expect(savingBar(page)).toContainText(/Gemt kl\. \d\d\.\d\d/)

/** The server's values of the two short fields the journeys edit. */
export const storedFields = async ({ call }: Family, id: string) =>
  answerOf<{ epitaph: string | null; restingPlot: string | null }>(await call.get(`/api/memorials/${id}`))

/** Opens a section of the editor if sections are collapsed; in the wide layout all are open. */
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

/** Signs in and opens the editor in a new tab, with the rich-text editor loaded. */
export async function openEditor(context: BrowserContext, family: Family, slug: string): Promise<Page> {
  await signInAs(context, family)
  const page = await context.newPage()
  await page.goto(`/edit-memorial/${slug}`)
  await openSection(page, 'Livshistorie')
  // The rich-text editor loads last.
  await expect(page.getByRole('textbox', { name: 'Livshistorien' })).toBeVisible()
  return page
}
