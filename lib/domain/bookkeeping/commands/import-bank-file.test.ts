import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listBankLines } from '@/lib/domain/bookkeeping/bank-queries'
import { decideBankLine } from '@/lib/domain/bookkeeping/commands/decide-bank-line'
import { importBankFile } from '@/lib/domain/bookkeeping/commands/import-bank-file'
import { matchLines } from '@/lib/domain/bookkeeping/jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { bankFiles, danskeBankFile } from '@/tests/factories/bank-files'
import { createInvoice } from '@/tests/factories/invoices'

const administrator = async () => ({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const day = '2026-11-03'
// Balances of its own: the same deposit in another test is another deposit.
let balance = process.pid * 100
const line = (text: string, kroner = '290,00') => ({ day, text, kroner, balance: `${++balance},00` })
const take = async (body: Buffer, more: object = {}, actor?: Actor) =>
  (
    await execute(importBankFile, callerFor(actor ?? (await administrator())), {
      file: new UploadedFile('konto.csv', body),
      ...more,
    })
  ).result
const aPaymentCode = async (id: string) =>
  (await db.invoice.findUniqueOrThrow({ where: { id }, select: { paymentCode: true } })).paymentCode
const shownOf = async (file: string) => (await listBankLines(await administrator(), { state: 'doubtful', file })).items
const linesOf = (fileId: string) => db.bankLine.findMany({ where: { fileId }, orderBy: { text: 'asc' } })
const statusOf = (invoiceId: string) => db.receivable.findUniqueOrThrow({ where: { invoiceId } })

describe('a bank file', () => {
  it('settles what surely is for one invoice, and leaves the rest to a person', async () => {
    const [paid, short] = [await createInvoice(), await createInvoice()]
    const { fileId, added, skipped } = await take(
      bankFiles.Nordea([
        line(`A ${await aPaymentCode(paid.id)}`),
        line(`B ${await aPaymentCode(short.id)}`, '200,00'),
        line('C uden kode', '7.777.777,01'),
      ]),
    )
    expect([added, skipped]).toEqual([3, { withdrawals: 1, unbooked: 2, sums: 0 }])
    expect(await matchLines(fileId)).toEqual({ hasMore: false })
    const [a, b, c] = await linesOf(fileId)
    expect(a).toMatchObject({ state: 'matched' })
    expect(await statusOf(paid.id)).toMatchObject({ status: 'paid', settledOere: 29_000n })
    expect([b, c]).toMatchObject([{ state: 'doubtful' }, { state: 'doubtful' }])
    const shown = await shownOf(fileId)
    expect(shown.find(({ id }) => id === b?.id)?.advice).toMatchObject({
      sentence: expect.stringContaining('for lidt'),
      likely: { invoiceId: short.id, leftOere: 29_000 },
    })
    expect(shown.find(({ id }) => id === c?.id)?.advice).toMatchObject({ likely: null, shown: '' })
    expect(await statusOf(short.id)).toMatchObject({ status: 'open', settledOere: 0n })
    const entry = await db.receivableEntry.findFirstOrThrow({ where: { bankLineId: a?.id ?? '' } })
    expect(entry).toMatchObject({ kind: 'payment', amountOere: 29_000n, bookedOn: new Date(day) })
    expect(
      await db.auditEntry.count({ where: { command: 'bookkeeping.match-bank-line', subjectId: a?.id ?? '' } }),
    ).toBe(1)
  })

  it('adds nothing twice: the same again, an overlapping one, or two at once', async () => {
    const { id } = await createInvoice()
    const known = [line(`Tak ${await aPaymentCode(id)}`), line('Andet')]
    const body = danskeBankFile(known)
    const both = await Promise.all([take(body), take(danskeBankFile([...known, line('Nyt')]))])
    expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(3)
    expect(await take(body)).toMatchObject({ added: 0, known: 2 })
    await Promise.all(both.flatMap(({ fileId }) => [matchLines(fileId), matchLines(fileId)]))
    expect(await statusOf(id)).toMatchObject({ status: 'paid', settledOere: 29_000n })
    // Paid once more on another day: a person looks.
    const again = await take(danskeBankFile([{ ...line(`Tak ${await aPaymentCode(id)}`), day: '2026-11-09' }]))
    await matchLines(again.fileId)
    expect(await shownOf(again.fileId)).toMatchObject([{ advice: { sentence: expect.stringContaining('to gange') } }])
    expect(await statusOf(id)).toMatchObject({ settledOere: 29_000n })
  })

  it('that was read by other columns before brings no money twice', async () => {
    const { id } = await createInvoice()
    const { totalOere } = await statusOf(id)
    const code = await aPaymentCode(id)
    const body = danskeBankFile([line(code, '145,00')])
    const first = await take(body)
    await matchLines(first.fileId)
    const [half] = await shownOf(first.fileId)
    await execute(decideBankLine, callerFor(await administrator()), {
      id: half?.id,
      decision: 'match',
      invoice: code,
      shown: half?.advice?.shown,
    })
    // What is left is exactly the amount of the deposit that is already booked.
    const again = await take(Buffer.concat([body, Buffer.from('\r\n')]), {
      dayColumn: '1',
      textColumn: '2',
      amountColumn: '3',
    })
    expect(again.added).toBeGreaterThan(0)
    await matchLines(again.fileId)
    const twin = (await shownOf(again.fileId)).find(({ text }) => text === code)
    expect(twin?.advice).toMatchObject({ sentence: expect.stringContaining('i forvejen'), likely: { invoiceId: id } })
    expect(await statusOf(id)).toMatchObject({ status: 'open', settledOere: totalOere / 2n })
  })

  it('of 10,000 lines is taken in whole, and compared a part at a time', async () => {
    const mark = randomUUID()
    const { fileId, added } = await take(
      danskeBankFile(Array.from({ length: 9990 }, (_, at) => ({ day, text: `${mark} x${at}`, kroner: '1,00' }))),
    )
    expect(added).toBe(9990)
    expect(await matchLines(fileId)).toEqual({ hasMore: true })
    expect(await db.bankLine.count({ where: { fileId, state: 'doubtful' } })).toBe(200)
    await db.bankLine.deleteMany({ where: { fileId } })
  })

  it('that cannot be read is refused with why, at the field, unless the columns are named', async () => {
    const body = Buffer.from(`${day};${randomUUID()};12,00`)
    await expect(take(body)).rejects.toMatchObject({
      code: 'BANK_FILE_UNREADABLE',
      fields: { file: expect.stringContaining('1: 2026-11-03') },
    })
    expect(await take(body, { dayColumn: '1', textColumn: '2', amountColumn: '3', balanceColumn: '' })).toMatchObject({
      added: 1,
    })
    await expect(take(body, { dayColumn: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is for administrators who have just entered their password', async () => {
    const body = danskeBankFile([])
    const user = await createAccount({ isAdmin: true })
    await expect(take(body, {}, visitor())).rejects.toMatchObject({ status: 401 })
    await expect(take(body, {}, actorFor(user))).rejects.toMatchObject({ status: 403 })
    await expect(take(body, {}, administratorFor(user, 'production'))).rejects.toMatchObject({ status: 403 })
    await expect(take(body, {}, { ...administratorFor(user), hasConfirmed: false })).rejects.toMatchObject({
      code: 'PASSWORD_NEEDED',
    })
  })
})
