import { Schema } from 'node-schematron'
import { describe, expect, it } from 'vitest'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import type { InvoiceDraft } from '@/lib/domain/invoices/issue-invoice'
import { writePeppol } from '@/lib/domain/invoices/peppol/write-peppol'
import { db } from '@/lib/server/db'
import { bankAccountOf } from '@/lib/shared/company'
import { createInvoice, inTransaction, publicBuyer } from '@/tests/factories/invoices'

const parties = 'cac:AccountingSupplierParty/cac:Party | cac:AccountingCustomerParty/cac:Party'
/** Rules of EN 16931 and Peppol BIS Billing 3 in our own words, by the names that receivers' refusals have. */
const rules: Record<string, readonly [context: string, test: string]> = {
  'PEPPOL-EN16931-R003': [
    '/*',
    "normalize-space(cbc:BuyerReference) != '' or normalize-space(cac:OrderReference/cbc:ID) != ''",
  ],
  'PEPPOL-EN16931-R020': [
    '/*',
    "every $party in (@parties) satisfies $party/cbc:EndpointID[@schemeID and normalize-space(.) != '']",
  ],
  'BR-55': [
    '/*',
    "not(cac:BillingReference) or normalize-space(cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID) != ''",
  ],
  'BR-CO-10': [
    '/*',
    'xs:decimal(cac:LegalMonetaryTotal/cbc:LineExtensionAmount) = sum(for $line in (cac:InvoiceLine | cac:CreditNoteLine) return xs:decimal($line/cbc:LineExtensionAmount))',
  ],
  'BR-CO-15': [
    '/*',
    'xs:decimal(cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount) = xs:decimal(cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount) + xs:decimal(cac:TaxTotal/cbc:TaxAmount)',
  ],
  'BR-CO-16': [
    'cac:LegalMonetaryTotal',
    'xs:decimal(cbc:PayableAmount) = xs:decimal(cbc:TaxInclusiveAmount) - sum(for $paid in cbc:PrepaidAmount return xs:decimal($paid))',
  ],
  'BR-CO-17': ['cac:TaxSubtotal', 'abs(xs:decimal(cbc:TaxAmount) - xs:decimal(cbc:TaxableAmount) * 0.25) < 0.02'],
  'BR-27': ['cac:Price', 'xs:decimal(cbc:PriceAmount) >= 0'],
  'PEPPOL-EN16931-R120': [
    'cac:InvoiceLine | cac:CreditNoteLine',
    'abs(xs:decimal(cbc:LineExtensionAmount) - xs:decimal(cac:Price/cbc:PriceAmount) * xs:decimal((cbc:InvoicedQuantity | cbc:CreditedQuantity)[1]) div xs:decimal(cac:Price/cbc:BaseQuantity)) < 0.02',
  ],
  'PEPPOL-COMMON-R042': [
    "cbc:EndpointID[@schemeID = '0184'] | cbc:CompanyID[@schemeID = '0184']",
    "matches(., '^(DK)?[0-9]{8}$')",
  ],
  'DK-R-014': ['cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity', "cbc:CompanyID/@schemeID = '0184'"],
  'DK-R-006': [
    "cac:PaymentMeans[cbc:PaymentMeansCode = '42']",
    "normalize-space(cac:PayeeFinancialAccount/cbc:ID) != '' and normalize-space(cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID) != ''",
  ],
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:Common'
const schema = Schema.fromString(`<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  <ns prefix="cac" uri="${ubl}AggregateComponents-2"/><ns prefix="cbc" uri="${ubl}BasicComponents-2"/>
  <ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
  ${Object.entries(rules)
    .map(([id, [context, test]]) => {
      const inPlace = escaped(test.replace('@parties', parties))
      return `<pattern><rule context="${escaped(context)}"><assert id="${id}" test="${inPlace}">${id}</assert></rule></pattern>`
    })
    .join('\n')}
</schema>`)
const brokenBy = (xml: string) => schema.validateString(xml).map(({ assertId }) => assertId)

const bankAccount = bankAccountOf('1234 0001234567')
/** As the XML of a seller with an account. */
async function write(id: string): Promise<string> {
  const invoice = await readInvoiceDocument(db, id)
  return writePeppol({ ...invoice, seller: { ...invoice.seller, bankAccount } })
}
const issue = async (changes: Partial<InvoiceDraft> = {}) =>
  (await createInvoice({ buyer: publicBuyer(), ...changes })).id
const credit = (invoiceId: string, amountOere: number | 'rest') =>
  inTransaction((context) =>
    creditInvoice(context, { invoiceId, amountOere, text: 'Aftalt & rettet', now: new Date() }),
  )

describe('an e-invoice', () => {
  it('keeps the rules of EN 16931 and Peppol, with odd amounts, deductions, long texts and special letters', async () => {
    const odd = [1, 2, 3, 99, 333, 12_349].map((priceOere, index) => ({
      text: `Plade & "mål" <${index}> ${'til Ærø '.repeat(20)}`,
      quantity: index + 1,
      priceOere,
      account: '1012',
    }))
    const deducted = linesInclVat([
      { text: 'Rest af måneden', quantity: 1, priceOere: -1_333, account: '1011' },
      { text: 'Premium i et år', quantity: 1, priceOere: 29_000, account: '1011' },
    ])
    const ids = [
      await issue(),
      await issue({ lines: linesInclVat(odd), note: 'Æ <&>', buyerReference: 'PO 12' }),
      await issue({ lines: deducted }),
      // A company has no EAN.
      await issue({ buyer: { ...publicBuyer(), ean: null }, wantsEInvoice: true }),
    ]
    for (const id of ids) expect(brokenBy(await write(id))).toEqual([])
    const [whole = '', part = ''] = ids
    for (const note of [await credit(whole, 'rest'), await credit(part, 777)]) {
      const xml = await write(note.id)
      expect(brokenBy(xml)).toEqual([])
      expect(xml).toContain('<cbc:CreditNoteTypeCode>381<')
    }
  })

  it('tells the day of one delivery, or the period of an agreement, and neither before the payment decides it', async () => {
    const period = { suppliedFrom: '2026-11-23', suppliedTo: '2027-11-22' }
    expect(await write(await issue({ ...period, suppliedTo: period.suppliedFrom }))).toContain(
      'ActualDeliveryDate>2026-',
    )
    const ahead = await write(await issue({ suppliedFrom: null, suppliedTo: null }))
    expect(brokenBy(ahead)).toEqual([])
    expect(ahead).not.toMatch(/InvoicePeriod|ActualDeliveryDate/)
    const xml = await write(await issue(period))
    expect(xml).toContain('<cbc:EndDate>2027-11-22<')
    expect(xml).not.toContain('ActualDeliveryDate')
  })

  it('is refused by those rules when it is wrong', async () => {
    const xml = await write(await issue())
    const wrong = {
      'BR-CO-15': xml.replace(/(<cbc:TaxInclusiveAmount[^>]*>)290/, '$1291'),
      'PEPPOL-EN16931-R003': xml.replace(/<cbc:BuyerReference>[^<]*/, '<cbc:BuyerReference>'),
      'DK-R-006': xml.replace(/(<cac:FinancialInstitutionBranch>\s*<cbc:ID>)1234/, '$1'),
      'PEPPOL-EN16931-R120': xml.replace(/(<cbc:PriceAmount[^>]*>)232/, '$1231'),
    }
    for (const [rule, text] of Object.entries(wrong)) expect(brokenBy(text)).toContain(rule)
  })
})
