import type { InvoiceDocument, InvoiceKind } from '@/lib/domain/invoices/schema'
import { sumOere } from '@/lib/shared/money'

/**
 * An amount of a document as it is shown: a credit note's are below zero wherever they stand as amounts, as what they
 * take off. Stored, and in an e-invoice, whose standard asks for it, they are above zero.
 */
export const shownOere = (kind: InvoiceKind, amountOere: number): number =>
  kind === 'credit_note' ? sumOere([0, -amountOere]) : amountOere

/** A document with all its amounts as they are shown. */
export function asShown<D extends Pick<InvoiceDocument, 'kind' | 'netOere' | 'vatOere' | 'totalOere' | 'lines'>>(
  document: D,
): D {
  const shown = (amountOere: number) => shownOere(document.kind, amountOere)
  return {
    ...document,
    netOere: shown(document.netOere),
    vatOere: shown(document.vatOere),
    totalOere: shown(document.totalOere),
    lines: document.lines.map((line) => ({
      ...line,
      unitNetOere: shown(line.unitNetOere),
      netOere: shown(line.netOere),
      vatOere: shown(line.vatOere),
    })),
  }
}
