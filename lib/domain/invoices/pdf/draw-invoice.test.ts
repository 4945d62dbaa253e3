import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { linesNet } from '@/lib/domain/invoices/invoice-lines'
import type { InvoiceDraft } from '@/lib/domain/invoices/issue-invoice'
import { drawInvoice } from '@/lib/domain/invoices/pdf/draw-invoice'
import { db } from '@/lib/server/db'
import { bankAccountOf } from '@/lib/shared/company'
import { createInvoice, someDraft } from '@/tests/factories/invoices'

let library: PDFiumLibrary
/** An invoice as most are; what is special draws its own. */
let plain: Awaited<ReturnType<typeof draw>>
beforeAll(async () => {
  library = await PDFiumLibrary.init()
  plain = await draw()
})
afterAll(() => library.destroy())

const payUrl = 'https://mindelund.dk/invoice-payment/019a?key=aB-c_D'
const now = new Date('2026-11-23T10:00:00Z')

async function draw(changes: Partial<InvoiceDraft> = {}) {
  const { id } = await createInvoice({ now, ...changes })
  const invoice = await readInvoiceDocument(db, id)
  return { invoice, bytes: await drawInvoice(invoice, { siteName: 'Mindelund', payUrl }) }
}

async function textsOf(bytes: Buffer): Promise<string[]> {
  const document = await library.loadDocument(bytes)
  return [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '))
}

describe('the PDF of an invoice', () => {
  it('says what momsbekendtgørelsen § 58 asks for, and how to pay', async () => {
    const { invoice, bytes } = await draw({ suppliedFrom: '2026-11-23', suppliedTo: '2027-11-22', dueOn: '2026-12-07' })
    const [text = ''] = await textsOf(bytes)
    const told = [
      ...[`Faktura ${invoice.number}`, '23. november 2026', '7. december 2026', '22. november 2027'],
      ...['Karen Holm', 'Åvej 3', '8000 Aarhus C', invoice.seller.name, 'CVR-nr.', invoice.seller.address ?? '?'],
      ...['Premium i et år', '1 stk.', '25 %', '232,00', '58,00', '290,00', 'side 1 af 1'],
    ]
    for (const each of told) expect(text).toContain(each)
  })

  it('is an archive copy in Danish whose parts can be read aloud, and the same each time', async () => {
    const { invoice, bytes } = plain
    const raw = bytes.toString('latin1')
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    for (const mark of ['/OutputIntents', '/StructTreeRoot', '/MarkInfo', '/Marked true', '/Lang (da-DK)'])
      expect(raw).toContain(mark)
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
      expect(raw).toContain(`/S /${tag}\n`)
    // Every font is in the file.
    const faces = raw.match(/\/Type \/FontDescriptor/g) ?? []
    expect(faces.length).toBeGreaterThan(1)
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(faces.length)
    expect(raw).not.toContain('Helvetica')
    expect((await drawInvoice(invoice, { siteName: 'Mindelund', payUrl })).equals(bytes)).toBe(true)
  })

  it('opens its page on the web for whoever scans it', async () => {
    const { bytes } = plain
    const [page] = (await library.loadDocument(bytes)).pages()
    if (!page) return expect.fail('no page')
    const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' })
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(payUrl)
    expect(bytes.toString('latin1')).toContain(`/URI (${payUrl})`)
  })

  it('has a sign in place of letters that the face lacks, and no empty glyph', async () => {
    const { bytes } = await draw({ note: 'Mindesiden for Людмила 🕯️ Šárka Ø. Đỗ', buyerReference: 'e\u0301' })
    const [text = ''] = await textsOf(bytes)
    expect(text).toContain('Mindesiden for ? ? Šárka Ø. Đo')
    expect(text).toContain('é')
  })

  it('has the amounts of a credit note below zero', async () => {
    const { invoice } = plain
    const credits = { number: 10_001, issuedOn: '2026-11-20' }
    const note = { ...invoice, kind: 'credit_note' as const, credits }
    const [text = ''] = await textsOf(await drawInvoice(note, { siteName: 'Mindelund', payUrl }))
    for (const each of ['Kreditnota', '-232,00', '-58,00', 'I alt', '-290,00']) expect(text).toContain(each)
    expect(text).not.toMatch(/[^-]290,00/)
  })

  it('tells how to transfer where there is an account, and names no code where there is none', async () => {
    const { invoice, bytes } = plain
    const seller = { ...invoice.seller, bankAccount: bankAccountOf('1234 0001234567') }
    const [without = ''] = await textsOf(bytes)
    expect(without).not.toMatch(/Betalingskode|beskedfeltet/)
    const [text = ''] = await textsOf(await drawInvoice({ ...invoice, seller }, { siteName: 'Mindelund', payUrl }))
    for (const told of ['1234', '0001234567', 'IBAN DK', invoice.paymentCode]) expect(text).toContain(told)
  })

  it('carries 200 lines and long names over several pages, with the head of the table on each', async () => {
    const name = `${'Sognegravermedhjælperforeningen ved Åby Kirke '.repeat(4)}`.slice(0, 160).trim()
    const lines = linesNet(
      Array.from({ length: 200 }, (_, index) => ({
        text: index === 7 ? 'Plade i sort granit '.repeat(15).trim() : `Plade nummer ${index + 1} til Ærø`,
        quantity: 3,
        unitNetOere: 12_345,
        account: '1012',
      })),
    )
    const { bytes } = await draw({ lines, buyer: { ...someDraft().buyer, name } })
    const texts = await textsOf(bytes)
    expect(texts.length).toBeGreaterThan(5)
    for (const [index, text] of texts.entries()) {
      expect(text).toContain(`side ${index + 1} af ${texts.length}`)
      if (/Plade nummer/.test(text)) expect(text).toContain('Beløb uden moms')
    }
    expect(texts.join(' ').match(/Plade nummer \d+ til Ærø/g)).toHaveLength(199)
    expect(texts[0]?.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
    expect(texts.at(-1)).toContain('92.587,50')
  })
})
