import { describe, expect, it } from 'vitest'
import { listBankLines } from '@/lib/domain/bookkeeping/bank-queries'
import { decideBankLine } from '@/lib/domain/bookkeeping/commands/decide-bank-line'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createBankLine } from '@/tests/factories/bank-files'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

const administrator = async () => ({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const decide = async (input: object, actor?: Actor) =>
  (await execute(decideBankLine, callerFor(actor ?? (await administrator())), input)).result
/** What the page tells of a deposit that has a file of its own. */
async function shownOf(id: string) {
  const { fileId: file } = await read(id)
  return (await listBankLines(await administrator(), { state: 'doubtful', file })).items[0]?.advice
}
const read = (id: string) => db.bankLine.findUniqueOrThrow({ where: { id } })
const doubtful = () => createBankLine('Uden kode', { state: 'doubtful', amountOere: 30_000 })

it('books a deposit on the named invoice, by its number or payment code, and tells what is too much', async () => {
  const invoice = await createInvoice()
  const { paymentCode } = await db.invoice.findUniqueOrThrow({ where: { id: invoice.id } })
  const { id } = await doubtful()
  const spaced = `${paymentCode.slice(0, 3)} ${paymentCode.slice(3)}`
  const { shown } = (await shownOf(id)) ?? {}
  expect(await decide({ id, decision: 'match', invoice: spaced, shown })).toEqual({
    decision: 'match',
    overpaidOere: 1000,
  })
  expect(await read(id)).toMatchObject({ state: 'matched', decidedByName: expect.any(String) })
  expect(await db.receivableEntry.findMany({ where: { bankLineId: id } })).toMatchObject([{ invoiceId: invoice.id }])
  expect(await db.receivable.findUniqueOrThrow({ where: { invoiceId: invoice.id } })).toMatchObject({
    status: 'paid',
    settledOere: 30_000n,
  })
  const other = await doubtful()
  const { number } = await createInvoice()
  await decide({ id: other.id, decision: 'match', invoice: String(number), shown: (await shownOf(other.id))?.shown })
  expect(await read(other.id)).toMatchObject({ state: 'matched' })
})

describe('what the form showed', () => {
  it('is as the invoices stand now, and a page from before books nothing', async () => {
    const lines = linesInclVat([{ text: 'Plade', quantity: 1, priceOere: 974_00, account: '1012' }])
    const { id: invoiceId, number } = await createInvoice({ lines })
    const { id } = await createBankLine(`Faktura ${number}`, { state: 'doubtful', amountOere: 900_00 })
    const before = await shownOf(id)
    expect(before).toMatchObject({ sentence: expect.stringContaining('for lidt'), likely: { leftOere: 974_00 } })
    await inTransaction((context) => settleInvoice(context, { invoiceId, amountOere: 974_00, bookedOn: '2026-11-02' }))
    const input = { id, decision: 'match', invoice: String(number) }
    await expect(decide({ ...input, shown: before?.shown })).rejects.toMatchObject({
      code: 'ADVICE_CHANGED',
      sentence: expect.stringMatching(/mangler der 0,00\skr\. på faktura/),
    })
    expect(await db.receivable.findUniqueOrThrow({ where: { invoiceId } })).toMatchObject({ settledOere: 974_00n })
    const now = await shownOf(id)
    expect(now).toMatchObject({ sentence: expect.stringContaining('to gange'), likely: { leftOere: 0 } })
    expect(await decide({ ...input, shown: now?.shown })).toMatchObject({ overpaidOere: 900_00 })
  })

  it('is another invoice once one fits that did not', async () => {
    const amountOere = 913_37
    const { id } = await createBankLine('Tak for hjælpen', { state: 'doubtful', amountOere })
    const before = await shownOf(id)
    expect(before).toMatchObject({ likely: null, shown: '' })
    const lines = linesInclVat([{ text: 'Plade', quantity: 1, priceOere: amountOere, account: '1012' }])
    const { number } = await createInvoice({ lines })
    const other = await createInvoice()
    await expect(
      decide({ id, decision: 'match', invoice: String(other.number), shown: before?.shown }),
    ).rejects.toMatchObject({ sentence: expect.stringContaining(`913,37\u00A0kr. på faktura ${number}`) })
    expect(await read(id)).toMatchObject({ state: 'doubtful' })
  })
})

it('leaves a deposit out with a note', async () => {
  const { id } = await doubtful()
  await expect(decide({ id, decision: 'ignore' })).rejects.toMatchObject({ fields: { note: expect.any(String) } })
  await decide({ id, decision: 'ignore', note: 'Renter fra banken.' })
  expect(await read(id)).toMatchObject({ state: 'ignored', note: 'Renter fra banken.' })
})

it('is decided by the first of two', async () => {
  const { id } = await doubtful()
  const tries = await Promise.allSettled([1, 2].map(() => decide({ id, decision: 'ignore', note: 'Ikke til os.' })))
  const refused = tries.filter((each) => each.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'BANK_LINE_DECIDED' } }])
})

it('of an unknown invoice is refused at the field, and nothing is decided', async () => {
  const { id } = await doubtful()
  for (const invoice of ['99999999', '999999999999999']) {
    await expect(decide({ id, decision: 'match', invoice })).rejects.toMatchObject({ code: 'NO_SUCH_INVOICE' })
  }
  await expect(decide({ id, decision: 'match', invoice: 'Bo' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await read(id)).toMatchObject({ state: 'doubtful' })
})

it('is for administrators who have just entered their password', async () => {
  const user = await createAccount({ isAdmin: true })
  const input = { id: (await doubtful()).id, decision: 'ignore', note: 'Nej tak.' }
  await expect(decide(input, visitor())).rejects.toMatchObject({ status: 401 })
  await expect(decide(input, actorFor(user))).rejects.toMatchObject({ status: 403 })
  await expect(decide(input, { ...administratorFor(user), hasConfirmed: false })).rejects.toMatchObject({
    code: 'PASSWORD_NEEDED',
  })
  await expect(decide({ ...input, id: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
})
