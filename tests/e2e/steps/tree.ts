import { expect, type Locator, type Page } from '@playwright/test'
import type { PersonForm, Relation } from '@/lib/domain/family-tree/schema'
import { type Family, type Memorial, makeMemorial } from './family'
import { answerOf } from './site'

export type Tree = Memorial & { pagePersonId: string; address: string }
type Relative = { relation: Relation; person: PersonForm; unionId?: string }

/** A page of Gudrun's (1938 – 2024) with a tree that has her alone. */
export async function makeTree(family: Family): Promise<Tree> {
  const fields = { born: { year: 1938 }, died: { year: 2024 } }
  const memorial = await makeMemorial(family, { fields })
  const address = `/api/memorials/${memorial.id}/tree`
  const { personId } = await answerOf<{ personId: string }>(await family.call.post(address, { data: {} }))
  return { ...memorial, pagePersonId: personId, address }
}

/** Somebody new next to a person of the tree. */
export async function addRelative(
  { call }: Family,
  { address }: Tree,
  personId: string,
  relative: Relative,
): Promise<{ personId: string; unionId: string }> {
  return answerOf(await call.post(`${address}/people`, { data: { personId, ...relative } }))
}

/** The people and lines of the tree. */
export const drawingOf = (page: Page): Locator => page.getByRole('group', { name: /slægt$/ })

/** The details of the chosen person. */
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Om personen' })

/** The sheet that the tree is edited in. */
export const sheetOf = (page: Page): Locator => page.getByRole('dialog')

/** Opens the form over the person whose details are shown. Waits for hydration: the page is there before its script. */
export async function correctPerson(page: Page, name: string): Promise<Locator> {
  const sheet = sheetOf(page)
  const button = panelOf(page).getByRole('button', { name: `Ret ${name}` })
  await expect(async () => {
    if (!(await sheet.isVisible())) await button.click({ timeout: 2000 })
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass()
  return sheet
}
