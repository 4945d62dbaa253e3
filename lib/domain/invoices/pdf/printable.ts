import 'server-only'
import { missingLetters } from '@/lib/domain/artwork/lettering'
import type { InvoiceDocument } from '@/lib/domain/invoices/schema'

/**
 * The document without what the face cannot draw: rare accents are left out, and '?' stands for emoji and other
 * alphabets. A PDF/A has no empty glyphs (ISO 19005-3 § 6.2.11.8). The e-invoice and the web have the whole text.
 */
export function printable(invoice: InvoiceDocument): InvoiceDocument {
  const { buyer, buyerReference, note, lines } = invoice
  return {
    ...invoice,
    buyer: {
      ...buyer,
      name: drawn(buyer.name),
      address: buyer.address && drawn(buyer.address),
      city: buyer.city && drawn(buyer.city),
    },
    buyerReference: buyerReference && drawn(buyerReference),
    note: note && drawn(note),
    lines: lines.map((line) => ({ ...line, text: drawn(line.text) })),
  }
}

function drawn(text: string): string {
  const whole = text.normalize('NFC')
  const missing = missingOf(whole)
  if (missing.size === 0) return whole
  return Array.from(whole, (letter) => (missing.has(letter) ? withoutAccents(letter) : letter))
    .join('')
    .replaceAll(/\uFFFD+/g, '?')
}

/** 'o' for 'ỗ'; U+FFFD for a letter that is missing altogether. */
function withoutAccents(letter: string): string {
  const [base = ''] = letter.normalize('NFD')
  return missingOf(base).size === 0 ? base : '\uFFFD'
}

const missingOf = (text: string) => new Set(missingLetters({ text, face: 'sans' }))
