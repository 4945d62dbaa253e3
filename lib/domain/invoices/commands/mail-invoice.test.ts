import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { mailInvoice } from '@/lib/domain/invoices/commands/mail-invoice'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'

const system = callerFor({ kind: 'system', name: 'test' })

it('stores the PDF with its sum and mails it once, however often it runs', async () => {
  const email = `${crypto.randomUUID()}@eksempel.dk`
  const { id } = await createInvoice({ receivable: { email } })
  for (const asReceipt of [false, false, true, true]) await execute(mailInvoice, system, { invoiceId: id, asReceipt })
  const { pdfKey, pdfSha256 } = await db.receivable.findUniqueOrThrow({ where: { invoiceId: id } })
  const stored = pdfKey && (await storage.get(pdfKey))
  if (!stored) return expect.fail('nothing is stored')
  expect(
    createHash('sha256')
      .update(await buffer(stored.stream))
      .digest('hex'),
  ).toBe(pdfSha256)
  const mails = await db.mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })
  expect(mails.map(({ template }) => template)).toEqual(['invoice', 'invoice-paid'])
  expect(mails[0]?.text).toContain(`/invoice-payment/${id}?key=`)
})

it('is for our own jobs, about an invoice that exists', async () => {
  const invoiceId = crypto.randomUUID()
  await expect(execute(mailInvoice, callerFor(visitor()), { invoiceId })).rejects.toMatchObject({ status: 401 })
  await expect(execute(mailInvoice, system, { invoiceId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
