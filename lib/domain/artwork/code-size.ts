import 'server-only'
import { qrSymbol } from '@/lib/domain/artwork/symbol'

/** A module under this is worn away too soon: the limit of every size that we offer or advise, mm. */
export const leastGoodModuleMm = 1

/** Every code is ten characters long, and so is this: all of them have symbols of the same version. */
const anyCode = '0000000000'

/** The smallest code, in whole mm, whose modules hold; it follows from the length of our printed address. */
export function leastSymbolMm(errorCorrection: 'Q' | 'H' = 'H'): number {
  return Math.ceil(qrSymbol(anyCode, errorCorrection).modules * leastGoodModuleMm)
}

/** Why a code of this size is refused, as a Danish sentence; null when its modules hold. */
export function tooSmallText(symbolMm: number, errorCorrection: 'Q' | 'H' = 'H'): string | null {
  const least = leastSymbolMm(errorCorrection)
  return symbolMm < least ? `Koden skal være mindst ${least} mm, så hvert felt bliver 1 mm og holder i sten.` : null
}
