import 'server-only'
import type { InvoiceKind, InvoiceLineView } from '@/lib/domain/invoices/schema'
import { decimalOere, sumOere, timesOere, VAT_PERCENT } from '@/lib/shared/money'
import { excerpt } from '@/lib/shared/text'

/** UN/ECE Recommendation 20 with 21: one piece. */
const piece = 'EA'
/** Longest name of an item that receivers are sure to take; the rest is its description. */
const longestName = 100

const kroner = (amountOere: number) => ({ '@currencyID': 'DKK', '#': decimalOere(amountOere) })

/** Standard rated, UNTDID 5305. */
export const taxCategoryOf = () => ({
  'cbc:ID': 'S',
  'cbc:Percent': VAT_PERCENT,
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
})

/**
 * A line. A deduction has a negative quantity, since a price may not be negative (BR-27). Where the price of one piece
 * is rounded, the price is told for all of them, so that price and quantity give the line's amount exactly.
 */
export function lineOf(line: InvoiceLineView, kind: InvoiceKind) {
  const { position, text, quantity, netOere } = line
  const sign = netOere < 0 ? -1 : 1
  return {
    'cbc:ID': String(position),
    [kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: {
      '@unitCode': piece,
      '#': String(sign * quantity),
    },
    'cbc:LineExtensionAmount': kroner(netOere),
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
    'cbc:PriceAmount': kroner(sign < 0 ? sumOere([0, -priceOere]) : priceOere),
    'cbc:BaseQuantity': { '@unitCode': piece, '#': String(isExact ? 1 : quantity) },
  }
}
