import { expect, test } from '../steps/test'

test('a life, a candle and a greeting can be tried by keyboard', async ({ page }) => {
  await page.goto('/')
  // Dates are as precise as they are known.
  const life = page.getByRole('list', { name: 'Karen Lunds liv, et eksempel' })
  await expect(life.getByRole('time')).toHaveText([
    '3. maj 1934',
    'september 1954',
    '1958',
    '16. juni 1962',
    'april 1965',
    '12. november 2024',
  ])
  await expect(life.getByRole('time').nth(1)).toHaveAttribute('datetime', '1954-09')

  await page.getByRole('checkbox', { name: 'Tænd lyset' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Lyset brænder' })).toBeChecked()
  await expect(page.getByText('38 lys brænder for Karen lige nu. Tak, fordi du tændte et.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'De seneste lys' }).getByRole('listitem').first()).toHaveText('Du')

  const choices = page.getByRole('group', { name: 'Prøv det: hvad skal der ske med hilsenen?' })
  await expect(choices.getByText('Afventer')).toBeVisible()
  await choices.getByRole('radio', { name: 'Lad den vente' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(choices.getByText('Den kan ikke ses på mindesiden.')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(choices.getByText('Den kan nu ses på mindesiden.')).toBeVisible()
  await expect(choices.getByText('Afvist')).toBeHidden()
  await page.keyboard.press('ArrowUp')
  await expect(choices.getByText('Afventer')).toBeVisible()
})

test('music plays only on request', async ({ page }) => {
  await page.addInitScript(() => {
    const Original = window.AudioContext
    window.AudioContext = class extends Original {
      constructor() {
        super()
        document.documentElement.dataset.sounded = 'yes'
      }
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Hør melodien' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-sounded')
  await page.getByRole('button', { name: 'Hør melodien' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-sounded')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Hør melodien' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page tells its story, and candle and greeting can be tried', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Se, hvordan det virker' }).click()
    await expect(page).toHaveURL('/#stenen')
    await expect(page.getByRole('button', { name: 'Hør melodien' })).toBeHidden()
    await page.getByText('Tænd lyset').click()
    await expect(page.getByText('38 lys brænder')).toBeVisible()
    await page.getByText('Afvis', { exact: true }).click()
    await expect(page.getByText('Den kan ikke ses på mindesiden.')).toBeVisible()
  })
})

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

test('every section is there in order, the advanced one hidden, none wider than a small phone with double text', async ({
  page,
}) => {
  // The fallback font is wider.
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.setViewportSize({ width: 320, height: 700 })
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
  await page.addStyleTag({ content: 'html{font-size:200%!important}' })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
})
