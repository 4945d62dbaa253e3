import { describe, expect, it } from 'vitest'
import { requestSuccession } from '@/lib/domain/members/commands/request-succession'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { createAccount } from '@/tests/factories/accounts'
import { createClosedPage, createSuccessor, runAs, tokenFor } from '@/tests/factories/members'

const reason = 'Ejeren døde i marts, og familien vil gerne passe på siden.'

describe('a successor’s request for the page', () => {
  it('notifies the owner, with a link to refuse, and the operator', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const successor = await createAccount({ fullName: 'Lise Holm' })
    const administrator = await createAccount({ isAdmin: true, staffScope: 'full' })
    await createSuccessor(memorial, successor)
    await expect(
      runAs(requestSuccession, successor, { id, reason: `${reason} www.a.example www.b.example www.c.example` }),
    ).rejects.toMatchObject({ code: 'TOO_MANY_LINKS' })
    await runAs(requestSuccession, successor, { id, reason })
    expect(await tokenFor(owner.email, 'succession-requested')).toHaveLength(43)
    const opened = await db.mail.findFirstOrThrow({
      where: { recipient: env.SUPPORT_EMAIL, template: 'succession-opened' },
      orderBy: { id: 'desc' },
    })
    expect(opened.text).toContain(reason.slice(0, 20))
    for (const { id: userId } of [owner, administrator]) {
      const told = { userId, kind: 'succession_requested', memorialId: memorial.id, detail: 'Lise Holm' } as const
      expect(await db.notification.count({ where: told })).toBe(1)
    }
    await expect(runAs(requestSuccession, successor, { id, reason })).rejects.toMatchObject({
      code: 'SUCCESSION_WAITING',
    })
  })

  it('works for a page that the operator keeps, and needs a reason', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const successor = await createAccount()
    await createSuccessor(memorial, successor)
    await db.memorialMember.deleteMany({ where: { memorialId: memorial.id } })
    await expect(runAs(requestSuccession, successor, { id, reason: 'Fordi' })).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    })
    await runAs(requestSuccession, successor, { id, reason })
    expect(await db.mail.count({ where: { recipient: owner.email } })).toBe(0)
  })

  it('is refused to a successor who has not accepted', async () => {
    const { memorial, id } = await createClosedPage()
    const named = await createAccount()
    await db.memorialSuccessor.create({ data: { memorialId: memorial.id, name: 'Lise', email: named.email } })
    await expect(runAs(requestSuccession, named, { id, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
