import { describe, expect, it } from 'vitest'
import { resumeReseller } from '@/lib/domain/resellers/commands/resume-reseller'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createReseller } from '@/tests/factories/resellers'

const resume = (actor: Actor, id: string, reason = 'Opklaret.') =>
  execute(resumeReseller, callerFor(actor), { id, reason })

describe('resuming a suspended reseller', () => {
  it('clears the reason in the profile and logs why it was resumed', async () => {
    const { id } = await createReseller(await createAccount(), { status: 'suspended' })
    await resume(administratorFor(await createAccount({ isAdmin: true })), id)
    expect(await db.reseller.findUnique({ where: { id } })).toMatchObject({ status: 'active', suspendedReason: null })
    expect(
      await db.auditEntry.findFirst({ where: { command: 'resellers.resume-reseller', subjectId: id } }),
    ).toMatchObject({ detail: { reason: 'Opklaret.' } })
  })

  it('is refused for an active one, without a reason, and to all but administrators', async () => {
    const { id } = await createReseller(await createAccount())
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    await expect(resume(administrator, id)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(resume(administrator, id, '')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(resume(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(resume(actorFor(await createAccount()), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
