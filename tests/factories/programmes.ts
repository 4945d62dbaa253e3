import PDFDocument from 'pdfkit'
import { addProgramme } from '@/lib/domain/ceremonies/commands/add-programme'
import { execute } from '@/lib/server/command'
import { UploadedFile } from '@/lib/server/request-body'
import type { Actor } from '@/lib/shared/actor'
import { callerFor } from '@/tests/factories/accounts'

/** A PDF of A5 pages with a line of text and a link on each. */
export function pdfFile(pages = 1, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A5', ...options })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let page = 1; page <= pages; page++) {
    if (page > 1) doc.addPage()
    doc.text(`Salme ${page}`, { link: 'https://salmer.example' })
  }
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

/** A PDF whose one page is said to be there this many times. */
export function pdfOfOnePageAgain(times: number): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${times}/Kids[${'3 0 R '.repeat(times)}]>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Size 4/Root 1 0 R>>\n%%EOF`)
}

/** Sends these files as the programme of a page. */
export async function sendProgramme(actor: Actor, { id }: { id: string }, ...files: Buffer[]) {
  const file = files.map((body) => new UploadedFile('program', body))
  const { result } = await execute(addProgramme, callerFor(actor), { id, file: file.length === 1 ? file[0] : file })
  return result
}
