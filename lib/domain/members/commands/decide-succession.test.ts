import { describe, expect, it } from 'vitest'
import { decideSuccession } from '@/lib/domain/members/commands/decide-succession'
import { listRequests } from '@/lib/domain/members/succession-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createClosedPage, createRequest, createSuccessor, roleOf } from '@/tests/factories/members'

const answer = 'Vi har set dødsattesten.'

async function asked(daysAgo: number) {
  const page = await createClosedPage()
  const successor = await createAccount({ fullName: 'Lise Holm' })
  const administrator = administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))
  await createSuccessor(page.memorial, successor)
  const requestId = await createRequest(page.memorial, successor, daysAgo)
  const decide = (decision: 'grant' | 'refuse') =>
    execute(decideSuccession, callerFor(administrator), { requestId, decision, answer })
  return { ...page, successor, administrator, requestId, decide }
}

describe('an administrator’s decision on a request', () => {
  it('gives the page over after the owner’s fourteen days, keeps it open, and notifies both', async () => {
    const { owner, memorial, successor, administrator, requestId, decide } = await asked(14)
    const { waiting } = await listRequests(administrator)
    expect(waiting.find(({ id }) => id === requestId)).toMatchObject({
      grantFrom: null,
      owner: { name: 'Birgit Ravn' },
    })
    await decide('grant')
    expect([await roleOf(memorial, successor), await roleOf(memorial, owner)]).toEqual(['owner', 'editor'])
    expect(await db.memorial.findUnique({ where: { id: memorial.id } })).toMatchObject({ state: 'memorialised' })
    expect(await db.memorialSuccessor.count({ where: { memorialId: memorial.id } })).toBe(0)
    for (const { email: recipient } of [owner, successor]) {
      const mail = await db.mail.findFirstOrThrow({ where: { recipient, template: 'succession-decided' } })
      expect(mail.text).toContain(answer)
    }
    const audit = await db.auditEntry.findFirstOrThrow({
      where: { command: 'members.decide-succession', actorId: administrator.userId },
    })
    expect(audit).toMatchObject({
      subjectId: memorial.id,
      detail: { request: requestId, decision: 'grant', from: owner.id },
    })
    expect(await db.successionRequest.findUnique({ where: { id: requestId } })).toMatchObject({ status: 'granted' })
    await expect(decide('refuse')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('can grant it only after that, but refuse it at any time', async () => {
    const { owner, memorial, requestId, decide } = await asked(13)
    await expect(decide('grant')).rejects.toMatchObject({ code: 'SUCCESSION_EARLY' })
    expect(await db.successionRequest.findUnique({ where: { id: requestId } })).toMatchObject({ status: 'waiting' })
    await decide('refuse')
    expect(await roleOf(memorial, owner)).toBe('owner')
    expect(await db.memorialSuccessor.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  it('can grant a page that nobody owns at once', async () => {
    const { memorial, successor, decide } = await asked(0)
    await db.memorialMember.deleteMany({ where: { memorialId: memorial.id } })
    await decide('grant')
    expect(await roleOf(memorial, successor)).toBe('owner')
  })
})
