import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'

type QrMatrix = { path: string; modules: number }

/**
 * The dark modules of a QR symbol as path data, one unit per module, without quiet zone. Each run of modules is a line
 * through their middle, to be drawn with a stroke of one unit, and starts relative to the end of the one before:
 * compressed, that is a third of what outlines at absolute positions are.
 */
export function qrMatrixPath(text: string, errorCorrectionLevel: QRCodeErrorCorrectionLevel = 'H'): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel })
  let path = 'M0 .5'
  let end = { row: 0, column: 0 }
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column
      while (column < modules.size && modules.get(row, column)) column += 1
      if (column === start) continue
      path += `m${start - end.column} ${row - end.row}h${column - start}`
      end = { row, column }
    }
  }
  return { path, modules: modules.size }
}
