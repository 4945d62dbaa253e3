import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { mailInvoice } from '@/lib/domain/invoices/commands/mail-invoice'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { companyParty } from '@/lib/domain/invoices/party'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

const system = callerFor({ kind: 'system', name: 'test' })

it('stores the PDF with its sum and mails it once, however often it runs', async () => {
  const email = `${crypto.randomUUID()}@eksempel.dk`
  const { id, totalOere } = await createInvoice({ receivable: { email } })
  const mailTwice = async (asReceipt: boolean) => {
    for (let turn = 0; turn < 2; turn += 1) await execute(mailInvoice, system, { invoiceId: id, asReceipt })
  }
  await mailTwice(false)
  await inTransaction((context) =>
    settleInvoice(context, { invoiceId: id, amountOere: totalOere, bookedOn: '2026-11-20' }),
  )
  await mailTwice(true)
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
  expect(mails[0]?.text).toContain('Premium i et år.')
})

it('names the day the money came, however late the mail is', async () => {
  const email = `${crypto.randomUUID()}@eksempel.dk`
  const { id, totalOere } = await createInvoice({ receivable: { email }, now: new Date('2026-03-01T12:00:00Z') })
  await inTransaction((context) =>
    settleInvoice(context, { invoiceId: id, amountOere: totalOere, bookedOn: '2026-03-09' }),
  )
  await execute(mailInvoice, system, { invoiceId: id })
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
  expect(mail).toMatchObject({ template: 'invoice-paid', text: expect.stringContaining('betalt den 9. marts 2026') })
})

it('asks for what is left, and for nothing once it is credited', async () => {
  const textAfter = async (creditedOere: number) => {
    const email = `${crypto.randomUUID()}@eksempel.dk`
    const { id: invoiceId } = await createInvoice({ receivable: { email } })
    const credit = { invoiceId, amountOere: creditedOere, text: 'Aftalt', now: new Date() }
    await inTransaction((context) => creditInvoice(context, credit))
    await execute(mailInvoice, system, { invoiceId })
    const { text } = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    return text.replaceAll(/\s+/g, ' ')
  }
  expect(await textAfter(20_000)).toContain('mangler 90,00 kr., som betales senest')
  const credited = await textAfter(29_000)
  expect(credited).toContain('ikke mere at betale')
  expect(credited).not.toMatch(/betales senest|Se og betal/)
})

it.each([
  ['a company that asked for it', { cvr: '12345674' }, true, ['pdf', 'xml'], 'sent'],
  ['a company that did not', { cvr: '12345674' }, false, ['pdf'], 'not_needed'],
  ['a public buyer, whose system takes no mails', { cvr: '12345674', ean: '5790000000012' }, true, ['pdf'], 'waiting'],
  ['a private buyer', { cvr: null }, true, ['pdf'], 'not_needed'],
] as const)('the XML goes with the mail to %s', async (_, numbers, wantsEInvoice, endings, eInvoice) => {
  const email = `${crypto.randomUUID()}@eksempel.dk`
  const buyer = companyParty({ name: 'Bedemand ApS', email, ...numbers })
  const { id, number } = await createInvoice({ buyer, wantsEInvoice, receivable: { email } })
  await execute(mailInvoice, system, { invoiceId: id })
  const { files } = await db.mail.findFirstOrThrow({ where: { recipient: email } })
  expect(files).toEqual(
    endings.map((ending) => ({ key: `invoices/${id}.${ending}`, name: `Faktura ${number}.${ending}` })),
  )
  const standing = await db.receivable.findUniqueOrThrow({ where: { invoiceId: id } })
  expect(standing).toMatchObject({
    eInvoice,
    ...(eInvoice === 'sent' ? { eInvoiceWay: 'mail', eInvoiceRef: email } : { eInvoiceWay: null }),
  })
  const stored = await storage.get(`invoices/${id}.xml`)
  if (eInvoice !== 'sent') return expect(stored).toBeNull()
  expect((stored && (await buffer(stored.stream)).toString('utf8')) ?? '').toContain('schemeID="0184">DK12345674<')
})

it('is for our own jobs, about an invoice that exists', async () => {
  const invoiceId = crypto.randomUUID()
  await expect(execute(mailInvoice, callerFor(visitor()), { invoiceId })).rejects.toMatchObject({ status: 401 })
  await expect(execute(mailInvoice, system, { invoiceId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
