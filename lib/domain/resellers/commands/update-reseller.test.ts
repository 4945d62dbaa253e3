import { describe, expect, it } from 'vitest'
import { updateReseller } from '@/lib/domain/resellers/commands/update-reseller'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { someCompany } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const update = (actor: Actor, id: string, company: object) =>
  execute(updateReseller, callerFor(actor), { ...company, id })

describe('changing a reseller', () => {
  it('changes the whole profile, including name and number', async () => {
    const { id } = await createReseller(await createAccount())
    const company = someCompany()
    await update(administratorFor(await createAccount({ isAdmin: true })), id, company)
    expect(await db.reseller.findUnique({ where: { id } })).toMatchObject({ ...company, status: 'active' })
  })

  it('is refused at its field when another has the number, and changes nothing', async () => {
    const [first, second] = [await createReseller(await createAccount()), await createReseller(await createAccount())]
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    const refused = update(administrator, first.id, { ...someCompany(), cvr: second.cvr })
    await expect(refused).rejects.toMatchObject({ code: 'CVR_TAKEN', fields: { cvr: expect.any(String) } })
    expect(await db.reseller.findUnique({ where: { id: first.id } })).toMatchObject({ cvr: first.cvr })
  })

  it('refuses invalid fields, unknown resellers and all but administrators', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    await expect(update(administrator, reseller.id, { ...someCompany(), cvr: '1' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(update(administrator, crypto.randomUUID(), someCompany())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(update(visitor(), reseller.id, someCompany())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const owner = resellerFor(user, reseller)
    await expect(update(owner, reseller.id, someCompany())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
