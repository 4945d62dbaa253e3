import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { cancelEmailChange } from '@/lib/domain/accounts/commands/cancel-email-change'
import { confirmEmailChange } from '@/lib/domain/accounts/commands/confirm-email-change'
import { findPendingEmailChange } from '@/lib/domain/accounts/email-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const waitingFor = (userId: string, email: string) =>
  createAccessToken(db, { kind: 'email_change', userId, email, validMs: 3600_000 })

describe('cancelling a change of address', () => {
  it('ends the mailed link, and no other account’s', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const token = await waitingFor(user.id, `ny-${user.email}`)
    await waitingFor(other.id, `ny-${other.email}`)
    await execute(cancelEmailChange, callerFor(actorFor(user)), {})
    expect(await findPendingEmailChange(actorFor(user))).toBeNull()
    expect(await findPendingEmailChange(actorFor(other))).not.toBeNull()
    const confirming = execute(confirmEmailChange, callerFor(visitor()), { token })
    await expect(confirming).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('is NOT_FOUND when none is pending', async () => {
    const trying = execute(cancelEmailChange, callerFor(actorFor(await createAccount())), {})
    await expect(trying).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('needs a session', async () => {
    const trying = execute(cancelEmailChange, callerFor(visitor()), {})
    await expect(trying).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
