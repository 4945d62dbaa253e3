import type { LineDraft } from '@/lib/domain/invoices/schema'
import { dividedOere, sumOere, timesOere, vatInOere, vatOnOere } from '@/lib/shared/money'

type LineInclVat = {
  text: string
  /** At least 1. */
  quantity: number
  /** Øre including moms, of all pieces together; negative for a deduction. */
  priceOere: number
  account: string
}

type NetLine = {
  text: string
  quantity: number /** Øre without moms, of one piece. */
  unitNetOere: number
  account: string
}

/**
 * Lines from prices that include moms. The moms of the document is that of its total: what rounding leaves is carried
 * from line to line, so many lines do not add up to an øre too much.
 */
export function linesInclVat(lines: readonly LineInclVat[]): LineDraft[] {
  let sum = { priceOere: 0, vatOere: 0 }
  return lines.map(({ text, quantity, priceOere, account }) => {
    const before = sum
    const soFarOere = sumOere([before.priceOere, priceOere])
    sum = { priceOere: soFarOere, vatOere: vatWithin(soFarOere) }
    const vatOere = sumOere([sum.vatOere, -before.vatOere])
    const netOere = sumOere([priceOere, -vatOere])
    return { text, quantity, unitNetOere: dividedOere(netOere, quantity), netOere, vatOere, account }
  })
}

/** Lines from prices without moms; the moms of the document is 25 % of its net, carried from line to line. */
export function linesNet(lines: readonly NetLine[]): LineDraft[] {
  let sum = { netOere: 0, vatOere: 0 }
  return lines.map(({ text, quantity, unitNetOere, account }) => {
    const before = sum
    const netOere = timesOere(unitNetOere, quantity)
    const soFarOere = sumOere([before.netOere, netOere])
    sum = { netOere: soFarOere, vatOere: vatOnOere(soFarOere) }
    return { text, quantity, unitNetOere, netOere, vatOere: sumOere([sum.vatOere, -before.vatOere]), account }
  })
}

/** A deduction may come before what it is deducted from. */
function vatWithin(sumInclOere: number): number {
  return sumInclOere < 0 ? sumOere([0, -vatInOere(sumOere([0, -sumInclOere]))]) : vatInOere(sumInclOere)
}
