import { expect, it } from 'vitest'
import { matchBankLine } from '@/lib/domain/bookkeeping/commands/match-bank-line'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createBankLine } from '@/tests/factories/bank-files'
import { whileLocked } from '@/tests/factories/held-locks'
import { createInvoice } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPlanOrder, openFor } from '@/tests/factories/subscriptions'

const system = callerFor({ kind: 'system', name: 'test' })

it('books one of two deposits for the same invoice, also at once', async () => {
  const { id, number } = await createInvoice()
  const lines = [await createBankLine(`Faktura ${number}`), await createBankLine(`Faktura ${number}.`)]
  await Promise.all(lines.map((line) => execute(matchBankLine, system, { id: line.id })))
  const rows = await db.bankLine.findMany({ where: { id: { in: lines.map((line) => line.id) } } })
  expect(rows.map(({ state }) => state).sort()).toEqual(['doubtful', 'matched'])
  expect(await db.receivable.findUniqueOrThrow({ where: { invoiceId: id } })).toMatchObject({ settledOere: 29_000n })
})

it('is paid on the bank’s day, not on the day of the import', async () => {
  const { id, number } = await createInvoice()
  const line = await createBankLine(`Faktura ${number}`, { bookedOn: '2026-11-09' })
  await execute(matchBankLine, system, { id: line.id })
  const entry = await db.receivableEntry.findFirstOrThrow({ where: { bankLineId: line.id } })
  expect(entry).toMatchObject({ invoiceId: id, bookedOn: new Date('2026-11-09') })
  const payment = await db.payment.findUniqueOrThrow({ where: { id: entry.paymentId ?? '' } })
  expect(payment.paidAt).toEqual(new Date('2026-11-08T23:00:00Z'))
})

it('waits in the order of those who cancel: what the invoice is for, then the invoice', async () => {
  const owner = await createAccount()
  const subscription = await createPlanOrder({ memorial: await createMemorial({ owner }), payer: owner })
  const purchaseId = await openFor(subscription.id, { amountOere: 29_000, at: new Date() })
  const invoice = await createInvoice({
    receivable: { email: owner.email, subscriptionId: subscription.id, purchaseId },
  })
  const line = await createBankLine(`Faktura ${invoice.number}`)
  await whileLocked(
    {
      held: (tx) => lockRow(tx, 'Subscription', subscription.id),
      wanted: (tx) => lockRow(tx, 'Receivable', invoice.id),
    },
    () => execute(matchBankLine, system, { id: line.id }),
  )
  expect(await db.bankLine.findUniqueOrThrow({ where: { id: line.id } })).toMatchObject({ state: 'matched' })
})

it('leaves alone what somebody decided, and is for the system', async () => {
  const { id } = await createBankLine('Noget', { state: 'ignored' })
  await expect(execute(matchBankLine, system, { id })).rejects.toMatchObject({ code: 'BANK_LINE_DECIDED' })
  const administrator = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  await expect(execute(matchBankLine, administrator, { id })).rejects.toMatchObject({ status: 403 })
})
