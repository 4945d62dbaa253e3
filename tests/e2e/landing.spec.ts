import { expectAccessible } from './steps/expect-accessible'
import { signInAs } from './steps/family'
import { expect, test } from './steps/test'

const SECTIONS = [
  'Stenen med sin kode',
  'Et helt liv på én side',
  'Livets linje',
  'Tænd et lys',
  'Gæstebogen ligger fremme',
  'Musik, når man selv vil høre den',
  'Familien læser først',
  'En side, der passer til den, I mindes',
  'Plads til et helt album',
  'For stenhuggere og bedemænd',
  'Begynd, når I er klar',
]

test('every section is there in order, and the advanced one is hidden from everyone', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(SECTIONS)
  await expect(main.getByText('Avancerede funktioner')).toBeHidden()
  await expect(main.getByText('Avancerede funktioner')).toHaveCount(1)
  for (const [name, href] of [
    ['Udforsk premium muligheder', '/pricing'],
    ['Bliv forhandler nu', '/reseller-register'],
    ['Opret dit mindested', '/create-memorial'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('the first button starts where the reader is', async ({ page, context, site }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Kom i gang nu' })).toHaveAttribute('href', '/qr-info')
  await expect(main.getByRole('link', { name: 'Opret mindeside' })).toHaveCount(0)
  await signInAs(context, await site.family())
  await page.goto('/')
  await expect(main.getByRole('link', { name: 'Opret mindeside' })).toHaveAttribute('href', '/create-memorial')
  await expect(main.getByRole('link', { name: 'Kom i gang nu' })).toHaveCount(0)
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on the ${theme} page`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.goto('/')
    await page.getByRole('radio', { name: 'Godkend hilsen' }).check({ force: true })
    await page.getByRole('checkbox', { name: 'Tænd lyset' }).check({ force: true })
    await expectAccessible(page)
  })
}
