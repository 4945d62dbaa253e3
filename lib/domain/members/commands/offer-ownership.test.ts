import { describe, expect, it } from 'vitest'
import { offerOwnership } from '@/lib/domain/members/commands/offer-ownership'
import { acceptHandover } from '@/lib/domain/privacy/commands/accept-handover'
import { findInvitation } from '@/lib/domain/privacy/queries'
import { db } from '@/lib/server/db'
import { createAccount, testPassword as password, visitor } from '@/tests/factories/accounts'
import { createClosedPage, createRequest, createSuccessor, roleOf, runAs, tokenFor } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'

describe('offering a page', () => {
  it('changes nothing until a member accepts; then the owner becomes an editor', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const heir = await createAccount()
    await addMember(memorial, heir, 'viewer')
    await createSuccessor(memorial, heir)
    await createRequest(memorial, heir)
    await runAs(offerOwnership, owner, { id, heirId: heir.id, password })
    expect(await roleOf(memorial, owner)).toBe('owner')
    const token = await tokenFor(heir.email, 'memorial-handover')
    expect(await findInvitation(visitor(), { token })).toMatchObject({ kind: 'open', isGiverLeaving: false })
    await runAs(acceptHandover, heir, { token })
    expect([await roleOf(memorial, heir), await roleOf(memorial, owner)]).toEqual(['owner', 'editor'])
    // The successor has taken over.
    expect(await db.memorialSuccessor.count({ where: { memorialId: memorial.id } })).toBe(0)
    expect(await db.successionRequest.findFirst({ where: { memorialId: memorial.id } })).toMatchObject({
      status: 'withdrawn',
    })
    const told = await db.mail.findFirstOrThrow({ where: { recipient: owner.email, template: 'memorial-handed-over' } })
    expect(told.text).not.toContain('slettet')
  })

  it('needs the password, and a new offer replaces the previous one', async () => {
    const { owner, id } = await createClosedPage()
    await expect(
      runAs(offerOwnership, owner, { id, heirEmail: 'a@eksempel.dk', password: 'forkert' }),
    ).rejects.toMatchObject({ code: 'WRONG_PASSWORD', fields: { password: expect.any(String) } })
    const email = `bo-${process.pid}@eksempel.dk`
    await runAs(offerOwnership, owner, { id, heirEmail: email, password })
    const first = await tokenFor(email, 'memorial-handover')
    await runAs(offerOwnership, owner, { id, heirEmail: 'en.anden@eksempel.dk', password })
    const heir = await createAccount()
    await expect(runAs(acceptHandover, heir, { token: first })).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('needs a recipient: a member or an address other than one’s own', async () => {
    const { owner, id } = await createClosedPage()
    const outsider = await createAccount()
    const offer = (heir: object) => runAs(offerOwnership, owner, { id, password, ...heir })
    for (const heir of [{}, { heirId: outsider.id }, { heirEmail: owner.email.toUpperCase() }]) {
      await expect(offer(heir)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
  })
})
