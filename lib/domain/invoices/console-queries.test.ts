import { expect, it } from 'vitest'
import { exportInvoices, listInvoices } from '@/lib/domain/invoices/console-queries'
import { invoiceListInput } from '@/lib/domain/invoices/invoice-schema'
import { companyParty } from '@/lib/domain/invoices/party'
import { checkedPaymentCode } from '@/lib/domain/invoices/payment-code'
import { db } from '@/lib/server/db'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'
import { newCvr } from '@/tests/factories/resellers'

const administrator = async () => ({
  ...administratorFor(await createAccount({ isAdmin: true })),
  hasConfirmed: true,
})
const found = async (filter: object) => {
  const { items } = await listInvoices(await administrator(), invoiceListInput.parse(filter))
  return items.map(({ id }) => id)
}

async function aCompany(changes: object = {}) {
  const word = `q${crypto.randomUUID().slice(0, 8)}`
  const cvr = newCvr()
  const email = `${word}@eksempel.dk`
  const buyer = companyParty({ name: `Ærø Bedemand ${word}`, email, cvr, ean: '5790000000012' })
  const { id, number } = await createInvoice({ buyer, receivable: { email }, ...changes })
  return { id, number, word, cvr, email }
}

it.each<[string, (invoice: Awaited<ReturnType<typeof aCompany>>) => string]>([
  ['its number', ({ number }) => String(number)],
  ['its payment code', ({ number }) => checkedPaymentCode(number)],
  ['a part of the name, without its marks', ({ word }) => `ero bede ${word}`],
  ['the mail address', ({ email }) => email.toUpperCase()],
  ['the CVR number, with spaces', ({ cvr }) => cvr.replace(/(..)/g, '$1 ')],
  ['the EAN number and the name', ({ word }) => `${word} 5790000000012`],
])('is found by %s', async (_, searchOf) => {
  const invoice = await aCompany()
  await aCompany()
  expect(await found({ search: searchOf(invoice) })).toEqual([invoice.id])
})

it('is not found by what stands in no invoice, nor by wildcards', async () => {
  const { word } = await aCompany()
  for (const search of [`${word} findesikke`, `%${word}`, '999999999']) expect(await found({ search })).toEqual([])
})

it('is listed in the period of its date, both days included', async () => {
  const { id, word } = await aCompany({ now: new Date('2025-03-09T23:30:00Z') })
  // 10 March in Denmark.
  const inPeriod = async (from?: string, to?: string) => (await found({ search: word, from, to })).includes(id)
  expect(await inPeriod('2025-03-10', '2025-03-10')).toBe(true)
  expect(await inPeriod('2025-03-11')).toBe(false)
  expect(await inPeriod(undefined, '2025-03-09')).toBe(false)
  expect(await inPeriod('ikke en dag')).toBe(true)
})

it('is saved as CSV as it is filtered, which the log tells', async () => {
  const { number, word, cvr } = await aCompany()
  await aCompany()
  const actor = await administrator()
  const { body } = await exportInvoices(actor, invoiceListInput.parse({ search: word, state: 'open' }))
  const [heading, line, ...more] = (await new Response(body).text()).trim().split('\r\n')
  expect(heading).toContain('Nummer;Type;Dato')
  expect(line?.split(';')).toEqual(expect.arrayContaining([String(number), 'Faktura', cvr, '290,00', 'Ikke sendt']))
  expect(more).toEqual([])
  const looked = { command: 'invoices.save-invoices', actorId: actor.userId }
  expect(await db.auditEntry.findFirst({ where: looked })).toMatchObject({ detail: { count: 1 } })
  const closed = await exportInvoices(actor, invoiceListInput.parse({ search: word, state: 'paid' }))
  expect((await new Response(closed.body).text()).trim().split('\r\n')).toHaveLength(1)
})

it('uses the indexes instead of reading every document', async () => {
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw<Array<{ 'QUERY PLAN': string }>>`
      EXPLAIN SELECT "id" FROM "Invoice" WHERE search_text("paymentCode" || ' ' || ("buyer"->>'name') || ' '
        || coalesce("buyer"->>'email', '') || ' ' || coalesce("buyer"->>'cvr', '') || ' ' || coalesce("buyer"->>'ean', ''))
        LIKE ${'%holm%'}`
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Invoice_search')
})
