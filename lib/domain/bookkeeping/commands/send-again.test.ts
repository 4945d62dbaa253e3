import { expect, it } from 'vitest'
import { sendAgain } from '@/lib/domain/bookkeeping/commands/send-again'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'

it('mails the invoice with its file, three times an hour at most', async () => {
  const email = `igen-${crypto.randomUUID()}@eksempel.dk`
  const { id } = await createInvoice({ receivable: { email } })
  const actor = { ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true }
  const send = () => execute(sendAgain, callerFor(actor), { id })
  for (let turn = 0; turn < 3; turn += 1) await send()
  await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await db.mail.count({ where: { recipient: email } })).toBe(3)
  expect((await db.receivable.findUniqueOrThrow({ where: { invoiceId: id } })).pdfKey).toContain(id)
})

it('is for administrators, and for invoices that exist', async () => {
  const { id } = await createInvoice()
  const user = await createAccount({ isAdmin: true })
  await expect(execute(sendAgain, callerFor(actorFor(user)), { id })).rejects.toMatchObject({ status: 403 })
  const actor = { ...administratorFor(user), hasConfirmed: true }
  await expect(execute(sendAgain, callerFor(actor), { id: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
})
