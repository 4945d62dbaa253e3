import 'server-only'
import { create } from 'qrcode'
import { env } from '@/lib/server/env'
import { printedAddress } from '@/lib/shared/qr-text-code'

/** The modules of a QR symbol, without a size in mm. */
export type QrSymbol = {
  /** The printed address, in capitals. */
  text: string
  /** 1 to 40. */
  version: number
  errorCorrection: 'Q' | 'H'
  /** Modules on a side, without quiet zone. */
  modules: number
  /** False outside the symbol: the quiet zone is light. */
  isDark: (column: number, row: number) => boolean
}

/**
 * The symbol of a code's printed address in alphanumeric mode (ISO/IEC 18004 §7.4.4): 5.5 bits a character instead of
 * 8, so fewer and larger modules. Throws when the site's host has a character outside that mode.
 */
export function qrSymbol(code: string, errorCorrection: 'Q' | 'H'): QrSymbol {
  const text = printedAddress(env.SITE_URL, code)
  if (!/^[0-9A-Z $%*+\-./:]+$/.test(text)) throw new Error(`not writable in alphanumeric mode: ${text}`)
  const { modules, version } = create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: errorCorrection })
  const { size } = modules
  const isInside = (at: number) => at >= 0 && at < size
  return {
    text,
    version,
    errorCorrection,
    modules: size,
    isDark: (column, row) => isInside(column) && isInside(row) && Boolean(modules.get(row, column)),
  }
}

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
