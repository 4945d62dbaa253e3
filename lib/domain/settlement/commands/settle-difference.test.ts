import { expect, it } from 'vitest'
import { settleDifference } from '@/lib/domain/settlement/commands/settle-difference'
import { listToSettle } from '@/lib/domain/settlement/jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createDifference, createPayment } from '@/tests/factories/payments'

it('a difference is settled by one administrator, with a note', async () => {
  const { id } = await createDifference()
  const administrator = administratorFor(await createAccount({ isAdmin: true }))
  const hasty = callerFor({ ...administrator, hasConfirmed: false })
  await expect(execute(settleDifference, hasty, { id, note: 'Set.' })).rejects.toMatchObject({
    code: 'PASSWORD_NEEDED',
  })
  const settle = (note: string) => execute(settleDifference, callerFor(administrator), { id, note })
  await expect(settle('')).rejects.toMatchObject({ fields: { note: expect.any(String) } })
  await settle('Betalt tilbage i udbyderens oversigt.')
  await expect(settle('Igen.')).rejects.toMatchObject({ code: 'DIFFERENCE_SETTLED' })
  expect(await db.paymentDifference.findUnique({ where: { id } })).toMatchObject({
    settledByName: administrator.fullName,
    settledAt: expect.any(Date),
  })
})

it('a payment of a wrong amount ends with its difference: nobody asks about it for ever', async () => {
  const administrator = callerFor(administratorFor(await createAccount({ isAdmin: true })))
  const at = new Date(Date.now() - 24 * 3600_000)
  const { id: paymentId } = await createPayment()
  await db.payment.update({ where: { id: paymentId }, data: { sessionRef: crypto.randomUUID(), createdAt: at } })
  const differs = { kind: 'amount', paymentId, theirsOere: 1n } as const
  const [first, second] = await Promise.all(
    [1, 2].map(() => db.paymentDifference.create({ data: { ...differs, providerRef: `pi_${crypto.randomUUID()}` } })),
  )
  await execute(settleDifference, administrator, { id: first?.id, note: 'Betalt tilbage hos udbyderen.' })
  expect(await listToSettle(new Date())).toContain(paymentId)
  await execute(settleDifference, administrator, { id: second?.id, note: 'Betalt tilbage hos udbyderen.' })
  expect(await listToSettle(new Date())).not.toContain(paymentId)
  expect(await db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({
    status: 'cancelled',
    failureCode: 'wrong_amount',
  })
})
