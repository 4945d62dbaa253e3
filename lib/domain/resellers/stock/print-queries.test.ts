import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printActivationCards } from '@/lib/domain/resellers/stock/print-queries'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { createAccount } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

async function open({ body }: { body: Uint8Array }) {
  const document = await library.loadDocument(body)
  const [page] = document.pages()
  if (!page) throw new Error('The PDF is empty')
  // The library frees a page once it is rendered.
  const text = page.getText()
  const size = page.getOriginalSize()
  const { data, width, height } = await page.render({ scale: 4, render: 'bitmap' })
  return {
    pages: document.getPageCount(),
    text,
    size,
    code: jsQR(new Uint8ClampedArray(data), width, height)?.data,
  }
}

describe('an activation card', () => {
  it('has the symbol, the text code and the activation code, in the size of a card', async () => {
    const { actor, codes, reseller } = await createStock({ withActivation: true })
    const { code, activationCode } = codes[0] ?? { code: '', activationCode: null }
    const card = await open(await printActivationCards(actor, { by: 'codes', codes: [code] }))
    expect(card.code).toBe(printedAddress(env.SITE_URL, code))
    expect(card.text).toContain(`${code.slice(0, 5)}-${code.slice(5)}`)
    // To be typed where there is no camera.
    expect(card.text).toContain(new URL(env.SITE_URL).host)
    expect(card.text).toContain(`/QR/${code}`)
    expect(card.text).toContain(`${activationCode?.slice(0, 3)} ${activationCode?.slice(3)}`)
    expect(card.text).toContain(reseller.companyName)
    // No text is truncated.
    expect(card.text).toContain('Opret en konto med de seks cifre.')
    expect(card.text).not.toContain('…')
    expect(card.size.originalWidth).toBeCloseTo((85 / 25.4) * 72, 0)
    const kept = await db.auditEntry.findFirst({
      where: { command: 'resellers.print-activation-cards', subjectId: reseller.id },
    })
    expect(kept).toMatchObject({ actorId: actor.userId, detail: { codes: [code] } })
  })

  it('has the whole telephone number, however long the company name', async () => {
    const { actor, codes, reseller } = await createStock({ withActivation: true })
    const companyName = `Nordre Kirkegårds Stenhuggeri og Gravstensværksted I/S ved Jens Christian Sørensen ${reseller.id}`
    const { phone } = await db.reseller.update({ where: { id: reseller.id }, data: { companyName } })
    const card = await open(await printActivationCards(actor, { by: 'codes', codes: [codes[0]?.code ?? ''] }))
    expect(card.text.replace(/\s/g, '')).toContain(phone)
    expect(card.text).toContain('Nordre Kirkegårds Stenhuggeri')
  })

  it('of a package without activation has no activation code', async () => {
    const { actor, codes } = await createStock()
    const card = await open(await printActivationCards(actor, { by: 'codes', codes: [codes[0]?.code ?? ''] }))
    expect(card.text).not.toContain('Aktiveringskode')
    expect(card.text).toContain('En mindeside følger')
  })

  it('shares a sheet with seven others', async () => {
    const { actor, codes } = await createStock({ count: 9, withActivation: true })
    const sheet = await open(await printActivationCards(actor, { by: 'codes', codes: codes.map(({ code }) => code) }))
    expect(sheet.pages).toBe(2)
    expect(sheet.size.originalHeight).toBeCloseTo((297 / 25.4) * 72, 0)
    expect(sheet.text.match(/Aktiveringskode/g)?.length).toBe(8)
  })

  it('is not printed once a family has claimed the code', async () => {
    const { actor, codes, reseller } = await createStock({ withActivation: true })
    const { id, code } = codes[0] ?? { id: '', code: '' }
    await db.qrCode.update({ where: { id }, data: { state: 'claimed', ownerId: (await createAccount()).id } })
    await expect(printActivationCards(actor, { by: 'codes', codes: [code] })).rejects.toMatchObject({
      code: 'QR_CODE_NOT_FREE',
    })
    expect(await db.auditEntry.count({ where: { subjectId: reseller.id } })).toBe(0)
  })
})
