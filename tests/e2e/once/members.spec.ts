import { randomBytes } from 'node:crypto'
import { linkIn } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs, somebody } from '../steps/family'
import { fillAccount } from '../steps/fill-account'
import { expect, test } from '../steps/test'

test('an invited person registers and sees the members-only page, until the owner removes them', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug, name } = await makeMemorial(family, { fields: { visibility: 'members' } })
  const guest = somebody()
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}/admin/members`)
  await page.getByLabel(/^Kan se siden/).check()
  await page.getByLabel('Mailadresse').first().fill(guest.email)
  await page.getByRole('button', { name: 'Send invitationen' }).click()
  await expectToast(page, 'Invitationen er sendt')
  await expect(page.getByRole('heading', { name: 'Invitationer, der venter' })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(linkIn(await site.mailTo(guest.email, /inviteret til at se/), /^\/invitation\//))
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(name)
  await expectAccessible(theirs)
  await fillAccount(theirs, guest)
  await theirs.getByRole('button', { name: 'Opret konto' }).click()
  await theirs.getByRole('link', { name: 'Se mindesiden' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Gudrun')

  await page.reload()
  await page.getByText(/Ret eller fjern/).click()
  await page.getByRole('button', { name: 'Fjern fra siden' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern fra siden' }).click()
  await expectToast(page, `${guest.fullName} er ikke længere med`)
  expect((await theirs.reload())?.status()).toBe(404)
  await theirs.context().close()
})

test('QR visits and link visits are counted separately, and the family’s own are not counted', async ({
  page,
  context,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  const visitor = await browser.newContext()
  const theirs = await visitor.newPage()
  await theirs.goto(`/QR/${family.code}`)
  await expect(theirs).toHaveURL(`/memorial/${slug}`)
  await theirs.goto(`/memorial/${slug}?${randomBytes(2).toString('hex')}`)
  await visitor.close()
  await signInAs(context, family)
  await page.goto(`/memorial/${slug}`)
  // The server writes its counts every few seconds.
  await expect
    .poll(async () => {
      await page.goto(`/memorial/${slug}/admin/statistics`)
      return page
        .getByText(/^De sidste 30 dage/)
        .first()
        .textContent()
    })
    .toBe('De sidste 30 dage har siden haft 2 besøg, 1 af dem fra QR-koden.')
  await expectAccessible(page)
  await page.getByText('Vis tallene i en tabel').click()
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('1')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Hent alle dage som regneark' }).click()
  expect((await download).suggestedFilename()).toMatch(/^mindelund-statistik-.*\.csv$/)
})
