import 'server-only'
import { create, fragment } from 'xmlbuilder2'
import type { ExportPeriod } from '@/lib/domain/bookkeeping/export/export-schema'
import { accountName, type Posting } from '@/lib/domain/bookkeeping/export/postings'
import { accountOf, chart } from '@/lib/domain/invoices/accounts'
import type { InvoiceParty } from '@/lib/domain/invoices/schema'
import type { BankAccount } from '@/lib/shared/company'
import { decimalOere, sumOere, VAT_PERCENT } from '@/lib/shared/money'

const namespace = 'urn:StandardAuditFile-Taxation-Financial:DK'
const version = '2.1'
/** Erhvervsstyrelsen's standard chart and list of moms codes that our accounts and S25 are part of. */
const standardChart = { name: 'Standardkontoplanen', version: '20260101' }
const standardVatCode = 'S01'
const firstDay = '1900-01-01'
const longestText = 256

type Saft = {
  period: ExportPeriod
  seller: InvoiceParty
  bankAccount: BankAccount
  /** The vouchers of a period, some at a time. */
  readVouchers: (period: ExportPeriod) => AsyncIterable<Posting[][]>
  /** When the file is made, yyyy-mm-dd. */
  today: string
}

/**
 * The vouchers of a period as Danish SAF-T Financial 2.1 (Danish_SAF-T_Financial_Schema_v_2_1.xsd): the order of the
 * elements is the schema's. Written part by part; the sums stand before what they are of, so the vouchers are read twice.
 */
export async function* writeSaft({ readVouchers, ...file }: Saft): AsyncGenerator<string> {
  const sums = await sumUp(readVouchers({ from: firstDay, to: file.period.to }), file.period)
  const whole = create({ version: '1.0', encoding: 'UTF-8' }, auditFile(file, sums)).end({ prettyPrint: true })
  const end = whole.lastIndexOf('</Journal>')
  yield whole.slice(0, end)
  for await (const vouchers of readVouchers(file.period)) {
    if (vouchers.length > 0)
      yield fragment({ Transaction: vouchers.map(transactionOf) }).toString({ prettyPrint: true })
  }
  yield whole.slice(end)
}

type Sums = {
  /** By account, in øre; above zero in debit. */
  opening: Map<string, number>
  closing: Map<string, number>
  vouchers: number
  debitOere: number
  creditOere: number
}

async function sumUp(all: AsyncIterable<Posting[][]>, { from }: ExportPeriod): Promise<Sums> {
  const sums: Sums = { opening: new Map(), closing: new Map(), vouchers: 0, debitOere: 0, creditOere: 0 }
  const add = (balances: Map<string, number>, { account, debitOere, creditOere }: Posting) =>
    balances.set(account, sumOere([balances.get(account) ?? 0, debitOere, -creditOere]))
  for await (const vouchers of all) {
    for (const postings of vouchers) {
      const isBefore = (postings[0]?.day ?? '') < from
      if (!isBefore) sums.vouchers += 1
      for (const posting of postings) {
        add(sums.closing, posting)
        if (isBefore) add(sums.opening, posting)
        else {
          sums.debitOere = sumOere([sums.debitOere, posting.debitOere])
          sums.creditOere = sumOere([sums.creditOere, posting.creditOere])
        }
      }
    }
  }
  return sums
}

