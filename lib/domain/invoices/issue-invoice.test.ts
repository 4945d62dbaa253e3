import { describe, expect, it } from 'vitest'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { linesInclVat, linesNet } from '@/lib/domain/invoices/invoice-lines'
import { issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { isPaymentCode } from '@/lib/domain/invoices/payment-code'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere, vatOnOere } from '@/lib/shared/money'
import { asOwner } from '@/tests/factories/as-owner'
import { createInvoice, inTransaction, someDraft } from '@/tests/factories/invoices'

const today = '2026-11-23'

describe('the series', () => {
  it('has neither gap nor repetition after 200 at once, a third of them rolled back', async () => {
    const { number: before } = await createInvoice()
    const tries = Array.from({ length: 200 }, (_, index) =>
      db.$transaction(
        async (tx) => {
          const issued = await issueInvoice(tx, someDraft())
          if (index % 3 === 0) throw new Error('rolled back')
          return issued.number
        },
        { maxWait: 60_000, timeout: 60_000 },
      ),
    )
    const answers = await Promise.allSettled(tries)
    const numbers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(numbers).toHaveLength(133)
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 133 }, (_, index) => before + 1 + index))
    const codes = await db.invoice.findMany({ select: { paymentCode: true } })
    expect(codes.every(({ paymentCode }) => isPaymentCode(paymentCode))).toBe(true)
  }, 60_000)
})

describe('an issued document', () => {
  const refused = 'An issued invoice cannot be changed or deleted'
  it('cannot be changed, deleted or added to, not even by the owner of the tables', async () => {
    const { id } = await createInvoice()
    const line = `INSERT INTO "InvoiceLine" ("invoiceId", "position", "text", "quantity", "unitNetOere", "netOere", "vatPercent", "vatOere", "account") VALUES ('${id}', 2, 'x', 1, 1, 1, 25, 0, '1011')`
    for (const statement of [
      `UPDATE "Invoice" SET "note" = 'anden' WHERE "id" = '${id}'`,
      `DELETE FROM "Invoice" WHERE "id" = '${id}'`,
      `UPDATE "InvoiceLine" SET "netOere" = 1 WHERE "invoiceId" = '${id}'`,
      `DELETE FROM "InvoiceLine" WHERE "invoiceId" = '${id}'`,
      line,
    ])
      await expect(asOwner(statement), statement).rejects.toThrow(refused)
    await expect(db.invoice.update({ where: { id }, data: { note: 'anden' } })).rejects.toThrow()
    await expect(db.invoice.delete({ where: { id } })).rejects.toThrow()
    expect(await db.invoiceLine.count({ where: { invoiceId: id } })).toBe(1)
  })

  it('can be deleted with its lines when five years after its year are over', async () => {
    const year = Number(danishDay(new Date()).slice(0, 4))
    const old = await createInvoice({ now: new Date(`${year - 6}-12-31T12:00:00Z`) })
    const young = await createInvoice({ now: new Date(`${year - 5}-01-02T12:00:00Z`) })
    await db.invoice.delete({ where: { id: old.id } })
    expect(await db.invoiceLine.count({ where: { invoiceId: old.id } })).toBe(0)
    await expect(db.invoice.delete({ where: { id: young.id } })).rejects.toThrow()
  })

  it('has a moms that is the sum of its lines and 25 % within rounding, however many odd lines', async () => {
    const odd = [1, 2, 3, 99, 333, 1_001, 12_349, 99_999, 7]
    const drafts = [
      linesInclVat(odd.map((priceOere) => ({ text: 'Ulige', quantity: 1, priceOere, account: '1012' }))),
      linesInclVat(Array.from({ length: 200 }, () => ({ text: 'To', quantity: 3, priceOere: 2, account: '1012' }))),
      linesInclVat([
        { text: 'Rest af måneden', quantity: 1, priceOere: -1_333, account: '1011' },
        { text: 'Premium i et år', quantity: 1, priceOere: 29_000, account: '1011' },
      ]),
      linesNet(Array.from({ length: 200 }, () => ({ text: 'Kode', quantity: 7, unitNetOere: 333, account: '1013' }))),
    ]
    for (const lines of drafts) {
      const { id } = await createInvoice({ lines })
      const row = await db.invoice.findUniqueOrThrow({ where: { id }, include: { lines: true } })
      expect(sumOere(row.lines.map(({ vatOere }) => toOere(vatOere)))).toBe(toOere(row.vatOere))
      expect(sumOere(row.lines.map(({ netOere }) => toOere(netOere)))).toBe(toOere(row.netOere))
      expect(Math.abs(toOere(row.vatOere) - vatOnOere(toOere(row.netOere)))).toBeLessThanOrEqual(1)
    }
  })
})

describe('a credit note', () => {
  const credit = (invoiceId: string, amountOere: number | 'rest') =>
    inTransaction((context) => creditInvoice(context, { invoiceId, amountOere, text: 'Aftalt', now: new Date() }))

  it('never takes the credited above the invoice, also two at once', async () => {
    const { id } = await createInvoice()
    const answers = await Promise.allSettled([credit(id, 20_000), credit(id, 20_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(credit(id, 9_001)).rejects.toMatchObject({ code: 'CREDIT_TOO_LARGE' })
    expect(await credit(id, 'rest')).toMatchObject({ totalOere: 9_000 })
    await expect(credit(id, 'rest')).rejects.toMatchObject({ code: 'CREDIT_TOO_LARGE' })
    expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({ status: 'credited' })
  })

  it('shares an odd part by the accounts of the invoice, and the parts add up', async () => {
    const lines = linesInclVat([
      { text: 'Plade', quantity: 1, priceOere: 100_001, account: '1012' },
      { text: 'Fragt', quantity: 1, priceOere: 4_999, account: '1250' },
    ])
    const { id } = await createInvoice({ lines })
    const notes = [await credit(id, 33_333), await credit(id, 'rest')]
    const credited = await db.invoiceLine.findMany({ where: { invoiceId: { in: notes.map((note) => note.id) } } })
    for (const [account, wholeOere] of [
      ['1012', 100_001],
      ['1250', 4_999],
    ] as const) {
      const parts = credited.filter((line) => line.account === account)
      expect(sumOere(parts.map(({ netOere, vatOere }) => toOere(netOere + vatOere)))).toBe(wholeOere)
    }
  })
})

describe('a payment', () => {
  it('is booked once, settles the invoice when all is there, and tells what is too much', async () => {
    const { id } = await createInvoice()
    const pay = (amountOere: number, paymentId: string) =>
      inTransaction((context) => settleInvoice(context, { invoiceId: id, amountOere, bookedOn: today, paymentId }))
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await pay(10_000, first)).toMatchObject({ isSettled: false, receivable: { owedOere: 19_000 } })
    expect(await pay(10_000, first)).toMatchObject({ isRepeated: true, receivable: { owedOere: 19_000 } })
    expect(await pay(20_000, second)).toMatchObject({ isSettled: true, overpaidOere: 1_000 })
    expect(await db.receivable.findUnique({ where: { invoiceId: id } })).toMatchObject({ status: 'paid' })
  })
})
