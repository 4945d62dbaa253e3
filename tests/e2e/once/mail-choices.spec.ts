import type { Page } from '@playwright/test'
import { linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs } from '../steps/family'
import { fillLogin } from '../steps/fill-account'
import { expect, test } from '../steps/test'
import { leavePost } from '../steps/write-on-page'

const section = (page: Page) => page.getByRole('region', { name: 'Besked på mail' })
const save = (page: Page) => section(page).getByRole('button', { name: 'Gem mine valg' }).click()

/** The day `days` from today in the Danish calendar, yyyy-mm-dd. */
function dayFromNow(days: number): string {
  const date = new Date(new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Copenhagen' }))
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

test('the mail about a greeting links to the page for fewer mails', async ({ page, context, site }) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await leavePost(await site.outsider(), slug, 'guestbook', { name: 'Asta', message: 'Du var en god nabo.' })
  const mail = await site.mailTo(family.email, /Ny hilsen/)
  expect(mail.text).toContain('/profile#mailvalg')
  await signInAs(context, family)
  await page.goto(`${linkIn(mail, /^\/profile$/)}#mailvalg`)
  await expect(section(page).getByLabel('Med det samme')).toBeChecked()
  await expect(section(page).getByLabel('Ingen pause')).toBeChecked()
})

test('a frequency and a pause are chosen, stay, and the pause is ended', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/profile#mailvalg')
  await section(page).getByLabel('Én gang om ugen').check()
  await expect(section(page).getByLabel('Send mails igen fra')).toBeHidden()
  await section(page).getByLabel('Til en bestemt dag').check()
  await save(page)
  await expect(section(page).getByText('Vælg den dag, hvor du vil have mails igen.')).toBeVisible()
  await expectAccessible(page)
  await section(page).getByLabel('Send mails igen fra').fill(dayFromNow(40))
  await save(page)
  await expectToast(page, 'Dine valg er gemt', 'Mails igen fra den')
  await page.reload()
  await expect(section(page).getByLabel('Én gang om ugen')).toBeChecked()
  await expect(section(page).getByLabel('Behold pausen')).toBeChecked()
  await section(page).getByLabel('Slut pausen nu').check()
  await save(page)
  await expect(section(page).getByLabel('Ingen pause')).toBeChecked()
})

test('choices survive a session that ended', async ({ page, context, site }) => {
  const family = await site.family()
  await signInAs(context, family)
  await page.goto('/profile#mailvalg')
  await section(page).getByLabel('Aldrig').check()
  await context.clearCookies()
  await save(page)
  await expect(section(page).getByText('Du er blevet logget ud')).toBeVisible()
  await section(page).getByRole('link', { name: 'Log ind igen' }).click()
  await fillLogin(page, family.username, family.password)
  await expect(section(page).getByLabel('Aldrig')).toBeChecked()
  await save(page)
  await expectToast(page, 'Dine valg er gemt')
  await page.reload()
  await expect(section(page).getByLabel('Aldrig')).toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused choice is shown again, and a valid one is saved', async ({ page, context, site }) => {
    await signInAs(context, await site.family())
    await page.goto('/profile#mailvalg')
    await section(page).getByLabel('Én gang om dagen').check()
    await section(page).getByLabel('Til en bestemt dag').check()
    await section(page).getByLabel('Send mails igen fra').fill(dayFromNow(0))
    await save(page)
    await expect(page).toHaveURL(/\/profile\?kladde=.*#mailvalg$/)
    await expect(section(page).getByText('Dagen skal ligge efter i dag.')).toBeVisible()
    await expect(section(page).getByLabel('Én gang om dagen')).toBeChecked()
    await expect(section(page).getByLabel('Send mails igen fra')).toHaveValue(dayFromNow(0))
    await section(page).getByLabel('En uge').check()
    await save(page)
    await expect(page).toHaveURL('/profile?gemt=mailvalg#mailvalg')
    await expect(section(page).getByText('Dine valg er gemt')).toBeVisible()
    await expect(section(page).getByLabel('Én gang om dagen')).toBeChecked()
    await expect(section(page).getByLabel('Behold pausen')).toBeChecked()
  })
})
