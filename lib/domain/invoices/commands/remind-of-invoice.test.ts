import { describe, expect, it } from 'vitest'
import { mailInvoice } from '@/lib/domain/invoices/commands/mail-invoice'
import { remindOfInvoice } from '@/lib/domain/invoices/commands/remind-of-invoice'
import { listInvoices } from '@/lib/domain/invoices/console-queries'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createInvoice, inTransaction, someDraft } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPlanOrder } from '@/tests/factories/subscriptions'

const system = callerFor({ kind: 'system', name: 'test' })
const due = Date.parse('2026-03-02T08:00:00Z')
const remind = async (invoiceId: string, daysAfter: number) =>
  (await execute(remindOfInvoice, system, { invoiceId, now: new Date(due + daysAfter * dayMs) })).result.round
const owed = () => {
  const email = `${crypto.randomUUID()}@eksempel.dk`
  return createInvoice({ ...someDraft({ receivable: { email } }), dueOn: '2026-03-02' })
}

describe('reminders of an invoice', () => {
  it('come 7, 17 and 27 days after it was due, each once, with the PDF, and never a fourth', async () => {
    const { id } = await owed()
    const rounds: number[] = []
    for (let day = -3; day < 60; day += 1) if (await remind(id, day)) rounds.push(day)
    expect(rounds).toEqual([7, 17, 27])
    const { email } = await db.receivable.findUniqueOrThrow({ where: { invoiceId: id } })
    const mails = await db.mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })
    expect(mails.map(({ template }) => template)).toEqual(Array(3).fill('invoice-reminder'))
    expect(mails[0]).toMatchObject({ files: [{ key: `invoices/${id}.pdf` }] })
    expect(mails[0]?.text.replaceAll('\n', ' ')).toContain('Vi har ikke lagt gebyr eller renter til.')
  })

  it('do not come while they are postponed, or once it is paid', async () => {
    const [quiet, paid] = [await owed(), await owed()]
    await db.receivable.update({ where: { invoiceId: quiet.id }, data: { quietUntil: new Date('2026-03-20') } })
    expect([await remind(quiet.id, 17), await remind(quiet.id, 18)]).toEqual([null, 1])
    await inTransaction((context) =>
      settleInvoice(context, { invoiceId: paid.id, amountOere: paid.totalOere, bookedOn: '2026-03-05' }),
    )
    expect(await remind(paid.id, 30)).toBeNull()
  })

  it('never come for a renewal, which the family may leave, but do for the first invoice of a plan; so with the list', async () => {
    const owner = await createAccount()
    const { id: subscriptionId } = await createPlanOrder({ memorial: await createMemorial({ owner }), payer: owner })
    const bill = { dueOn: '2026-03-02', receivable: { email: owner.email, subscriptionId } }
    const renewal = await createInvoice({ ...bill, suppliedFrom: '2026-03-02', suppliedTo: '2027-03-01' })
    const first = await createInvoice({ ...bill, suppliedFrom: null, suppliedTo: null })
    expect([await remind(renewal.id, 8), await remind(first.id, 8)]).toEqual([null, 1])
    const staff = administratorFor(await createAccount({ isAdmin: true }))
    const { items } = await listInvoices(staff, { state: 'overdue', search: owner.email })
    expect(items.map(({ id }) => id)).toEqual([first.id])
  })

  it('are for our own jobs, about an invoice that exists', async () => {
    const { id } = await owed()
    await expect(execute(remindOfInvoice, callerFor(visitor()), { invoiceId: id })).rejects.toMatchObject({
      status: 401,
    })
    await expect(remind(crypto.randomUUID(), 7)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(mailInvoice, system, { invoiceId: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
