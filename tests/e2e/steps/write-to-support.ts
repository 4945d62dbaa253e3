import type { Page } from '@playwright/test'
import { somebody } from './family'
import type { Site } from './site'

export type Written = { name: string; email: string; subject: string; message: string }

/** A unique question. */
export function someQuestion(): Written {
  const { fullName: name, email, username } = somebody()
  return {
    name,
    email,
    subject: `Koden på stenen ${username}`,
    message: 'Telefonen finder ikke siden.\n\nHvad gør jeg?',
  }
}

/** Fills in the contact form on the open page. */
export async function fillContact(page: Page, { name, email, subject, message }: Written): Promise<void> {
  await page.getByLabel('Hvad handler det om?').selectOption('QR-koden på stenen')
  await page.getByLabel('Dit navn').fill(name)
  await page.getByLabel('Mailadresse').fill(email)
  await page.getByLabel('Emne', { exact: true }).fill(subject)
  await page.getByLabel('Hvad kan vi hjælpe med?').fill(message)
}

/** Opens a case through the API, without an account. Returns its number. */
export async function openCase(site: Site, { subject, ...rest }: Written): Promise<number> {
  const caller = await site.outsider()
  const response = await caller.post('/api/contact', { data: { topic: 'code', subject, ...rest } })
  if (response.status() !== 201) throw new Error(`${response.status()} ${await response.text()}`)
  return (await response.json()).number
}

/** The path to the thread in the newest matching mail. */
export async function caseLink(site: Site, recipient: string, subject: RegExp): Promise<string> {
  const { text } = await site.mailTo(recipient, subject)
  const found = /\/contact\?sag=[\w-]{43}/.exec(text)?.[0]
  if (!found) throw new Error(`No link to a case in: ${text}`)
  return found
}
