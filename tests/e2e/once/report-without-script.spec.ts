import { answerOf } from '@/tests/e2e/steps/site'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { makeMemorial, signInAs, somebody } from '../steps/family'
import { expect, test } from '../steps/test'

test.use({ javaScriptEnabled: false })

test('a post is reported without script and hidden with notice to both sides, and then the page is hidden', async ({
  page,
  browser,
  site,
}) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  const message = 'Hun blev aldrig rask igen.'
  await answerOf(await family.call.post(`/api/memorials/${slug}/guestbook`, { data: { name: 'Naboen', message } }))
  const { fullName, email } = somebody()

  await page.goto(`/memorial/${slug}`)
  await page.getByRole('listitem').filter({ hasText: message }).getByRole('link', { name: 'Anmeld' }).click()
  await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Det krænker eller sårer nogen').check()
  await page.getByLabel('Forklar det med dine egne ord').fill('Den fortæller om et helbred.')
  await page.getByLabel('Dit navn').fill(fullName)
  await page.getByLabel('Mailadresse').fill(email)
  await page.getByRole('button', { name: 'Send anmeldelsen' }).click()
  await expect(page.getByText('Sæt kryds ved, at du mener det, du skriver.').first()).toBeVisible()
  await expect(page.getByLabel('Forklar det med dine egne ord')).toHaveValue('Den fortæller om et helbred.')
  await page.getByLabel('Jeg skriver i god tro').check()
  await page.getByRole('button', { name: 'Send anmeldelsen' }).click()
  await expect(page).toHaveURL(/\/contact\?anmeldt=\d+$/)
  const number = new URL(page.url()).searchParams.get('anmeldt')

  const context = await browser.newContext({ javaScriptEnabled: true })
  await signInAs(context, { call: site.admin })
  const desk = await context.newPage()
  await desk.goto(`/admin/support?sag=${number}`)
  await expectAccessible(desk)
  await desk.getByLabel('Skjul indlægget eller billedet').check()
  await desk.getByLabel('Loven').check()
  await desk.getByLabel('Begrundelse').fill('Helbredsoplysninger: databeskyttelsesforordningens artikel 9.')
  await desk.getByRole('button', { name: 'Afgør henvendelsen' }).click()
  await expectToast(desk, 'Henvendelsen er afgjort')

  await page.goto(`/memorial/${slug}`)
  await expect(page.getByText(message)).toHaveCount(0)
  for (const [recipient, subject] of [
    [email, /Afgørelse om henvendelse/],
    [family.email, /Vi har skjult en hilsen/],
  ] as const) {
    expect((await site.mailTo(recipient, subject)).text).toContain('artikel 9')
  }

  await desk.goto(`/memorial/${slug}`)
  await desk.getByRole('link', { name: 'Anmeld indhold' }).click()
  await desk.getByLabel('Vores betingelser').check()
  await desk.getByLabel('Begrundelse').fill('Siden er ikke for et menneske.')
  await desk.getByRole('button', { name: 'Skjul det' }).click()
  await expectToast(desk, 'Det er skjult')
  for (const layout of ['memorial', 'enhanced-memorial', 'classic-memorial']) {
    const answer = await page.goto(`/${layout}/${slug}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Mindesiden vises ikke lige nu' })).toBeVisible()
  }
  // axe needs script.
  const scripted = await browser.newContext({ javaScriptEnabled: true })
  const stone = await scripted.newPage()
  await stone.goto(`/memorial/${slug}`)
  await expectAccessible(stone)
  await Promise.all([context.close(), scripted.close()])
})
