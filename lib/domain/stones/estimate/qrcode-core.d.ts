// The package's types do not cover its tables of the standard.

declare module 'qrcode/lib/core/error-correction-level.js' {
  type Level = { readonly bit: number }
  const levels: Record<'L' | 'M' | 'Q' | 'H', Level>
  export default levels
}

declare module 'qrcode/lib/core/error-correction-code.js' {
  type Level = { readonly bit: number }
  const errorCorrection: {
    getBlocksCount(version: number, level: Level): number
    getTotalCodewordsCount(version: number, level: Level): number
  }
  export default errorCorrection
}

declare module 'qrcode/lib/core/utils.js' {
  const utils: { getSymbolTotalCodewords(version: number): number }
  export default utils
}
