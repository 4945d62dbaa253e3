import { describe, expect, it } from 'vitest'
import { refuseSuccession } from '@/lib/domain/members/commands/refuse-succession'
import { findRefusal } from '@/lib/domain/members/succession-queries'
import { db } from '@/lib/server/db'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { createClosedPage, createRefusalLink, createRequest, createSuccessor, runAs } from '@/tests/factories/members'

async function asked() {
  const page = await createClosedPage()
  const successor = await createAccount({ fullName: 'Lise Holm' })
  await createSuccessor(page.memorial, successor)
  await createRequest(page.memorial, successor)
  return { ...page, successor, token: await createRefusalLink(page.memorial, page.owner) }
}
const stateOf = async (memorialId: string) =>
  (await db.successionRequest.findFirstOrThrow({ where: { memorialId } })).status

describe('the owner’s refusal of a request', () => {
  it('needs one click on the link from the mail, without signing in, and notifies the requester', async () => {
    const { memorial, successor, token } = await asked()
    expect(await findRefusal(visitor(), { token })).toMatchObject({ kind: 'open', name: 'Lise Holm' })
    expect(await stateOf(memorial.id)).toBe('waiting')
    await runAs(refuseSuccession, null, { token })
    expect(await stateOf(memorial.id)).toBe('refused')
    expect(await findRefusal(visitor(), { token })).toMatchObject({ kind: 'decided', status: 'refused' })
    expect(await db.mail.count({ where: { recipient: successor.email, template: 'succession-decided' } })).toBe(1)
    await expect(runAs(refuseSuccession, null, { token })).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('works signed in too, once', async () => {
    const { owner, memorial, id } = await asked()
    await runAs(refuseSuccession, owner, { id })
    expect(await stateOf(memorial.id)).toBe('refused')
    await expect(runAs(refuseSuccession, owner, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is not possible with links that are unknown, expired, or of a former owner', async () => {
    const { memorial, token } = await asked()
    const unknown = 'a'.repeat(43)
    await expect(runAs(refuseSuccession, null, { token: unknown })).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    await db.memorialMember.updateMany({ where: { memorialId: memorial.id }, data: { role: 'editor' } })
    await expect(runAs(refuseSuccession, null, { token })).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    await db.accessToken.updateMany({ where: { memorialId: memorial.id }, data: { expiresAt: new Date() } })
    await expect(runAs(refuseSuccession, null, { token })).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect([await findRefusal(visitor(), { token: unknown }), await findRefusal(visitor(), { token })]).toEqual([
      { kind: 'unknown' },
      { kind: 'over' },
    ])
    expect(await stateOf(memorial.id)).toBe('waiting')
  })
})
