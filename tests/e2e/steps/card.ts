import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** Code and activation code of the card, read from the picture and the text of the PDF. */
export async function readCard(
  pdf: Buffer,
): Promise<{ address: string | undefined; activationCode: string | undefined }> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const page = document.getPage(0)
  const activationCode = /\b(\d{3}) (\d{3})\b/.exec(page.getText())?.slice(1).join('')
  const { data, width, height } = await page.render({ scale: 4, render: 'bitmap' })
  library.destroy()
  return { address: jsQR(new Uint8ClampedArray(data), width, height)?.data, activationCode }
}
