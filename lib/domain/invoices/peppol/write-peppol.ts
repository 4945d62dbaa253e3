import 'server-only'
import { create } from 'xmlbuilder2'
import { lineOf, taxCategoryOf } from '@/lib/domain/invoices/peppol/line-elements'
import { buyerOf, sellerOf } from '@/lib/domain/invoices/peppol/party-elements'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'
import { decimalOere } from '@/lib/shared/money'

const common = 'urn:oasis:names:specification:ubl:schema:xsd:'
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
/** UNTDID 1001: commercial invoice, credit note. */
const typeCodes = { invoice: '380', credit_note: '381' } as const
/** UNTDID 4461: payment to a bank account, which Danish receivers take with registration and account number. */
const toBankAccount = '42'
/** Peppol wants a reference of the buyer's; this is ours for those who gave none. */
const noReference = 'Ikke oplyst'

const inKroner = (amountOere: number) => ({ '@currencyID': 'DKK', '#': decimalOere(amountOere) })

/**
 * An invoice or credit note as Peppol BIS Billing 3.0 (UBL 2.1, EN 16931). The buyer has an EAN or
 * a CVR number, otherwise a RangeError. The order of the elements is the schema's.
 */
export function writePeppol(invoice: InvoiceDocument): string {
  const { kind } = invoice
  const name = kind === 'credit_note' ? 'CreditNote' : 'Invoice'
  const document = {
    [name]: {
      '@xmlns': `${common}${name}-2`,
      '@xmlns:cac': `${common}CommonAggregateComponents-2`,
      '@xmlns:cbc': `${common}CommonBasicComponents-2`,
      ...headOf(invoice),
      'cac:AccountingSupplierParty': sellerOf(invoice.seller),
      'cac:AccountingCustomerParty': buyerOf(invoice.buyer),
      ...deliveryOf(invoice),
      ...wayToPayOf(invoice),
      'cac:TaxTotal': taxTotalOf(invoice),
      'cac:LegalMonetaryTotal': totalsOf(invoice),
      [`cac:${name}Line`]: invoice.lines.map((line) => lineOf(line, kind)),
    },
  }
  return create({ version: '1.0', encoding: 'UTF-8' }, document).end({ prettyPrint: true })
}

function headOf({ kind, number, issuedOn, dueOn, note, buyerReference, ...rest }: InvoiceDocument) {
  const isInvoice = kind === 'invoice'
  return {
    'cbc:CustomizationID': customization,
    'cbc:ProfileID': profile,
    'cbc:ID': String(number),
    'cbc:IssueDate': issuedOn,
    ...(isInvoice ? { 'cbc:DueDate': dueOn } : {}),
    [isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode']: typeCodes[kind],
    ...(note ? { 'cbc:Note': note } : {}),
    'cbc:DocumentCurrencyCode': 'DKK',
    'cbc:BuyerReference': buyerReference ?? noReference,
    ...(rest.suppliedFrom
      ? { 'cac:InvoicePeriod': { 'cbc:StartDate': rest.suppliedFrom, 'cbc:EndDate': rest.suppliedTo } }
      : {}),
    ...(buyerReference ? { 'cac:OrderReference': { 'cbc:ID': buyerReference } } : {}),
    ...(rest.credits
      ? {
          'cac:BillingReference': {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': String(rest.credits.number),
              'cbc:IssueDate': rest.credits.issuedOn,
            },
          },
        }
      : {}),
  }
}

/** Of what is delivered on one known day; the head tells the period of an agreement. */
const deliveryOf = ({ suppliedFrom, suppliedTo }: InvoiceDocument) =>
  suppliedTo && suppliedFrom === suppliedTo ? { 'cac:Delivery': { 'cbc:ActualDeliveryDate': suppliedTo } } : {}

function wayToPayOf({ kind, paymentCode, seller, paidOn }: InvoiceDocument) {
  const account = seller.bankAccount
  if (kind === 'credit_note' || !account || paidOn) return {}
  return {
    'cac:PaymentMeans': {
      'cbc:PaymentMeansCode': toBankAccount,
      'cbc:PaymentID': paymentCode,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': account.account,
        'cbc:Name': seller.name,
        'cac:FinancialInstitutionBranch': { 'cbc:ID': account.registration },
      },
    },
  }
}

const taxTotalOf = ({ netOere, vatOere }: InvoiceDocument) => ({
  'cbc:TaxAmount': inKroner(vatOere),
  'cac:TaxSubtotal': {
    'cbc:TaxableAmount': inKroner(netOere),
    'cbc:TaxAmount': inKroner(vatOere),
    'cac:TaxCategory': taxCategoryOf(),
  },
})

const totalsOf = ({ netOere, totalOere, paidOn }: InvoiceDocument) => ({
  'cbc:LineExtensionAmount': inKroner(netOere),
  'cbc:TaxExclusiveAmount': inKroner(netOere),
  'cbc:TaxInclusiveAmount': inKroner(totalOere),
  ...(paidOn ? { 'cbc:PrepaidAmount': inKroner(totalOere) } : {}),
  'cbc:PayableAmount': inKroner(paidOn ? 0 : totalOere),
})
