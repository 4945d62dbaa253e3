import { describe, expect, it } from 'vitest'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { registerMember } from '@/lib/domain/members/commands/register-member'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession } from '@/lib/server/session'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createClosedPage, createInvitation, roleOf } from '@/tests/factories/members'

let count = 0
const person = () => {
  const username = `nyt-medlem${process.pid}-${++count}`
  return { username, fullName: 'Lise Holm', email: `${username}@eksempel.dk`, password: 'lyng og hav' }
}
const register = (token: string, more: object = {}) =>
  execute(registerMember, callerFor(visitor()), { token, ...person(), ...more })

describe('an account created from an invitation to join', () => {
  it('needs no code, is signed in, and has the role', async () => {
    const { memorial } = await createClosedPage()
    const { token } = await createInvitation(memorial, { role: 'first_reader' })
    const terms = { terms: true, termsVersion: legalDocuments.terms.version }
    const { result, cookies } = await register(token, terms)
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(result.userData.id)
    expect(await roleOf(memorial, result.userData)).toBe('first_reader')
    expect(await db.termsAcceptance.count({ where: { userId: result.userData.id } })).toBe(1)
    expect(await db.mail.count({ where: { recipient: result.userData.email, template: 'email-confirmation' } })).toBe(1)
    await expect(register(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('leaves the invitation unused when the account is invalid, and creates no account when the link is', async () => {
    const { memorial } = await createClosedPage()
    const { token } = await createInvitation(memorial)
    const { username } = await createAccount()
    await expect(register(token, { username })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
    await expect(register(token, { password: '12345' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const unticked = { termsVersion: legalDocuments.terms.version }
    await expect(register(token, unticked)).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED' })
    const before = await db.user.count()
    await expect(register('a'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    expect(await db.user.count()).toBe(before)
    await register(token)
  })
})
