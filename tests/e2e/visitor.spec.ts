import { expectAccessible } from './steps/expect-accessible'
import { makeMemorial } from './steps/family'
import { holdCall } from './steps/hold-call'
import { expect, test } from './steps/test'
import { fillPost } from './steps/write-on-page'

test('a candle is lit at once without leaving the page, others see it, and the name is kept if wished', async ({
  page,
  browser,
  site,
}) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  await expect(page.getByText(/Tænd det første lys for/)).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
  // The flame shows before the server has responded.
  const letThrough = await holdCall(page, '**/candles')
  const form = await fillPost(page, 'Tænd et lys', { 'Dit navn': 'Inger' })
  await form.getByLabel('Husk mit navn på denne enhed').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Tænd lyset' }).click()
  await expect(page.locator('#lys-liste').getByText('Inger')).toBeVisible()
  await expect(page.getByText('1 lys brænder lige nu').first()).toBeVisible()
  letThrough()
  await expect(page.getByText('Tak for dit lys.')).toBeVisible()
  await expect(page.locator('[data-not-reloaded]')).toHaveCount(1)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.locator('#lys-liste').getByText('Inger')).toBeVisible()
  await expect(other.getByText('1 lys brænder lige nu').first()).toBeVisible()
  await other.context().close()
  await page.reload()
  const greeting = await fillPost(page, 'Skriv en hilsen', {})
  await expect(greeting.getByLabel('Dit navn')).toHaveValue('Inger')
  await greeting.getByLabel('Husk mit navn på denne enhed').uncheck()
  expect(await page.evaluate(() => localStorage.getItem('mindelund-navn'))).toBeNull()
})

test('a greeting waits for the family, is seen only by its writer, and can be withdrawn', async ({
  page,
  browser,
  site,
}) => {
  const { slug } = await makeMemorial(await site.family())
  await page.goto(`/memorial/${slug}`)
  const words = 'Tak for alle somrene ved åen.'
  const form = await fillPost(page, 'Skriv en hilsen', {
    'Din hilsen': words,
    'Dit navn': 'Naboen Per',
    'Hvem du er': 'nabo',
  })
  const renewed = page.waitForResponse(`**/memorial/${slug}`)
  await form.getByRole('button', { name: 'Send hilsenen' }).click()
  await expect(page.getByText('Tak for din hilsen. Familien læser den, før den bliver vist for andre.')).toBeVisible()
  const own = page.locator('#hilsner-liste > li').filter({ hasText: words })
  await expect(own.getByText('Afventer godkendelse')).toBeVisible()
  await expect(form.locator('summary')).toBeFocused()
  // Going back would show the browser's earlier copy.
  await renewed
  await page.goto('/')
  await page.goBack()
  await expect(own.getByText('Afventer godkendelse')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/memorial/${slug}`)
  await expect(other.getByRole('heading', { name: 'Hilsner' })).toBeVisible()
  await expect(other.getByText(words)).toHaveCount(0)
  await other.context().close()
  page.once('dialog', (question) => question.accept())
  await own.getByRole('button', { name: 'Fortryd min hilsen' }).click()
  await expect(page.getByText('Din hilsen er taget bort.').filter({ visible: true })).toBeVisible()
  await expect(own).toHaveCount(0)
})
