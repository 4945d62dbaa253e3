import type { Page } from '@playwright/test'
import { plans } from '@/lib/domain/billing/plans'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { formDraftHours, retentionDays } from '@/lib/domain/legal/retention'
import { fictitiousCompany } from '@/lib/shared/company'
import { formatCvr } from '@/lib/shared/cvr'
import { formatOere, vatInOere } from '@/lib/shared/money'
import { signInAs } from '../steps/family'
import { expect, test } from '../steps/test'

const legalPages = Object.values(legalDocuments)
const textPages = [...legalPages.map(({ path }) => path), '/pricing', '/qr-info', '/reseller-register']

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every legal text shows its name, its version, its effective date and its contents', async ({ page }) => {
    for (const { path, title, version, since } of legalPages) {
      const day = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long' }).format(new Date(`${since}T12:00:00Z`))
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(`Version ${version}. Gælder fra ${day}.`)).toBeVisible()
      const links = page.getByRole('navigation', { name: 'Indhold' }).getByRole('link')
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
      expect(headings.length, path).toBeGreaterThan(4)
      expect(await links.count(), path).toBe(headings.length)
      for (const [place, heading] of headings.entries()) {
        const anchor = await links.nth(place).getAttribute('href')
        await expect(page.locator(`section${anchor}`).getByRole('heading', { level: 2 })).toHaveText(heading)
      }
    }
  })

  test('every page’s footer, /contact and the agreements name the company that runs the site', async ({ page }) => {
    const { name, address, cvr } = fictitiousCompany
    const number = formatCvr(cvr)
    for (const path of ['/', '/login', '/findes-ikke', '/contact', '/terms', '/privacy', '/reseller-terms']) {
      await page.goto(path)
      const foot = page.getByRole('contentinfo')
      for (const told of [name, number, address, '© 2025 Mindelund']) await expect(foot, path).toContainText(told)
      if (['/', '/login', '/findes-ikke'].includes(path)) continue
      for (const told of [name, number, address]) await expect(page.getByRole('main'), path).toContainText(told)
    }
  })

  test('the prices are those of the plans, including moms, and lead to buying', async ({ page }) => {
    await page.goto('/pricing')
    const main = page.getByRole('main')
    for (const { name, prices } of plans) {
      const plan = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
      for (const { priceOere } of prices) {
        await expect(plan).toContainText(priceOere > 0 ? formatOere(priceOere) : 'følger med stenen')
        if (priceOere > 0) await expect(plan).toContainText(`Heraf moms ${formatOere(vatInOere(priceOere))}`)
      }
    }
    await expect(main.getByText('Alle priser er med 25 % moms.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Kom i gang nu' })).toHaveAttribute('href', '/qr-info')
    const buy = main.getByRole('link', { name: 'Vælg Livstid' })
    await expect(buy).toHaveAttribute('href', '/subscription/buy?valg=livstid.once')
    await expect(main.getByRole('button')).toHaveCount(0)
    // The comparison is a table to a screen reader, even when laid out as a list.
    await main.getByRole('heading', { name: 'Hvad er med i hver plan?' }).click()
    const table = page.getByRole('table', { name: 'Hvad der er i hver plan' })
    for (const name of ['Basis', 'Premium', 'Livstid']) {
      await expect(table.getByRole('columnheader', { name })).toBeAttached()
    }
    const pictures = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Billeder' }) })
    await expect(pictures.getByRole('cell')).toHaveText([/30$/, /Så mange, I vil$/, /Så mange, I vil$/])
    await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([/Med$/, /Med$/, /Med$/])
  })

  test('the privacy page states the retention periods the code applies', async ({ page }) => {
    await page.goto('/privacy')
    const value = (name: string | RegExp) => rowOf(page, 'Hvor længe vi gemmer hvad', name)
    const said = (days: number) => (days % 365 === 0 ? `${days / 365} år` : `${days} dage`)
    await expect(value('Enheder, du har været logget ind på')).toContainText(said(retentionDays.session))
    await expect(value('Links, vi har sendt dig')).toContainText(said(retentionDays.accessLink))
    await expect(value('Mails, vi har sendt')).toContainText(said(retentionDays.mail))
    await expect(value('Beskeder under Min profil')).toContainText(said(retentionDays.notification))
    await expect(value('Henvendelser, anmeldelser og klager')).toContainText(said(retentionDays.closedCase))
    await expect(value(/^Hvem der gjorde hvad/)).toContainText(said(retentionDays.auditEntry))
    await expect(value('Din konto')).toContainText(said(retentionDays.accountDeletion))
    await expect(value(/blev afvist$/)).toContainText(formDraftHours === 1 ? 'en time' : `${formDraftHours} timer`)
    await expect(page.getByText('i ti år efter dødsfaldet (databeskyttelsesloven § 2, stk. 5)')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Skriv, hvilken side/ })).toHaveAttribute(
      'href',
      '/contact?anmeld=om-mig',
    )
  })
})

test('no link in the texts is broken, and reading them sets no cookie', async ({ page, context, request }) => {
  test.slow()
  const targets = new Set<string>()
  for (const path of textPages) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      if (href.startsWith('#')) await expect(page.locator(href), `${path}${href}`).toHaveCount(1)
      else if (href.startsWith('/')) targets.add(href)
      else expect(href, path).toMatch(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/(www\.)?[a-z]+\.dk)$/)
    }
  }
  expect(await context.cookies()).toEqual([])
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200)
})

test('the cookies set by signing in are listed', async ({ page, context, site }) => {
  await signInAs(context, await site.family())
  await page.goto('/cookies')
  for (const { name } of await context.cookies()) {
    await expect(rowOf(page, 'Cookies, vi kan sætte', name)).toBeVisible()
  }
  await expect(rowOf(page, 'Cookies, vi kan sætte', 'mindelund-bidrag')).toContainText('400 dage')
})

test('the text asking for a code does not break with a mistyped one', async ({ page }) => {
  await page.goto('/qr-info')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Det begynder med koden på stenen')
  for (const step of ['1. Læs koden', '2. Opret en konto', '3. Lav mindesiden']) {
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  }
  await page.getByLabel('Koden på stenen').fill('ABC')
  await page.getByRole('button', { name: 'Gå til koden' }).click()
  await expect(page.getByLabel('Koden på stenen')).toHaveValue('ABC')
  await expect(page.getByText('Det ligner ikke en af vores koder.')).toBeVisible()
})

function rowOf(page: Page, table: string, name: string | RegExp) {
  return page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}
