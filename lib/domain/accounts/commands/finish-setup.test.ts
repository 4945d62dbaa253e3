import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { finishSetup } from '@/lib/domain/accounts/commands/finish-setup'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession } from '@/lib/server/session'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

let count = 0
const person = () => ({ username: `hjemme${++count}`, fullName: 'Bo Holm', password: 'lyng og hav' })
const finish = (token: string, more: object = {}) =>
  execute(finishSetup, callerFor(visitor()), { token, ...person(), ...more })

async function begin({ withActivation = false, validMs = 3600_000 } = {}) {
  const code = await createCode({ withActivation })
  const email = `bo${++count}@eksempel.dk`
  const about = { kind: 'account_setup' as const, email, qrCodeId: code.id, validMs }
  return { code, email, token: await db.$transaction((tx) => createAccessToken(tx, about)) }
}

describe('finishing an account that was started at the stone', () => {
  it('creates it with the link’s address and code, signs in and sends the welcome mail', async () => {
    const { code, email, token } = await begin()
    const { result, cookies } = await finish(token, { email: 'another@eksempel.dk' })
    expect(result).toMatchObject({ qrCode: code.code, userData: { email, fullName: 'Bo Holm' } })
    const { id } = result.userData
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(id)
    expect(await db.qrCode.findUnique({ where: { id: code.id } })).toMatchObject({ ownerId: id, state: 'claimed' })
    expect(await db.mail.count({ where: { recipient: email, template: 'welcome' } })).toBe(1)
    expect(await db.auditEntry.count({ where: { command: 'accounts.finish-setup', subjectId: id } })).toBe(1)
  })

  it('records the accepted terms, and keeps the link valid when the tick is missing', async () => {
    const { token } = await begin()
    const { version: termsVersion } = legalDocuments.terms
    await expect(finish(token, { termsVersion })).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED' })
    const { result } = await finish(token, { termsVersion, terms: 'on' })
    expect(await db.termsAcceptance.findMany({ where: { userId: result.userData.id } })).toMatchObject([
      { document: 'terms', version: termsVersion },
    ])
  })

  it('works once, even concurrently', async () => {
    const { token } = await begin()
    const outcomes = await Promise.allSettled([finish(token), finish(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(finish(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('requires the activation code, counts wrong ones and keeps the link valid', async () => {
    const { code, token, email } = await begin({ withActivation: true })
    const activationCode = code.activationCode ?? ''
    const wrong = activationCode === '123456' ? '654321' : '123456'
    await expect(finish(token)).rejects.toMatchObject({ code: 'ACTIVATION_REQUIRED' })
    await expect(finish(token, { activationCode: wrong })).rejects.toMatchObject({ code: 'ACTIVATION_WRONG' })
    expect(await db.user.count({ where: { email } })).toBe(0)
    await finish(token, { activationCode })
  })

  it('keeps the link valid when the name is taken', async () => {
    const { token } = await begin()
    const { username } = await createAccount()
    await expect(finish(token, { username })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
    await finish(token)
  })

  it('says when the code or the address has been taken since', async () => {
    const { code, token } = await begin()
    const other = await createAccount()
    await db.qrCode.update({ where: { id: code.id }, data: { ownerId: other.id, state: 'claimed' } })
    await expect(finish(token)).rejects.toMatchObject({ code: 'QR_CODE_TAKEN' })
    const late = await begin()
    await createAccount({ email: late.email })
    await expect(finish(late.token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
  })

  it('refuses links that are expired or unknown, and short passwords', async () => {
    const { token } = await begin({ validMs: -1 })
    await expect(finish(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await expect(finish('a'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    await expect(finish(token, { password: '12345' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
