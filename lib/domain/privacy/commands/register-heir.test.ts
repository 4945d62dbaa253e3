import { describe, expect, it } from 'vitest'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { registerHeir } from '@/lib/domain/privacy/commands/register-heir'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession } from '@/lib/server/session'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { inviteHeir } from '@/tests/factories/privacy'

let count = 0
const person = () => {
  const username = `ny-arving${++count}`
  return { username, fullName: 'Lise Holm', email: `${username}@eksempel.dk`, password: 'lyng og hav' }
}
const join = (token: string, more: object = {}) =>
  execute(registerHeir, callerFor(visitor()), { token, ...person(), ...more })

async function invite() {
  const giver = await createAccount()
  const memorial = await createMemorial({ owner: giver })
  return { giver, memorial, token: await inviteHeir(giver, memorial, 'lise@eksempel.dk') }
}

describe('an account created from an invitation to take a page over', () => {
  it('needs no code, is signed in, and owns the page', async () => {
    const { giver, memorial, token } = await invite()
    const terms = { terms: true, termsVersion: legalDocuments.terms.version }
    const { result, cookies } = await join(token, { ...terms, email: 'lise@eksempel.dk' })
    const { id } = result.userData
    expect(result.memorial).toMatchObject({ memorialId: memorial.id, slug: memorial.slug })
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(id)
    const owner = { memorialId: memorial.id, role: 'owner' as const }
    expect(await db.memorialMember.findFirstOrThrow({ where: owner })).toMatchObject({ userId: id })
    expect(await db.termsAcceptance.count({ where: { userId: id } })).toBe(1)
    expect(await db.mail.count({ where: { recipient: giver.email, template: 'memorial-handed-over' } })).toBe(1)
    const welcome = { recipient: result.userData.email, template: 'welcome' }
    expect(await db.mail.count({ where: welcome })).toBe(1)
    await expect(join(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('leaves the invitation unused when the account is invalid', async () => {
    const { token } = await invite()
    const { username, email } = await createAccount()
    await expect(join(token, { username })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
    await expect(join(token, { email })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    await expect(join(token, { password: '12345' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const unticked = { termsVersion: legalDocuments.terms.version }
    await expect(join(token, unticked)).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED' })
    await join(token)
  })

  it('leaves no account behind when the invitation is invalid', async () => {
    const before = await db.user.count()
    await expect(join('a'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    expect(await db.user.count()).toBe(before)
    const { token } = await invite()
    const outcomes = await Promise.allSettled([join(token), join(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.user.count()).toBe(before + 2)
  })
})
