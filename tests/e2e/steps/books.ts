import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import Papa from 'papaparse'
import { convert } from 'xmlbuilder2'
import { z } from 'zod'
import { parseOere, sumOere } from '@/lib/shared/money'
import { type Family, makeMemorial } from './family'
import { idOf, order } from './money-pages'
import { orderPlan } from './plan'
import { answerOf, type Site } from './site'
import { confirmStaff } from './staff'

export type Owed = { number: number; code: string; oere: number }

/** What a family owes us: a year of Premium, a code, a plaque, an engraving, one more plaque, and one of a churchyard's. */
export async function oweSixInvoices(
  family: Family,
  { admin, demo }: Site,
): Promise<Record<'plan' | 'first' | 'second' | 'tooMuch' | 'lost' | 'ean', Owed>> {
  const { id: memorialId } = await makeMemorial(family)
  await orderPlan(family, memorialId, { choice: 'premium.year', method: 'bank_transfer' })
  for (const item of ['code', 'plaque', 'engraving', 'plaque'] as const) {
    await order(family, { memorialId, item, method: 'bank_transfer' })
  }
  const churchyard = { buyerKind: 'public', ean: '5790000121526', buyerReference: 'Grav 14' }
  const held = await order(family, { memorialId, item: 'plaque', ...churchyard })
  await answerOf(await admin.post(`/api/admin/shop-orders/${idOf(held)}/approve-buyer`))
  await confirmStaff(admin, demo.users.admin)
  const list = await admin.get(`/api/admin/invoices.csv?search=${encodeURIComponent(family.email)}`)
  const invoices = rowsOf(await list.body(), 'utf8')
    .map((row) => ({ number: Number(row.Nummer), code: row.Betalingskode ?? '', oere: oereOf(row['I alt']) }))
    .toSorted((a, b) => a.number - b.number)
  const [plan, first, second, tooMuch, lost, ean] = invoices
  if (!plan || !first || !second || !tooMuch || !lost || !ean) throw new Error(`${invoices.length} invoices`)
  return { plan, first, second, tooMuch, lost, ean }
}

/** A line of a journal: above zero in debit. `vatOere`: in a file that has the moms apart. */
export type JournalLine = { voucher: string; account: string; code: string; oere: number; vatOere: number }

const programs = {
  'e-conomic': { letters: 'latin1', voucher: 'Bilagsnr.', code: 'Momskode', s25: 'U25' },
  Dinero: { letters: 'utf8', voucher: 'Bilag nr.', code: 'Konto momstype', s25: 'U25' },
  Billy: { letters: 'utf8', voucher: 'Bilagsnummer', code: 'Momssats', s25: '25%' },
} as const
export type Program = keyof typeof programs
export const programNames = Object.keys(programs) as Program[]

/** The lines of the file that the page of exports saves for a program; `code` is 'S25' where it counts moms. */
export async function saveJournal(page: Page, program: Program): Promise<JournalLine[]> {
  const { letters, voucher, code, s25 } = programs[program]
  return rowsOf(await savePostings(page, program), letters).map((row) => ({
    voucher: row[voucher] ?? '',
    account: row.Konto ?? '',
    code: row[code] === s25 ? 'S25' : '',
    oere: sumOere([oereOf(row.Beløb ?? row.Debet), -oereOf(row.Kredit)]),
    vatOere: 0,
  }))
}

const amount = z.object({ Amount: z.string() }).transform((each) => oereOf(each.Amount))
const many = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item))
const saftLine = z.object({
  AccountID: z.string(),
  DebitAmount: amount.default(0),
  CreditAmount: amount.default(0),
  TaxInformation: z.object({ TaxCode: z.string(), TaxAmount: amount }).optional(),
})
const entries = z.object({
  NumberOfEntries: z.coerce.number(),
  TotalDebit: z.string().transform(oereOf),
  TotalCredit: z.string().transform(oereOf),
  Journal: z.object({ Transaction: many(z.object({ TransactionID: z.string(), Line: many(saftLine) })) }),
})
const saft = z.object({ AuditFile: z.object({ GeneralLedgerEntries: entries }) })

/** The same of SAF-T, with the sums that stand above the vouchers. */
export async function saveSaft(page: Page) {
  const file = await savePostings(page, 'SAF-T (alle programmer, der kan læse standarden)')
  const { GeneralLedgerEntries } = saft.parse(convert(file.toString('utf8'), { format: 'object' })).AuditFile
  const { NumberOfEntries, TotalDebit, TotalCredit, Journal } = GeneralLedgerEntries
  const lines = Journal.Transaction.flatMap(({ TransactionID: voucher, Line }) =>
    Line.map(
      ({ AccountID: account, DebitAmount, CreditAmount, TaxInformation }): JournalLine => ({
        voucher,
        account,
        code: TaxInformation?.TaxCode ?? '',
        oere: sumOere([DebitAmount, -CreditAmount]),
        vatOere: (DebitAmount > 0 ? 1 : -1) * (TaxInformation?.TaxAmount ?? 0),
      }),
    ),
  )
  return { lines, vouchers: NumberOfEntries, debitOere: TotalDebit, creditOere: TotalCredit }
}

async function savePostings(page: Page, program: string): Promise<Buffer> {
  await page.getByLabel('Posteringer til').selectOption(program)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Hent posteringer' }).click()
  return readFile(await (await saved).path())
}

/** The sum of the lines in øre. */
export const saldoOf = (lines: readonly JournalLine[]) => sumOere(lines.map(({ oere }) => oere))

/** Every voucher has a number that programs take, and debit as credit. */
export function expectBalanced(lines: readonly JournalLine[]): void {
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(({ voucher }) => !/^\d{5,9}$/.test(voucher))).toEqual([])
  const saldos = new Map<string, number>()
  for (const { voucher, oere } of lines) saldos.set(voucher, sumOere([saldos.get(voucher) ?? 0, oere]))
  expect([...saldos].filter(([, oere]) => oere !== 0)).toEqual([])
}

function oereOf(text: string | undefined): number {
  const oere = parseOere(text || '0')
  if (oere === null) throw new Error(`No amount: ${text}`)
  return oere
}

function rowsOf(file: Buffer, letters: 'latin1' | 'utf8'): Record<string, string>[] {
  const text = file.toString(letters).replace('\uFEFF', '').trim()
  return Papa.parse<Record<string, string>>(text, { delimiter: ';', header: true }).data
}
