import { describe, expect, it } from 'vitest'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { findResellerJoin } from '@/lib/domain/resellers/colleague-queries'
import { registerColleague } from '@/lib/domain/resellers/commands/register-colleague'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession } from '@/lib/server/session'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createResellerLink } from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'

let count = 0
const person = () => {
  const username = `stenhugger${process.pid}-${++count}`
  return { username, fullName: 'Bo Lyng', email: `${username}@eksempel.dk`, password: 'lyng og hav' }
}
const register = (token: string, more: object = {}) =>
  execute(registerColleague, callerFor(visitor()), { token, ...person(), ...more })
const newReseller = async () => createReseller(await createAccount())

describe('an account created from a reseller’s invitation', () => {
  it('is created and signed in, its address to be confirmed, and owner if the link says so', async () => {
    const reseller = await newReseller()
    const { version: termsVersion } = legalDocuments.terms
    const token = await createResellerLink(reseller, { kind: 'reseller_setup' })
    await expect(register(token, { termsVersion })).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED' })
    const { result, cookies } = await register(token, { termsVersion, terms: 'on' })
    const { id, email } = result.userData
    expect(await db.resellerMember.findUnique({ where: { userId: id } })).toMatchObject({
      resellerId: reseller.id,
      role: 'owner',
    })
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(id)
    expect(await db.mail.count({ where: { recipient: email, template: 'email-confirmation' } })).toBe(1)
    expect(await db.termsAcceptance.count({ where: { userId: id } })).toBe(1)
  })

  it('is created once for two concurrent callers, and no other account remains', async () => {
    const reseller = await newReseller()
    const token = await createResellerLink(reseller)
    const people = [person(), person()]
    const outcomes = await Promise.allSettled(people.map((one) => register(token, one)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.user.count({ where: { username: { in: people.map(({ username }) => username) } } })).toBe(1)
  })

  it('leaves the link unused when username or address is taken, and names the field', async () => {
    const reseller = await newReseller()
    const token = await createResellerLink(reseller)
    const { username, email } = await createAccount()
    await expect(register(token, { username })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
    await expect(register(token, { email })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    await expect(register(token, { password: '12345' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await findResellerJoin(visitor(), { token })).kind).toBe('open')
    await expect(register('x'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })
})
