import { describe, expect, it } from 'vitest'
import { findOwnApplication } from '@/lib/domain/resellers/application-queries'
import { rejectApplication } from '@/lib/domain/resellers/commands/reject-application'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createApplication } from '@/tests/factories/reseller-companies'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const reject = (actor: Actor, id: string, reason = 'CVR-nummeret er en andens.') =>
  execute(rejectApplication, callerFor(actor), { id, reason })

describe('rejecting an application', () => {
  it('gives the applicant the reason, by mail and on their page', async () => {
    const user = await createAccount()
    const { id, email, companyName } = await createApplication({ userId: user.id })
    expect(await findOwnApplication(actorFor(user))).toMatchObject({ state: 'waiting', companyName })
    await reject(await administrator(), id)
    expect(await findOwnApplication(actorFor(user))).toMatchObject({
      state: 'rejected',
      reason: 'CVR-nummeret er en andens.',
    })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    expect([mail.template, mail.text]).toEqual([
      'reseller-application-rejected',
      expect.stringContaining('CVR-nummeret er en andens.'),
    ])
    expect(await db.reseller.count({ where: { companyName } })).toBe(0)
  })

  it('needs a reason, happens once, and is for administrators only', async () => {
    const { id } = await createApplication()
    await expect(reject(await administrator(), id, ' ')).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    })
    await reject(await administrator(), id)
    await expect(reject(await administrator(), id)).rejects.toMatchObject({ code: 'APPLICATION_DECIDED' })
    await expect(reject(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(reject(actorFor(await createAccount()), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
