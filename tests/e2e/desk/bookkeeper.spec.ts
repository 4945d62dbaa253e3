import { commaOere, formatOere, parseOere, sumOere, vatInOere } from '@/lib/shared/money'
import { expectBalanced, oweSixInvoices, programNames, saldoOf, saveJournal, saveSaft } from '../steps/books'
import { expectAccessible } from '../steps/expect-accessible'
import { expectToast } from '../steps/expect-toast'
import { signInAdministrator } from '../steps/staff'
import { expect, test } from '../steps/test'

const creditedOere = 50_00
const tooMuchOere = 10_00

test('a bookkeeper closes a quarter in the console, and the files for the programs add up to the books', async ({
  page,
  context,
  site,
}) => {
  const family = await site.family()
  const { plan, first, second, tooMuch, lost, ean } = await oweSixInvoices(family, site)
  const planPage = async () => (await family.call.get('/subscription')).text()
  expect(await planPage()).not.toContain('>I gang<')
  await signInAdministrator(context, site)
  const fold = (opens: string) => page.locator('details').filter({ has: page.locator('summary', { hasText: opens }) })

  // The bank's file, with deposits and withdrawals in two columns and a sum below them.
  await page.goto('/admin/invoices/bank')
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Copenhagen' }).split('-').reverse().join('-')
  const bothOere = sumOere([first.oere, second.oere])
  const deposits = [
    [`Betaling ${plan.code}`, plan.oere],
    [`Faktura ${first.number} og ${second.number}`, bothOere],
    [`Betaling ${tooMuch.code}`, sumOere([tooMuch.oere, tooMuchOere])],
  ] as const
  const receivedOere = sumOere(deposits.map(([, oere]) => oere))
  const rows = [
    ...['Dato;Tekst;Indsat;Hævet;Saldo', `${day};Gebyr;;45,00;`],
    ...deposits.map(([text, oere]) => `${day};${text};${commaOere(oere)};;`),
    `;I alt;${commaOere(receivedOere)};45,00;`,
  ]
  const file = { name: 'konto.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') }
  await page.getByLabel('Vælg bankens CSV-fil').setInputFiles(file)
  await page.getByRole('button', { name: 'Tag filen ind' }).click()
  await expectToast(page, '3 nye indbetalinger.', '1 linje med saldo eller sum er sprunget over.')
  // The page refreshes itself when the deposits are compared with the invoices.
  await expect(page.getByRole('link', { name: /^Ført\D*1$/ })).toBeVisible()
  expect(await planPage()).toContain('>I gang<')

  const waiting = page.getByRole('region', { name: 'Indbetalinger' }).getByRole('listitem')
  const transfer = waiting.filter({ hasText: `Faktura ${first.number} og ${second.number}` })
  await transfer.getByText('Del ud på flere fakturaer').click()
  const shares = transfer.getByLabel('Fakturaer og beløb')
  const both = [first, second].map(({ number, oere }) => `${number} ${commaOere(oere)}`)
  await expect(shares).toHaveValue(both.join('\n'))
  await shares.fill(both[0] ?? '')
  await transfer.getByRole('button', { name: 'Del ud', exact: true }).click()
  await expect(transfer.getByText(/^Beløbene er .* tilsammen/)).toBeVisible()
  await expect(shares).toHaveValue(both[0] ?? '')
  await expectAccessible(page)
  await shares.fill(both.join('\n'))
  await transfer.getByRole('button', { name: 'Del ud', exact: true }).click()
  await expectToast(page, 'Indbetalingen er delt ud på fakturaerne.')

  await waiting
    .filter({ hasText: `Betaling ${tooMuch.code}` })
    .getByRole('button', { name: 'Før på fakturaen' })
    .click()
  await expectToast(page, 'Indbetalingen er ført på fakturaen.', 'Der er betalt for meget')

  // What was paid too much waits on the front page, until it is transferred back.
  const attention = (about: string) => page.getByRole('listitem').filter({ hasText: about }).getByRole('link')
  await page.goto('/admin')
  await attention('betalt for meget på').click()
  await page.getByRole('link', { name: `Faktura ${tooMuch.number}` }).click()
  await expect(page.getByText(`Der er betalt ${formatOere(tooMuchOere)} for meget`, { exact: true })).toBeVisible()
  await page.getByRole('table', { name: 'Betalinger' }).getByRole('link').click()
  const account = `1234 ${String(tooMuch.number).padStart(10, '0')}`
  const back = fold('Betal tilbage')
  await back.locator('summary').click()
  await back.getByLabel('Beløb i kroner').fill(commaOere(tooMuchOere))
  await back.getByLabel('Grund').selectOption('Betalt to gange')
  await back.getByLabel('Bemærkning').fill('Betalt ti kroner for meget.')
  await back.getByLabel('Købers konto').fill(account)
  await back.getByRole('button', { name: 'Betal tilbage' }).click()
  await expectToast(page, 'Tilbagebetalingen er sat i gang')
  await page.goto('/admin/payments')
  await page.getByRole('listitem').filter({ hasText: account }).getByRole('button', { name: 'Er overført' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Er overført' }).click()
  await expectToast(page, 'Tilbagebetalingen er ført')

  // A part is credited; the rest is lost, and its moms goes back to us.
  await page.goto(`/admin/invoices?search=${lost.number}`)
  await page.getByRole('link', { name: `Faktura ${lost.number}` }).click()
  const credit = fold('Kreditér')
  await credit.locator('summary').click()
  await credit.getByLabel('Beløb i kroner med moms').fill(commaOere(creditedOere))
  await credit.getByLabel('Begrundelse').fill('En ridse i pladen')
  await credit.getByRole('button', { name: 'Kreditér' }).click()
  await expectToast(page, 'Kreditnotaen er lavet og sendt')
  const note = await page.getByRole('link', { name: /^Kreditnota \d+$/ }).textContent()
  const lossOere = sumOere([lost.oere, -creditedOere])
  const loss = fold('Afskriv som tab')
  await loss.locator('summary').click()
  await expect(loss.getByText(`${formatOere(lossOere)} bliver ført som tab`)).toBeVisible()
  await loss.getByLabel('Begrundelse').fill('Rykket tre gange, og boet er tomt.')
  await loss.getByRole('button', { name: 'Afskriv' }).click()
  await expectToast(page, 'Fakturaen er afskrevet')

  await page.goto('/admin')
  await attention('e-faktura').click()
  await page.getByRole('link', { name: `Faktura ${ean.number}` }).click()
  const sent = fold('Før e-fakturaen som sendt')
  await sent.locator('summary').click()
  await sent.getByLabel('Reference eller begrundelse').fill(`Kvittering ${ean.number}`)
  await sent.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'E-fakturaen er ført')
  await expect(page.getByText(/^Sendt .*NemHandel/)).toContainText(`(Kvittering ${ean.number})`)

  await page.goto('/admin/invoices/moms?rhythm=quarter')
  await expect(page.getByText('Stemmer', { exact: true })).toBeVisible()
  const ofLoss = page.getByRole('table', { name: 'Tab på fordringer' }).getByRole('row', { name: `${lost.number}` })
  await expect(ofLoss).toContainText(formatOere(vatInOere(lossOere)))
  await page.getByRole('link', { name: 'Hent periodens posteringer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Til bogføring')

  const numbers = [plan, first, second, tooMuch, lost, ean].map(({ number }) => String(number))
  const own = new Set([...numbers, note?.replace(/\D/g, '') ?? ''])
  const isOwn = ({ voucher }: { voucher: string }) => own.has(voucher) || own.has(voucher.slice(0, -3))
  const soldOere = sumOere([bothOere, plan.oere, tooMuch.oere, lost.oere, ean.oere, -creditedOere])
  const bankOere = sumOere([receivedOere, -tooMuchOere])
  for (const program of programNames) {
    const lines = await saveJournal(page, program)
    expectBalanced(lines)
    const ours = lines.filter(isOwn)
    const saldo = (account: string) => saldoOf(ours.filter((line) => line.account === account))
    expect([saldo('6480'), saldo('6190'), saldo('7680')], program).toEqual([bankOere, ean.oere, 0])
    // The program counts the moms from these, inside the amounts.
    expect(saldoOf(ours.filter(({ code }) => code === 'S25')), program).toBe(sumOere([lossOere, -soldOere]))
  }

  // Others sell meanwhile: the figure of the tax form and the file are of one moment.
  const taxForm = await context.newPage()
  const declared = async () => {
    await taxForm.goto('/admin/invoices/moms?rhythm=quarter')
    const row = taxForm.getByRole('row', { name: /^Salgsmoms/ })
    return parseOere((await row.getByRole('cell').first().textContent()) ?? '')
  }
  await expect(async () => {
    const { lines, vouchers, debitOere, creditOere } = await saveSaft(page)
    expectBalanced(lines)
    expect([new Set(lines.map(({ voucher }) => voucher)).size, creditOere]).toEqual([vouchers, debitOere])
    expect(sumOere(lines.map(({ oere }) => Math.max(0, oere)))).toBe(debitOere)
    const moms = lines.filter(({ account }) => account === '7680')
    const coded = lines.filter(({ code }) => code === 'S25')
    expect(sumOere(coded.map(({ vatOere }) => vatOere))).toBe(saldoOf(moms))
    const ours = lines.filter(isOwn)
    expect(saldoOf(ours.filter(({ account }) => account === '6480'))).toBe(bankOere)
    expect(sumOere([0, -saldoOf(moms)])).toBe(await declared())
  }).toPass({ timeout: 60_000 })
})
