import 'server-only'
import { qrSymbol } from '@/lib/domain/artwork/symbol'

/** Smaller modules wear away too soon: the minimum for every size we offer or recommend, mm. */
export const leastGoodModuleMm = 1

/** Stands for any code: all are ten characters long, so their symbols have the same version. */
const anyCode = '0000000000'

/** The smallest symbol, in whole mm, whose modules are large enough; depends on the length of the printed address. */
export function leastSymbolMm(errorCorrection: 'Q' | 'H' = 'H'): number {
  return Math.ceil(qrSymbol(anyCode, errorCorrection).modules * leastGoodModuleMm)
}

/** Why a symbol of this size is too small, as a Danish sentence; null when it is not. */
export function tooSmallText(symbolMm: number, errorCorrection: 'Q' | 'H' = 'H'): string | null {
  const least = leastSymbolMm(errorCorrection)
  return symbolMm < least ? `Koden skal være mindst ${least} mm, så hvert felt bliver 1 mm og holder i sten.` : null
}
