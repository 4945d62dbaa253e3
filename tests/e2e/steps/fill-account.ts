import type { Page } from '@playwright/test'
import type { Person } from './family'

/** Fills in the registration form. `withEmail: false` where the link has set the email. */
export async function fillAccount(page: Page, person: Person, { withEmail = true } = {}): Promise<void> {
  await page.getByLabel('Dit fulde navn').fill(person.fullName)
  await page.getByLabel('Brugernavn').fill(person.username)
  if (withEmail) await page.getByLabel('Mailadresse').fill(person.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(person.password)
  await page.getByLabel('Jeg har læst og accepterer betingelserne').check()
}

/** Signs in on the open page. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Brugernavn eller email').fill(username)
  await page.getByLabel('Adgangskode', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log ind' }).click()
}
