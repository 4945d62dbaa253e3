import { expect, it } from 'vitest'
import { decideBankLine } from '@/lib/domain/bookkeeping/commands/decide-bank-line'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createBankLine } from '@/tests/factories/bank-files'
import { createInvoice } from '@/tests/factories/invoices'

const administrator = async () => ({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const decide = async (input: object, actor?: Actor) =>
  (await execute(decideBankLine, callerFor(actor ?? (await administrator())), input)).result
const read = (id: string) => db.bankLine.findUniqueOrThrow({ where: { id } })
const doubtful = () => createBankLine('Uden kode', { state: 'doubtful', amountOere: 30_000 })

it('books a deposit on the named invoice, by its number or payment code, and tells what is too much', async () => {
  const invoice = await createInvoice()
  const { paymentCode } = await db.invoice.findUniqueOrThrow({ where: { id: invoice.id } })
  const { id } = await doubtful()
  const spaced = `${paymentCode.slice(0, 3)} ${paymentCode.slice(3)}`
  expect(await decide({ id, decision: 'match', invoice: spaced })).toEqual({ decision: 'match', overpaidOere: 1000 })
  expect(await read(id)).toMatchObject({ state: 'matched', invoiceId: invoice.id, decidedByName: expect.any(String) })
  expect(await db.receivable.findUniqueOrThrow({ where: { invoiceId: invoice.id } })).toMatchObject({
    ...{ status: 'paid', settledOere: 30_000n },
  })
  const other = await doubtful()
  await decide({ id: other.id, decision: 'match', invoice: String((await createInvoice()).number) })
  expect(await read(other.id)).toMatchObject({ state: 'matched' })
})

it('leaves a deposit out with a note', async () => {
  const { id } = await doubtful()
  await expect(decide({ id, decision: 'ignore' })).rejects.toMatchObject({ fields: { note: expect.any(String) } })
  await decide({ id, decision: 'ignore', note: 'Renter fra banken.' })
  expect(await read(id)).toMatchObject({ state: 'ignored', note: 'Renter fra banken.', invoiceId: null })
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
