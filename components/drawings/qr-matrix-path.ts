import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'

type QrMatrix = { path: string; modules: number }

/**
 * The dark modules of a QR symbol as path data, one unit per module, without quiet zone. Each run of modules starts
 * relative to the one before: compressed, that is half of what absolute positions are.
 */
export function qrMatrixPath(text: string, errorCorrectionLevel: QRCodeErrorCorrectionLevel = 'H'): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel })
  let path = ''
  let from = { row: 0, column: 0 }
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column
      while (column < modules.size && modules.get(row, column)) column += 1
      if (column === start) continue
      path += `m${start - from.column} ${row - from.row}h${column - start}v1h${start - column}z`
      from = { row, column: start }
    }
  }
  return { path, modules: modules.size }
}
