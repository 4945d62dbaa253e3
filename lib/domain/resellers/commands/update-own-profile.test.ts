import { describe, expect, it } from 'vitest'
import { PUT } from '@/app/api/resellers/me/route'
import { updateOwnProfile } from '@/lib/domain/resellers/commands/update-own-profile'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { someCompany } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

describe("a reseller's own profile", () => {
  it('is changed by owners, except name and number', async () => {
    const user = await createAccount()
    const before = await createReseller(user)
    const company = someCompany()
    const answer = await PUT(
      new Request('http://localhost:3000/api/resellers/me', {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          origin: 'http://localhost:3000',
          cookie: (await signIn(user)).cookie,
        },
        body: JSON.stringify(company),
      }),
      { params: Promise.resolve({}) },
    )
    expect(answer.status).toBe(200)
    const { companyName, cvr } = before
    expect(await db.reseller.findUnique({ where: { id: before.id } })).toMatchObject({ ...company, companyName, cvr })
  })

  it('is not changed by colleagues, accounts without a company or visitors, and refuses invalid fields', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const update = (actor: Parameters<typeof callerFor>[0], more: object = {}) =>
      execute(updateOwnProfile, callerFor(actor), { ...someCompany(), ...more })
    await expect(update(resellerFor(user, reseller, 'colleague'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(update(actorFor(user))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(update(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(update(resellerFor(user, reseller), { phone: '1' })).rejects.toMatchObject({
      fields: { phone: expect.any(String) },
    })
  })
})
