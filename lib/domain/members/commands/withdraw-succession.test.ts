import { describe, expect, it } from 'vitest'
import { withdrawSuccession } from '@/lib/domain/members/commands/withdraw-succession'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createClosedPage, createRequest, createSuccessor, runAs } from '@/tests/factories/members'

describe('withdrawing one’s own request', () => {
  it('ends it once, and the successor stays named', async () => {
    const { memorial, id } = await createClosedPage()
    const successor = await createAccount()
    await createSuccessor(memorial, successor)
    await createRequest(memorial, successor)
    await runAs(withdrawSuccession, successor, { id })
    expect(await db.successionRequest.findFirst({ where: { memorialId: memorial.id } })).toMatchObject({
      status: 'withdrawn',
    })
    expect(await db.memorialSuccessor.count({ where: { memorialId: memorial.id } })).toBe(1)
    await expect(runAs(withdrawSuccession, successor, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