function auditFile({ period, seller, bankAccount, today }: Omit<Saft, 'readVouchers'>, sums: Sums) {
  const { cvr, name, address, city, postcode, country, phone, email } = seller
  return {
    AuditFile: {
      '@xmlns': namespace,
      Header: {
        AuditFileVersion: version,
        AuditFileCountry: 'DK',
        AuditFileDateCreated: today,
        SoftwareCompanyName: name,
        SoftwareID: 'Mindelund',
        SoftwareVersion: '1',
        Company: {
          CVR: cvr,
          Name: name,
          Address: { StreetName: address, City: city, PostalCode: postcode, Country: country },
          Contact: { Telephone: phone, Email: email },
          BankAccount: { IBANNumber: bankAccount.iban, CurrencyCode: 'DKK', AccountID: chart.bank.number },
        },
        DefaultCurrencyCode: 'DKK',
        SelectionCriteria: {
          SelectionStartDate: period.from,
          SelectionEndDate: period.to,
          PeriodStartYear: period.from.slice(0, 4),
          PeriodEndYear: period.to.slice(0, 4),
        },
        TaxEntity: cvr,
      },
      MasterFiles: {
        GeneralLedgerAccounts: {
          NameOfStandardAccount: standardChart.name,
          VersionOfStandardAccount: standardChart.version,
          Account: accountsOf(sums),
        },
        TaxTable: {
          TaxTableEntry: {
            TaxType: 'VAT',
            Description: 'Moms',
            TaxCodeDetails: {
              TaxCode: 'S25',
              StandardTaxCode: standardVatCode,
              EffectiveDate: period.from,
              Description: 'Salgsmoms 25 %',
              TaxPercentage: VAT_PERCENT,
              Country: 'DK',
            },
          },
        },
      },
      GeneralLedgerEntries: {
        NumberOfEntries: sums.vouchers,
        TotalDebit: decimalOere(sums.debitOere),
        TotalCredit: decimalOere(sums.creditOere),
        Journal: { JournalID: 'SALG', Description: 'Salg og betalinger', Type: 'GL' },
      },
    },
  }
}

/** Ours, and those of lines from an earlier chart. */
function accountsOf({ opening, closing }: Sums) {
  const numbers = new Set([...Object.values(chart).map(({ number }) => number), ...closing.keys()])
  return [...numbers].sort().map((number) => {
    const account = accountOf(number)
    return {
      AccountID: number,
      AccountDescription: accountName(number),
      ...(account ? { StandardAccountID: account.standard } : {}),
      AccountType: account ? typeOf(account.standard) : 'Other',
      ...balanceOf('Opening', opening.get(number) ?? 0),
      ...balanceOf('Closing', closing.get(number) ?? 0),
    }
  })
}

/** By the standard chart's ranges. */
function typeOf(standard: string): string {
  if (standard < '2000') return 'Sale'
  if (standard < '5000') return 'Expense'
  return standard < '7000' ? 'Asset' : 'Liability'
}

const balanceOf = (when: 'Opening' | 'Closing', oere: number) =>
  oere < 0
    ? { [`${when}CreditBalance`]: decimalOere(sumOere([0, -oere])) }
    : { [`${when}DebitBalance`]: decimalOere(oere) }

function transactionOf(postings: readonly Posting[]) {
  const [{ day, voucher, text } = { day: '', voucher: 0, text: '' }] = postings
  return {
    TransactionID: voucher,
    Period: Number(day.slice(5, 7)),
    PeriodYear: day.slice(0, 4),
    TransactionDate: day,
    Description: text.slice(0, longestText),
    SystemEntryDate: day,
    GLPostingDate: day,
    SystemID: voucher,
    Line: postings.map((posting, place) => ({
      RecordID: `${voucher}-${place + 1}`,
      AccountID: posting.account,
      Description: text.slice(0, longestText),
      ...(posting.debitOere > 0
        ? { DebitAmount: amountOf(posting.debitOere) }
        : { CreditAmount: amountOf(posting.creditOere) }),
      ...(posting.vatCode ? { TaxInformation: taxOf(posting) } : {}),
    })),
  }
}

const taxOf = ({ vatCode, debitOere, creditOere, vatOere }: Posting) => ({
  TaxType: 'VAT',
  TaxCode: vatCode,
  StandardTaxCode: standardVatCode,
  Country: 'DK',
  TaxPercentage: VAT_PERCENT,
  TaxBase: decimalOere(Math.max(debitOere, creditOere)),
  TaxAmount: amountOf(Math.abs(vatOere)),
})

const amountOf = (oere: number) => ({
  Amount: decimalOere(oere),
  CurrencyCode: 'DKK',
  CurrencyAmount: decimalOere(oere),
  ExchangeRate: '1.0',
})
