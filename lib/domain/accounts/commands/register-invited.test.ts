import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { registerInvited } from '@/lib/domain/accounts/commands/register-invited'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { findSession } from '@/lib/server/session'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const invitation = 'invitation-for-tests-2026'
const { version: termsVersion } = legalDocuments.terms
let count = 0
const person = () => ({
  username: `indbudt${++count}`,
  fullName: 'Inge Lund',
  email: `indbudt${count}@eksempel.dk`,
  password: 'lyng og hav',
})
const enrol = (input: object) => execute(registerInvited, callerFor(visitor()), input)

describe('an account by invitation', () => {
  beforeEach(() => {
    env.INVITATION_SECRET = invitation
  })
  afterAll(() => {
    env.INVITATION_SECRET = undefined
  })

  it('is created without a code, signed in, mailed a confirmation link, and recorded as accepting the terms', async () => {
    const input = person()
    const { result, cookies } = await enrol({ ...input, invitation: ` ${invitation} `, terms: true, termsVersion })
    expect(result).toMatchObject({ username: input.username, isAdmin: false })
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(result.id)
    expect(await db.qrCode.count({ where: { ownerId: result.id } })).toBe(0)
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: input.email } })
    expect(mail).toMatchObject({ template: 'email-confirmation' })
    expect(mail.text).toContain('/profile/confirm/')
    expect(mail.text).not.toContain('/qr-setup')
    expect(await db.termsAcceptance.findMany({ where: { userId: result.id } })).toMatchObject([
      { document: 'terms', version: termsVersion },
    ])
    expect(await db.auditEntry.count({ where: { command: 'accounts.register-invited', subjectId: result.id } })).toBe(1)
  })

  it.each(['invitation-for-tests-2027', invitation.toUpperCase(), `${invitation}x`, 'x'])(
    'is refused for the wrong invitation %j, at its field, and makes nothing',
    async (wrong) => {
      const input = person()
      await expect(enrol({ ...input, invitation: wrong })).rejects.toMatchObject({
        code: 'INVITATION_WRONG',
        fields: { invitation: expect.any(String) },
      })
      expect(await db.user.count({ where: { email: input.email } })).toBe(0)
    },
  )

  it('is refused to everyone without the setting, even with an empty invitation', async () => {
    env.INVITATION_SECRET = undefined
    await expect(enrol({ ...person(), invitation })).rejects.toMatchObject({ code: 'INVITATIONS_CLOSED' })
    await expect(enrol({ ...person(), invitation: 'undefined' })).rejects.toMatchObject({ code: 'INVITATIONS_CLOSED' })
    await expect(enrol({ ...person(), invitation: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(enrol(person())).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('refuses a wrong invitation before it reveals whether a name is taken', async () => {
    const { username } = await createAccount()
    const trying = enrol({ ...person(), username, invitation: 'a guess' })
    await expect(trying).rejects.toMatchObject({ code: 'INVITATION_WRONG' })
    const invited = enrol({ ...person(), username, invitation })
    await expect(invited).rejects.toMatchObject({ code: 'USERNAME_TAKEN', fields: { username: expect.any(String) } })
  })

  it('is limited per address against guessing', async () => {
    const caller = callerFor(visitor())
    const guess = () => execute(registerInvited, caller, { ...person(), invitation: 'a guess' })
    for (let n = 0; n < 20; n++) await expect(guess()).rejects.toMatchObject({ code: 'INVITATION_WRONG' })
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('requires the tick when the terms were shown', async () => {
    const input = { ...person(), invitation, termsVersion }
    await expect(enrol(input)).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED' })
    await expect(enrol({ ...input, password: '12345' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
