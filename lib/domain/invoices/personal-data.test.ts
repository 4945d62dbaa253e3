import { expect, it } from 'vitest'
import { xmlKeyOf } from '@/lib/domain/invoices/e-invoice'
import { invoicePersonalData } from '@/lib/domain/invoices/personal-data'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

it('keeps an invoice for five years after the year of its last movement, and then no file of it', async () => {
  const year = Number(danishDay(new Date()).slice(0, 4))
  const issued = () => createInvoice({ now: new Date(`${year - 6}-12-20T12:00:00Z`) })
  const pay = (invoiceId: string, amountOere: number, bookedOn: string) =>
    inTransaction((context) => settleInvoice(context, { invoiceId, amountOere, bookedOn }))
  const [paidThatYear, paidTheNext] = [await issued(), await issued()]
  await pay(paidThatYear.id, 29_000, `${year - 6}-12-31`)
  await pay(paidTheNext.id, 29_000, `${year - 5}-01-01`)
  for (const { id } of [paidThatYear, paidTheNext])
    await storage.put(xmlKeyOf(id), Buffer.from('<Invoice/>'), { contentType: 'application/xml' })
  await invoicePersonalData.tidy(new Date())
  const left = await db.invoice.findMany({
    where: { id: { in: [paidThatYear.id, paidTheNext.id] } },
    select: { id: true },
  })
  expect(left).toEqual([{ id: paidTheNext.id }])
  expect(await storage.stat(xmlKeyOf(paidThatYear.id))).toBeNull()
  expect(await storage.stat(xmlKeyOf(paidTheNext.id))).not.toBeNull()
})
