import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, it } from 'vitest'
import { approveProofSheet } from '@/lib/domain/proof-sheets/commands/approve-proof-sheet'
import { newVersion } from '@/lib/domain/proof-sheets/commands/new-version'
import { requestChanges } from '@/lib/domain/proof-sheets/commands/request-changes'
import { sendProofSheet } from '@/lib/domain/proof-sheets/commands/send-proof-sheet'
import { updateProofSheet } from '@/lib/domain/proof-sheets/commands/update-proof-sheet'
import { readFamilyPdf, readFamilyPicture, readSheetPdf } from '@/lib/domain/proof-sheets/file-queries'
import { findFamilySheet, getProofSheet } from '@/lib/domain/proof-sheets/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createSheet, markSent, sheetForm } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const marker = 'HEMMELIGKVARTS'

async function wordsOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText()).join('\n')
  } finally {
    document.destroy()
    library.destroy()
  }
}

async function mason(fullName = 'Lars Jensen') {
  const account = await createAccount({ fullName })
  const reseller = await createReseller(account, { companyName: 'Holm Sten' })
  const actor = resellerFor(account, reseller)
  const familyEmail = `familie-${crypto.randomUUID()}@eksempel.dk`
  const id = await createSheet(actor, reseller, { familyEmail, internalNote: marker, readyWhen: 'omkring uge 34' })
  return { account, actor, id, familyEmail, caller: callerFor(actor) }
}

const mailTo = (recipient: string) => db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
const tokenIn = (text: string) => /invitation\/([\w-]{43})\/proof-sheet/.exec(text)?.[1] ?? ''

describe('a sheet and its family', () => {
  it('is signed by its sender in the mail, the PDF and on the page', async () => {
    const { id, familyEmail, caller, actor } = await mason()
    await execute(sendProofSheet, caller, { id })
    const [mail] = await mailTo(familyEmail)
    expect(mail?.text).toContain('Lars Jensen, Holm Sten har tegnet pladen')
    expect(mail?.text).toMatch(/Venlig hilsen\s+Lars Jensen, Holm Sten/)
    expect(await wordsOf((await readSheetPdf(actor, { id })).body)).toContain('Lars Jensen, Holm Sten')
    const page = await findFamilySheet(visitor(), { token: tokenIn(mail?.text ?? '') })
    expect(page).toMatchObject({ sheet: { sender: { person: 'Lars Jensen', company: 'Holm Sten' } } })
  })

  it('tells the family who goes on while the agreement with its stonemason is suspended', async () => {
    const { id, account } = await mason()
    const token = await markSent(id)
    expect(await findFamilySheet(visitor(), { token })).toMatchObject({ sheet: { takenOverBy: null } })
    const theirs = { members: { some: { userId: account.id } } }
    await db.reseller.updateMany({ where: theirs, data: { status: 'suspended' } })
    expect(await findFamilySheet(visitor(), { token })).toMatchObject({
      sheet: { sender: { company: 'Holm Sten' }, takenOverBy: { name: 'Mindelund', email: expect.any(String) } },
    })
  })

  it('is signed only by the company when the account has the company’s name', async () => {
    const { id, familyEmail, caller } = await mason('Holm sten')
    // A reminder, which draws no PDF, is signed in the same way.
    await markSent(id)
    await execute(sendProofSheet, caller, { id })
    const [mail] = await mailTo(familyEmail)
    expect(mail?.text).toMatch(/Venlig hilsen\s+Holm Sten/)
    expect(mail?.text).not.toContain('Holm sten, ')
  })

  it('mails the family a receipt with the text and the PDF on approval, and notifies the sender', async () => {
    const { id, account, familyEmail } = await mason()
    const token = await markSent(id)
    await execute(approveProofSheet, callerFor(visitor()), { token, version: 1, name: 'Bo Holm', hasRead: 'on' })
    const [receipt] = await mailTo(familyEmail)
    expect(receipt).toMatchObject({ template: 'proof-sheet-receipt' })
    expect(receipt?.text).toContain(`/api/proof-sheets/by-link/${token}/pdf`)
    expect(receipt?.text).toContain('* 3. maj 1942 † 12. januar 2024')
    expect(receipt?.text).toContain('omkring uge 34')
    expect(await mailTo(account.email)).toMatchObject([{ template: 'proof-sheet-answered' }])
    expect(await findFamilySheet(visitor(), { token })).toMatchObject({ sheet: { readyWhen: 'omkring uge 34' } })
  })

  it('keeps the internal note out of the PDFs, the mails and the page, and says which PDF is not approved', async () => {
    const { id, account, actor, familyEmail, caller } = await mason()
    const draft = await readSheetPdf(actor, { id })
    expect(draft.filename).toMatch(/-ikke-godkendt\.pdf$/)
    await execute(sendProofSheet, caller, { id })
    await execute(sendProofSheet, caller, { id })
    const token = tokenIn((await mailTo(familyEmail))[0]?.text ?? '')
    const asVisitor = callerFor(visitor())
    const answer = { token, version: 1, name: 'Bo Holm' }
    await execute(requestChanges, asVisitor, { ...answer, answer: 'Margrethe med th' })
    await execute(newVersion, caller, { id })
    await execute(sendProofSheet, caller, { id })
    expect((await readFamilyPdf(visitor(), { token })).filename).toMatch(/-ikke-godkendt\.pdf$/)
    await execute(approveProofSheet, asVisitor, { ...answer, version: 2, hasRead: true })
    const sent = await readFamilyPdf(visitor(), { token })
    expect(sent.filename).toMatch(/-godkendt\.pdf$/)
    expect(sent.filename).not.toContain('ikke')
    const mails = [...(await mailTo(familyEmail)), ...(await mailTo(account.email))]
    expect(mails.map(({ template }) => template)).toEqual([
      ...['proof-sheet', 'proof-sheet', 'proof-sheet', 'proof-sheet-receipt'],
      ...['proof-sheet-answered', 'proof-sheet-answered'],
    ])
    const told = [
      ...mails.map(({ subject, html, text }) => subject + html + text),
      ...(await Promise.all([draft, sent].map(({ body }) => wordsOf(body)))),
      ...[draft, sent].map(({ body }) => Buffer.from(body).toString('latin1')),
      JSON.stringify(await findFamilySheet(visitor(), { token })),
      (await readFamilyPicture(visitor(), { token })).body,
    ]
    for (const text of told) expect(text).not.toContain(marker)
    expect((await getProofSheet(actor, { id })).internalNote).toBe(marker)
  })
})

