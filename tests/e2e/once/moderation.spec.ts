import type { Page } from '@playwright/test'
import { linkIn, type Site } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { type Family, makeMemorial, signInAs } from '../steps/family'
import { expect, test } from '../steps/test'
import { leavePost } from '../steps/write-on-page'

const greetings = { Asta: 'Du var en god kollega.', Bent: 'Tak for lån af stigen.', Carl: 'Vi savner dig i koret.' }
type Writer = keyof typeof greetings

async function pageWithQueue(site: Site) {
  const family = await site.family()
  const memorial = await makeMemorial(family)
  for (const [name, message] of Object.entries(greetings)) {
    await leavePost(await site.outsider(), memorial.slug, 'guestbook', { name, message })
  }
  return { family, ...memorial }
}

const postOf = (page: Page, writer: Writer) => page.getByRole('article').filter({ hasText: greetings[writer] })

test('the family is notified, approves one, and it is shown at once to others', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { family, slug } = await pageWithQueue(site)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByText(greetings.Asta)).toHaveCount(0)
  await signInAs(context, family)
  await page.goto('/profile')
  await expect(page.getByText(/Asta har skrevet en hilsen på mindesiden for/)).toBeVisible()
  await page.getByRole('link', { name: /Hilsner og lys/ }).click()
  await expect(page).toHaveURL(`/memorial/${slug}/admin`)
  await expectAccessible(page)
  await postOf(page, 'Asta')
    .getByRole('button', { name: /Godkend hilsen/ })
    .click()
  await expectToast(page, 'Hilsenen er godkendt', 'Den kan nu ses på mindesiden.')
  await expect(postOf(page, 'Asta')).toHaveCount(0)
  await other.reload()
  await expect(other.getByText(greetings.Asta)).toBeVisible()
  await expect(other.getByText(greetings.Bent)).toHaveCount(0)
  await other.context().close()
})

test('a rejection is undone', async ({ page, context, site }) => {
  const { family, slug } = await pageWithQueue(site)
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}/admin`)
  await postOf(page, 'Bent').getByRole('button', { name: /Afvis/ }).click()
  await expectToast(page, 'Hilsenen er afvist')
  await expect(postOf(page, 'Bent')).toHaveCount(0)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expectToast(page, 'Det er fortrudt')
  await expect(postOf(page, 'Bent')).toBeVisible()
  await postOf(page, 'Bent').getByRole('button', { name: /Afvis/ }).click()
  await expect(postOf(page, 'Bent')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Afvist' }).click()
  await expect(postOf(page, 'Bent')).toBeVisible()
  await postOf(page, 'Bent')
    .getByRole('button', { name: /Fortryd afvisning/ })
    .click()
  await expectToast(page, 'Hilsenen venter igen')
})

test('several are approved together', async ({ page, context, site }) => {
  const { family, slug } = await pageWithQueue(site)
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}/admin`)
  await page.getByLabel('Vælg indlægget fra Asta').check()
  await page.getByLabel('Vælg indlægget fra Carl').check()
  await expect(page.getByText('2 valgt')).toBeVisible()
  await page.getByRole('button', { name: 'Godkend valgte' }).click()
  await expectToast(page, '2 indlæg er godkendt')
  await expect(postOf(page, 'Bent')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(`/memorial/${slug}`)
  await expect(page.getByText(greetings.Carl)).toBeVisible()
})

test('the link in the mail approves with one confirming click, once, and takes it back', async ({
  page,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  await leavePost(await site.outsider(), slug, 'guestbook', { name: 'Dagny', message: 'Fred med din sjæl.' })
  const link = await decisionLink(site, family)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vil du godkende hilsenen?')
  await expectAccessible(page)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByText('Fred med din sjæl.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Godkend hilsen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilsenen er godkendt')
  await other.reload()
  await expect(other.getByText('Fred med din sjæl.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilsenen er godkendt')
  await expect(page.getByRole('button', { name: 'Godkend hilsen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.getByText('Det er fortrudt. Hilsenen venter igen.')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Fred med din sjæl.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Godkend hilsen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilsenen er godkendt')
  const token = link.split('/').at(-1)
  expect((await page.request.post(`/api/moderation/${token}`)).status()).toBe(409)
  await other.context().close()
})

test('a visitor and another family cannot open the queue', async ({ page, context, site }) => {
  const { slug } = await pageWithQueue(site)
  await page.goto(`/memorial/${slug}/admin`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInAs(context, await site.family())
  const response = await page.goto(`/memorial/${slug}/admin`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden blev ikke fundet')
})

/** The first of the mail's two links, which approves. */
async function decisionLink(site: Site, { email }: Family): Promise<string> {
  return linkIn(await site.mailTo(email, /Ny hilsen/), /\/admin\/decide\//)
}
