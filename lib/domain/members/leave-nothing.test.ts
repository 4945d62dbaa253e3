import { describe, expect, it } from 'vitest'
import { findPageConsole, getMembers } from '@/lib/domain/members/queries'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { deleteMemorial, forgetPerson } from '@/lib/domain/privacy/forget-person'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { db } from '@/lib/server/db'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createClosedPage, createInvitation, createRequest, createSuccessor } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'

describe('members’ data', () => {
  it('is deleted with a person’s account', async () => {
    const { memorial } = await createClosedPage()
    const person = await createAccount()
    await addMember(memorial, person, 'viewer')
    await createInvitation(memorial, { email: person.email.toUpperCase() })
    await createSuccessor(memorial, person)
    await createRequest(memorial, person)
    await db.$transaction((tx) => forgetPerson(tx, person.id))
    const where = { memorialId: memorial.id }
    const left = await Promise.all([
      db.memorialInvitation.count({ where }),
      db.memorialSuccessor.count({ where }),
      db.successionRequest.count({ where }),
      db.memorialMember.count({ where: { ...where, userId: person.id } }),
    ])
    expect(left).toEqual([0, 0, 0, 0])
  })

  it('is deleted with a page', async () => {
    const { owner, memorial } = await createClosedPage()
    const person = await createAccount()
    const { id } = await createInvitation(memorial, { email: 'lise@eksempel.dk' })
    await createSuccessor(memorial, person)
    await createRequest(memorial, person)
    await db.memorialVisitDay.create({ data: { memorialId: memorial.id, day: new Date(), source: 'qr', count: 1 } })
    const context = { enqueue: async () => {} }
    await db.$transaction((tx) =>
      deleteMemorial({ ...context, tx }, memorial.id, { actorId: owner.id, actorName: null }),
    )
    const where = { memorialId: memorial.id }
    expect(await db.memorialVisitDay.count({ where })).toBe(0)
    expect(await db.successionRequest.count({ where })).toBe(0)
    expect(await db.accessToken.count({ where: { OR: [where, { invitationId: id }] } })).toBe(0)
  })

  it('is in the data export: whom one invited, named and succeeds', async () => {
    const { owner, memorial } = await createClosedPage()
    const person = await createAccount()
    await createInvitation(memorial, { email: 'lise@eksempel.dk', createdById: owner.id })
    await createSuccessor(memorial, person)
    await createRequest(memorial, person)
    const own = JSON.parse((await exportMyData(actorFor(owner))).body)
    expect(own.invitationsSent).toMatchObject([{ email: 'lise@eksempel.dk', role: 'viewer' }])
    expect(own.successorsNamed).toMatchObject([{ email: person.email }])
    const theirs = JSON.parse((await exportMyData(actorFor(person))).body)
    expect(theirs.successorOf).toMatchObject([{ slug: memorial.slug }])
    expect(theirs.successionRequests).toMatchObject([{ status: 'waiting' }])
  })

  it('is tidied: invitations and decided requests are deleted after their period', async () => {
    const { memorial } = await createClosedPage()
    const person = await createAccount()
    await createInvitation(memorial)
    await createRequest(memorial, person)
    const where = { memorialId: memorial.id }
    await db.successionRequest.updateMany({ where, data: { status: 'refused', decidedAt: new Date() } })
    await tidyUp(new Date(Date.now() + 800 * 86_400_000))
    expect(await db.memorialInvitation.count({ where })).toBe(0)
    expect(await db.successionRequest.count({ where })).toBe(0)
  })
})

describe('the list of members', () => {
  it('shows all to owners and editors, and to the others the owner and themselves', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const [editor, reader, another] = [await createAccount(), await createAccount(), await createAccount()]
    await addMember(memorial, editor, 'editor')
    await addMember(memorial, reader, 'viewer')
    await addMember(memorial, another, 'viewer')
    await createInvitation(memorial, { email: 'lise@eksempel.dk' })
    const seen = (user: typeof owner) => getMembers(actorFor(user), { id })
    expect((await seen(owner)).members).toHaveLength(4)
    expect((await seen(owner)).owner?.invitations).toHaveLength(1)
    expect((await seen(editor)).members).toHaveLength(4)
    expect((await seen(reader)).members.map(({ userId }) => userId)).toEqual([owner.id, reader.id])
    for (const user of [editor, reader]) expect((await seen(user)).owner).toBeNull()
    expect(await findPageConsole(actorFor(await createAccount()), { id })).toBeNull()
  })
})