describe('the history of a sheet', () => {
  it('lists all events in order with name and time, including those of replaced versions', async () => {
    const { id, actor, caller, familyEmail } = await mason()
    const token = await markSent(id)
    const asVisitor = callerFor(visitor())
    const answer = { token, name: 'Bo Holm' }
    await execute(sendProofSheet, caller, { id })
    await execute(requestChanges, asVisitor, { ...answer, version: 1, answer: 'Margrethe med th' })
    await execute(newVersion, caller, { id })
    const { code: _, ...written } = sheetForm('', { familyEmail })
    await execute(updateProofSheet, caller, { ...written, id })
    await markSent(id)
    await execute(approveProofSheet, asVisitor, { ...answer, version: 2, hasRead: true })
    const { history } = await getProofSheet(actor, { id })
    expect(history.map(({ kind, version, name }) => [kind, version, name])).toEqual([
      ['written', 1, 'Lars Jensen'],
      ['reminded', 1, 'Lars Jensen'],
      ['changes_requested', 1, 'Bo Holm'],
      ['version', 2, 'Lars Jensen'],
      ['approved', 2, 'Bo Holm'],
    ])
    expect(history[2]).toMatchObject({ words: 'Margrethe med th' })
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted())
  })

  it('of a copy begins with the sheet it was copied from', async () => {
    const { id, actor, caller } = await mason()
    const token = await markSent(id)
    const yes = { token, version: 1, name: 'Bo Holm', hasRead: true }
    await execute(approveProofSheet, callerFor(visitor()), yes)
    const { number } = await getProofSheet(actor, { id })
    const { result } = await execute(newVersion, caller, { id })
    expect((await getProofSheet(actor, { id: result.id })).history).toMatchObject([
      { kind: 'copied', words: String(number) },
    ])
  })
})
