import 'server-only'
import { create } from 'xmlbuilder2'
import type { InvoiceDocument, InvoiceKind, InvoiceLineView, InvoiceParty } from '@/lib/domain/invoices/schema'
import { decimalOere, sumOere, timesOere, VAT_PERCENT } from '@/lib/shared/money'
import { excerpt } from '@/lib/shared/text'

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

/** UN/ECE Recommendation 20 with 21: one piece. */
const piece = 'EA'
/** Longest name of an item that receivers are sure to take; the rest is its description. */
const longestName = 100

/** Standard rated, UNTDID 5305. */
const taxCategoryOf = () => ({
  'cbc:ID': 'S',
  'cbc:Percent': VAT_PERCENT,
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
})

/**
 * A line. A deduction has a negative quantity, since a price may not be negative (BR-27). Where the price of one piece
 * is rounded, the price is told for all of them, so that price and quantity give the line's amount exactly.
 */
function lineOf(line: InvoiceLineView, kind: InvoiceKind) {
  const { position, text, quantity, netOere } = line
  const sign = netOere < 0 ? -1 : 1
  return {
    'cbc:ID': String(position),
    [kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: {
      '@unitCode': piece,
      '#': String(sign * quantity),
    },
    'cbc:LineExtensionAmount': inKroner(netOere),
    'cac:Item': {
      ...(text.length > longestName ? { 'cbc:Description': text } : {}),
      'cbc:Name': excerpt(text, longestName),
      'cac:ClassifiedTaxCategory': taxCategoryOf(),
    },
    'cac:Price': priceOf(line, sign),
  }
}

function priceOf({ quantity, unitNetOere, netOere }: InvoiceLineView, sign: 1 | -1) {
  const isExact = timesOere(unitNetOere, quantity) === netOere
  const priceOere = isExact ? unitNetOere : netOere
  return {
    'cbc:PriceAmount': inKroner(sign < 0 ? sumOere([0, -priceOere]) : priceOere),
    'cbc:BaseQuantity': { '@unitCode': piece, '#': String(isExact ? 1 : quantity) },
  }
}

/** ISO/IEC 6523: EAN/GLN, and Danish CVR numbers, which are written with DK before them. */
const gln = '0088'
const danishCvr = '0184'

/** The seller: found in Peppol, registered and taxed by its CVR number. Throws a RangeError without one. */
function sellerOf(seller: InvoiceParty) {
  const { cvr, name, email } = seller
  if (!cvr) throw new RangeError('A seller has a CVR number')
  return {
    'cac:Party': {
      'cbc:EndpointID': { '@schemeID': danishCvr, '#': `DK${cvr}` },
      'cac:PartyIdentification': { 'cbc:ID': { '@schemeID': danishCvr, '#': `DK${cvr}` } },
      'cac:PartyName': { 'cbc:Name': name },
      'cac:PostalAddress': addressOf(seller),
      'cac:PartyTaxScheme': { 'cbc:CompanyID': `DK${cvr}`, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
      'cac:PartyLegalEntity': legalEntityOf(seller),
      ...(email ? { 'cac:Contact': { 'cbc:Name': name, 'cbc:ElectronicMail': email } } : {}),
    },
  }
}

/** A public buyer, found by its EAN, or a company, found by its CVR number. Throws a RangeError without either. */
function buyerOf(buyer: InvoiceParty) {
  const { ean, cvr } = buyer
  if (!ean && !cvr) throw new RangeError('An e-invoice is sent to an EAN or a CVR number')
  const endpoint = ean ? { '@schemeID': gln, '#': ean } : { '@schemeID': danishCvr, '#': `DK${cvr}` }
  return {
    'cac:Party': {
      'cbc:EndpointID': endpoint,
      'cac:PartyIdentification': { 'cbc:ID': endpoint },
      'cac:PartyName': { 'cbc:Name': buyer.name },
      'cac:PostalAddress': addressOf(buyer),
      'cac:PartyLegalEntity': legalEntityOf(buyer),
    },
  }
}

const legalEntityOf = ({ name, cvr }: InvoiceParty) => ({
  'cbc:RegistrationName': name,
  ...(cvr ? { 'cbc:CompanyID': { '@schemeID': danishCvr, '#': `DK${cvr}` } } : {}),
})

const addressOf = ({ address, city, postcode, country }: InvoiceParty) => ({
  ...(address ? { 'cbc:StreetName': address } : {}),
  ...(city ? { 'cbc:CityName': city } : {}),
  ...(postcode ? { 'cbc:PostalZone': postcode } : {}),
  'cac:Country': { 'cbc:IdentificationCode': country },
})
