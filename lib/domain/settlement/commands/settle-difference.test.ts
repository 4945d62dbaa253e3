import { expect, it } from 'vitest'
import { settleDifference } from '@/lib/domain/settlement/commands/settle-difference'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createDifference } from '@/tests/factories/payments'

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
    ...{ settledByName: administrator.fullName, settledAt: expect.any(Date) },
  })
})
