import { describe, expect, it } from 'vitest'
import { endOtherSessions } from '@/lib/domain/accounts/commands/end-other-sessions'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'

describe('logging out everywhere else', () => {
  it('ends the account’s other sessions and no other account’s', async () => {
    const user = await createAccount()
    const here = await signIn(user)
    const there = [await signIn(user), await signIn(user)]
    const foreign = await signIn(await createAccount())
    const { result } = await execute(endOtherSessions, callerFor(here.actor), {})
    expect(result).toEqual({ ended: 2 })
    const live = await db.session.findMany({ where: { endedAt: null }, select: { id: true } })
    expect(live.map(({ id }) => id).sort()).toEqual([here.sessionId, foreign.sessionId].sort())
    expect(there.map(({ sessionId }) => sessionId)).not.toContain(here.sessionId)
    expect((await execute(endOtherSessions, callerFor(here.actor), {})).result).toEqual({ ended: 0 })
  })

  it('needs a session', async () => {
    const ending = execute(endOtherSessions, callerFor(visitor()), {})
    await expect(ending).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
