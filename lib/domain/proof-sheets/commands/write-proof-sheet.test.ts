import { describe, expect, it } from 'vitest'
import { writeProofSheet } from '@/lib/domain/proof-sheets/commands/write-proof-sheet'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPiece } from '@/tests/factories/production'
import { createStock, sheetForm } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function dealer() {
  const account = await createAccount()
  const reseller = await createReseller(account)
  return { reseller, caller: callerFor(resellerFor(account, reseller)) }
}

describe('writing a proof sheet', () => {
  it('stores exactly what will be cut, in order', async () => {
    const { reseller, caller } = await dealer()
    const { id: qrCodeId, code } = await createStock(reseller)
    const form = sheetForm(code, { name: '  Åse  Ærø ', text: 'Elsket og savnet\n\nTak for alt' })
    await execute(writeProofSheet, caller, form)
    const row = await db.proofSheet.findFirstOrThrow({ where: { qrCodeId } })
    expect(row).toMatchObject({ status: 'draft', version: 1, resellerId: reseller.id, familyName: 'Bo Holm' })
    expect(row.options).toMatchObject({
      material: 'marble',
      lines: ['Åse Ærø', '* 3. maj 1942 † 12. januar 2024', 'Elsket og savnet', 'Tak for alt'],
    })
    expect(await db.auditEntry.count({ where: { subjectType: 'proof_sheet', subjectId: row.id } })).toBe(1)
  })

  it('accepts a plain form, and draws only the code when the text is cut separately', async () => {
    const { reseller, caller } = await dealer()
    const { id: qrCodeId, code } = await createStock(reseller)
    const { options, cutsText: _, ...plain } = sheetForm(code)
    const drawn = Object.fromEntries(Object.entries(options).map(([name, value]) => [`options.${name}`, String(value)]))
    await execute(writeProofSheet, caller, { ...plain, ...drawn, cutsText: '', 'options.showsCode': ['', 'on'] })
    const row = await db.proofSheet.findFirstOrThrow({ where: { qrCodeId } })
    expect(row.options).toMatchObject({ symbolMm: 50, lines: [], showsCode: true })
    expect(row.inscription).toMatchObject({ cutsText: false, name: 'Karen Margrethe Holm' })
  })

  it.each(['name', 'dates', 'text', 'readyWhen', 'familyName'])('mails the family no link in %s', async (field) => {
    const { reseller, caller } = await dealer()
    const { code } = await createStock(reseller)
    const write = (words: string) => execute(writeProofSheet, caller, sheetForm(code, { [field]: words }))
    await expect(write('Se www.eksempel.dk')).rejects.toMatchObject({
      code: 'TOO_MANY_LINKS',
      fields: { [field]: expect.any(String) },
    })
    await expect(write('Holm.De kære')).resolves.toBeTruthy()
  })

  it('refuses a death before the birth, and an impossible age until it is confirmed', async () => {
    const { reseller, caller } = await dealer()
    const { code } = await createStock(reseller)
    const write = (changes: object) => execute(writeProofSheet, caller, sheetForm(code, changes))
    await expect(write({ died: '01.01.1940', dates: '' })).rejects.toMatchObject({
      fields: { died: expect.any(String) },
    })
    const old = { born: '03.05.1842', dates: '' }
    await expect(write(old)).rejects.toMatchObject({ fields: { confirmed: expect.stringContaining('182') } })
    await expect(write({ ...old, confirmed: true })).resolves.toBeTruthy()
  })

  it('says at the field which line is too long, and when there are too many', async () => {
    const { reseller, caller } = await dealer()
    const { code } = await createStock(reseller)
    const write = (text: string) => execute(writeProofSheet, caller, sheetForm(code, { text }))
    await expect(write(`Elsket\n${'a'.repeat(61)}`)).rejects.toMatchObject({
      fields: { text: 'Linje 2 er på 61 tegn. En linje må højst være på 60 tegn.' },
    })
    await expect(write('a\nb\nc\nd\ne')).rejects.toMatchObject({
      fields: { text: expect.stringContaining('4 linjer') },
    })
  })

  it('refuses a code in production, which would be cut unseen by the family', async () => {
    const { caller, reseller } = await dealer()
    const { id, code } = await createPiece()
    await db.qrCode.updateMany({ where: { code }, data: { resellerId: reseller.id } })
    const write = () => execute(writeProofSheet, caller, sheetForm(code))
    for (const state of ['queued', 'engraving', 'packed', 'stopped'] as const) {
      await db.productionPiece.update({ where: { id }, data: { state } })
      await expect(write()).rejects.toMatchObject({ code: 'CODE_BEING_MADE', context: { code: formatTextCode(code) } })
    }
    await db.productionPiece.update({ where: { id }, data: { state: 'cancelled' } })
    await expect(write()).resolves.toBeTruthy()
  })

  it('refuses visitors, other resellers, blocked codes, and a second open sheet for the same code', async () => {
    const { reseller, caller } = await dealer()
    const other = await dealer()
    const { id, code } = await createStock(reseller)
    const write = (by = caller) => execute(writeProofSheet, by, sheetForm(code))
    await expect(write(callerFor(visitor()))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(write(other.caller)).rejects.toMatchObject({ code: 'QR_CODE_UNKNOWN' })
    await write()
    await expect(write()).rejects.toMatchObject({
      code: 'PROOF_SHEET_OPEN',
      fields: { code: expect.stringContaining('allerede en tegning') },
    })
    await db.proofSheet.updateMany({ where: { qrCodeId: id }, data: { status: 'withdrawn' } })
    await db.qrCode.update({ where: { id }, data: { state: 'blocked' } })
    await expect(write()).rejects.toMatchObject({ code: 'QR_CODE_BLOCKED' })
  })
})
