import { expect, it } from 'vitest'
import { POST as decide } from '@/app/api/admin/bank-lines/[id]/decide/route'
import { POST as splitForm } from '@/app/api/admin/bank-lines/[id]/split/route'
import { POST as undo } from '@/app/api/admin/bank-lines/[id]/undo/route'
import { listBankLines } from '@/lib/domain/bookkeeping/bank-queries'
import { splitBankLine } from '@/lib/domain/bookkeeping/commands/split-bank-line'
import { undoBankLine } from '@/lib/domain/bookkeeping/commands/undo-bank-line'
import { bankLineForm, splitLineForm, undoLineForm } from '@/lib/domain/bookkeeping/copy'
import { bankListInput } from '@/lib/domain/bookkeeping/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createBankLine } from '@/tests/factories/bank-files'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPlanOrder, readPlan } from '@/tests/factories/subscriptions'

const administrator = async () => ({ ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true })
const split = async (input: object, actor?: Actor) =>
  (await execute(splitBankLine, callerFor(actor ?? (await administrator())), input)).result
const lineOf = (id: string) => db.bankLine.findUniqueOrThrow({ where: { id } })
const statusOf = (invoiceId: string) => db.receivable.findUniqueOrThrow({ where: { invoiceId } })

async function namedBoth(amountOere: number, more: Parameters<typeof createInvoice>[0] = {}) {
  const [first, second] = [await createInvoice(), await createInvoice(more)]
  const line = await createBankLine(`Faktura ${first.number} og ${second.number}`, { state: 'doubtful', amountOere })
  return { id: line.id, fileId: line.fileId, first, second, shown: `${first.number}:29000 ${second.number}:29000` }
}

it('books a transfer on the invoices that its text names, as the page fills them in', async () => {
  const owner = await createAccount()
  const plan = await createPlanOrder({ memorial: await createMemorial({ owner }), payer: owner })
  const { id, fileId, first, second } = await namedBoth(58_000, {
    receivable: { email: owner.email, subscriptionId: plan.id },
  })
  const [line] = (await listBankLines(await administrator(), { state: 'doubtful', file: fileId })).items
  const { shares, shown } = line?.advice ?? {}
  expect(shares).toBe(`${first.number} 290,00\n${second.number} 290,00`)
  expect(await split({ id, shares, shown })).toEqual({ overpaidOere: 0 })
  for (const invoice of [first, second]) {
    expect(await statusOf(invoice.id)).toMatchObject({ status: 'paid', settledOere: 29_000n })
  }
  expect(await readPlan(plan.id)).toMatchObject({ status: 'active' })
  expect(await lineOf(id)).toMatchObject({ state: 'matched', decidedByName: expect.any(String) })
  const { items } = await listBankLines(await administrator(), { state: 'matched', file: fileId })
  expect(items[0]?.paid).toMatchObject([
    { number: first.number, amountOere: 29_000 },
    { number: second.number, amountOere: 29_000 },
  ])
})

it('keeps a part payment open, and what is too much waits on its invoice', async () => {
  const { id, first, second, shown } = await namedBoth(40_000)
  const shares = `${first.number} 90,00\n${first.number} 10\n${second.number} 300,00`
  expect(await split({ id, shares, shown })).toEqual({ overpaidOere: 1000 })
  expect(await statusOf(first.id)).toMatchObject({ status: 'open', settledOere: 10_000n })
  expect(await statusOf(second.id)).toMatchObject({ status: 'paid', settledOere: 30_000n })
  await execute(undoBankLine, callerFor(await administrator()), { id, reason: 'Byttet om.' })
  for (const invoice of [first, second]) {
    expect(await statusOf(invoice.id)).toMatchObject({ status: 'open', settledOere: 0n })
  }
})

it.each([
  ['too little', ({ number }: { number: number }) => `${number} 579,99`, 'SHARES_DIFFER'],
  ['too much', ({ number }: { number: number }) => `${number} 290\n${number} 291`, 'SHARES_DIFFER'],
  ['of an unknown invoice', ({ number }: { number: number }) => `${number} 290\n99999999 290`, 'NO_SUCH_INVOICE'],
])('%s is refused at the field, and nothing is booked', async (_, write, code) => {
  const { id, first, shown } = await namedBoth(58_000)
  const refusal = { code, fields: { shares: expect.any(String) } }
  await expect(split({ id, shares: write(first), shown })).rejects.toMatchObject(refusal)
  expect(await lineOf(id)).toMatchObject({ state: 'doubtful' })
  expect(await statusOf(first.id)).toMatchObject({ settledOere: 0n })
})

it('that was shown before one of them was paid books nothing', async () => {
  const { id, first, second, shown } = await namedBoth(58_000)
  await inTransaction((context) =>
    settleInvoice(context, { invoiceId: second.id, amountOere: 29_000, bookedOn: '2026-11-02' }),
  )
  const shares = `${first.number} 290\n${second.number} 290`
  await expect(split({ id, shares, shown })).rejects.toMatchObject({ code: 'ADVICE_CHANGED' })
  expect(await statusOf(first.id)).toMatchObject({ settledOere: 0n })
})

it('is done by the first of two', async () => {
  const { id, first, second, shown } = await namedBoth(58_000)
  const orders = [`${first.number} 290\n${second.number} 290`, `${second.number} 290\n${first.number} 290`]
  const tries = await Promise.allSettled(orders.map((shares) => split({ id, shares, shown })))
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'BANK_LINE_DECIDED' } }])
  expect(await statusOf(first.id)).toMatchObject({ settledOere: 29_000n })
})

it.each([
  ['split', splitForm, splitLineForm, 'doubtful', { shares: '10012 alt' }],
  ['decide', decide, bankLineForm, 'doubtful', { decision: 'ignore', invoice: '10012', note: '' }],
  ['undo', undo, undoLineForm, 'ignored', { reason: 'x' }],
] as const)('a plain form to %s that is refused leads back to the deposit with its text', async (...given) => {
  const [name, POST, form, state, typed] = given
  const { id } = await createBankLine('Renter', { state })
  const { cookie } = await signIn(await createAccount({ isAdmin: true }))
  const answer = await POST(
    new Request(`http://localhost:3000/api/admin/bank-lines/${id}/${name}`, {
      method: 'POST',
      headers: {
        accept: 'text/html',
        origin: 'http://localhost:3000',
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(typed),
    }),
    { params: Promise.resolve({ id }) },
  )
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost')
  expect([answer.status, pathname, searchParams.get('line')]).toEqual([303, '/admin/invoices/bank', id])
  expect(await findDraft(form, Object.fromEntries(searchParams))).toMatchObject({ values: typed })
  const { items } = await listBankLines(await administrator(), bankListInput.parse({ line: id }))
  expect(items).toMatchObject([{ id, state }])
})

it('is for administrators who have just entered their password', async () => {
  const user = await createAccount({ isAdmin: true })
  const { id, first, shown } = await namedBoth(29_000)
  const input = { id, shares: `${first.number} 290`, shown }
  await expect(split(input, visitor())).rejects.toMatchObject({ status: 401 })
  await expect(split(input, actorFor(user))).rejects.toMatchObject({ status: 403 })
  await expect(split(input, { ...administratorFor(user), hasConfirmed: false })).rejects.toMatchObject({
    code: 'PASSWORD_NEEDED',
  })
  await expect(split({ ...input, id: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
  await expect(split({ ...input, shares: 'alt' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
