import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'

type QrMatrix = { path: string; modules: number }

/** The dark modules of a QR symbol as path data, one unit per module, without quiet zone. */
export function qrMatrixPath(text: string, errorCorrectionLevel: QRCodeErrorCorrectionLevel = 'H'): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column
      while (column < modules.size && modules.get(row, column)) column += 1
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`
    }
  }
  return { path, modules: modules.size }
}
