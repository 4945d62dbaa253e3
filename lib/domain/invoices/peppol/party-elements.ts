import 'server-only'
import type { InvoiceParty } from '@/lib/domain/invoices/schema'

/** ISO/IEC 6523: EAN/GLN, and Danish CVR numbers, which are written with DK before them. */
const gln = '0088'
const danishCvr = '0184'

/** The seller: found in Peppol, registered and taxed by its CVR number. Throws a RangeError without one. */
export function sellerOf(seller: InvoiceParty) {
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
export function buyerOf(buyer: InvoiceParty) {
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
