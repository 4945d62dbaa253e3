import { expect, test } from 'vitest'
import { renderMail } from './render-mail'

const site = {
  siteName: 'Mindelund',
  siteUrl: 'https://mindelund.dk',
  supportEmail: 'hjaelp@mindelund.dk',
  companyLine: 'Minder ApS, CVR-nr. 12 34 56 74',
}
const order = {
  contactName: 'Jens Ærø',
  number: 17,
  reason: null,
  ordersUrl: 'https://mindelund.dk/reseller-dashboard/orders',
}

test.each([
  [1200, true, 'bestillingen på 1.200 plader'],
  [1, true, 'bestillingen på 1 plade'],
  [1200, false, 'bestillingen på 1.200 koder'],
  [1, false, 'bestillingen på 1 kode'],
])('an order is called what was ordered: %i, plaques %s', async (count, wantsPlaques, words) => {
  const { text } = await renderMail(
    { template: 'reseller-order-decided', props: { ...order, count, wantsPlaques } },
    site,
  )
  expect(text.replace(/\s+/g, ' ')).toContain(`${words} i gang`)
})
