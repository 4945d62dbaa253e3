import { expect, it } from 'vitest'
import { payInvoice } from '@/lib/domain/invoices/commands/pay-invoice'
import { execute } from '@/lib/server/command'
import { signatureOf } from '@/lib/server/signed-link'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'

const pay = (id: string, key: string, method = 'card') =>
  execute(payInvoice, callerFor(visitor()), { id, key, method, amountOere: 1 })

it('is refused without the signature, for an unknown way, and where the provider does not exist', async () => {
  const { id } = await createInvoice()
  await expect(pay(id, signatureOf('payment', id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(pay(id, signatureOf('invoice', id), 'cash')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(pay(id, signatureOf('invoice', id))).rejects.toMatchObject({ code: 'PAYING_UNAVAILABLE' })
})

it('is refused when there is nothing to pay', async () => {
  const { id } = await createInvoice({
    lines: [{ text: 'Gave', quantity: 1, unitNetOere: 0, netOere: 0, vatOere: 0, account: '1011' }],
  })
  await expect(pay(id, signatureOf('invoice', id))).rejects.toMatchObject({ code: 'INVOICE_NOT_OPEN' })
})
