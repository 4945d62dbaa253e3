import { describe, expect, it } from 'vitest'
import { register } from '@/lib/domain/accounts/commands/register'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession } from '@/lib/server/session'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

const { version: termsVersion } = legalDocuments.terms
const acceptedBy = (userId: string) =>
  db.termsAcceptance.findMany({ where: { userId }, select: { document: true, version: true } })

let count = 0
const person = () => ({
  username: `Åse.Ærø_${++count}`,
  fullName: 'Åse Ærø',
  email: `aase${count}@eksempel.dk`,
  password: 'lyng og hav',
})
const enrol = (input: object) => execute(register, callerFor(visitor()), input)

describe('registering', () => {
  it('creates the account, claims the code, signs in and mails a confirmation link, in one transaction', async () => {
    const { code, id } = await createCode()
    const input = person()
    const { result, cookies } = await enrol({ ...input, qrCode: code })
    const { password, ...shown } = input
    expect(result).toMatchObject({ ...shown, isAdmin: false })
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(result.id)
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: result.id, state: 'claimed' })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: input.email } })
    expect(mail).toMatchObject({ template: 'email-confirmation', status: 'queued' })
    // The address is unconfirmed, so the mail contains nothing that was typed.
    expect(mail.html).not.toContain(input.fullName)
    expect(mail.html).not.toContain(input.username)
    expect(await db.auditEntry.count({ where: { command: 'accounts.register', subjectId: result.id } })).toBe(1)
    const { passwordHash, emailConfirmedAt } = await db.user.findUniqueOrThrow({ where: { id: result.id } })
    expect(emailConfirmedAt).toBeNull()
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(passwordHash).not.toContain(password)
  })

  it('is refused without a code, with the specification’s sentence', async () => {
    await expect(enrol(person())).rejects.toMatchObject({ code: 'REGISTRATION_NEEDS_CODE' })
  })

  it.each([
    ['blocked', 'QR_CODE_BLOCKED'],
    ['retired', 'QR_CODE_RETIRED'],
  ] as const)('is refused with a %s code', async (state, refusal) => {
    const { code } = await createCode({ state })
    await expect(enrol({ ...person(), qrCode: code })).rejects.toMatchObject({ code: refusal })
  })

  it('is refused with another account’s code and leaves nothing behind', async () => {
    const { code } = await createCode({ owner: await createAccount() })
    const input = person()
    await expect(enrol({ ...input, qrCode: code })).rejects.toMatchObject({ code: 'QR_CODE_TAKEN' })
    expect(await db.user.count({ where: { email: input.email } })).toBe(0)
    expect(await db.mail.count({ where: { recipient: input.email } })).toBe(0)
  })

  it('requires the package’s activation code, counts wrong ones and creates no account from them', async () => {
    const { code, activationCode } = await createCode({ withActivation: true })
    const input = { ...person(), qrCode: code }
    const wrong = activationCode === '123456' ? '654321' : '123456'
    await expect(enrol(input)).rejects.toMatchObject({ code: 'ACTIVATION_REQUIRED' })
    await expect(enrol({ ...input, activationCode: wrong })).rejects.toMatchObject({ code: 'ACTIVATION_WRONG' })
    expect(await db.qrCode.findUnique({ where: { code }, include: { wrongTries: true } })).toMatchObject({
      ownerId: null,
      wrongTries: [{ lockedUntil: null }],
    })
    expect(await db.user.count({ where: { email: input.email } })).toBe(0)
    expect((await enrol({ ...input, activationCode })).result.username).toBe(input.username)
  })

  it.each([
    ['username', 'a', 'Brugernavnet skal være mindst 2 tegn.'],
    ['username', 'karen@holm', 'Brug bogstaver, tal, punktum, bindestreg og understreg.'],
    ['username', '<script>', 'Brug bogstaver, tal, punktum, bindestreg og understreg.'],
    ['username', 'кarен', 'Brug bogstaver, tal, punktum, bindestreg og understreg.'],
    ['fullName', '\u0000 ', 'Skriv dit navn.'],
    ['email', 'ikke en adresse', 'Skriv en mailadresse som navn@eksempel.dk.'],
    ['email', 'a@b.dk\r\nBcc: x@y.dk', 'Skriv en mailadresse som navn@eksempel.dk.'],
    ['password', '12345', 'Adgangskode skal være mindst 6 tegn.'],
    ['password', 'x'.repeat(201), 'Adgangskoden må højst være 200 tegn.'],
  ])('says what is wrong with %s %j', async (field, value, sentence) => {
    const { code } = await createCode()
    const trying = enrol({ ...person(), qrCode: code, [field]: value })
    await expect(trying).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: sentence } })
  })

  it('refuses a taken name or email at its field, whatever the case', async () => {
    const known = await createAccount()
    const { code } = await createCode()
    const input = { ...person(), qrCode: code }
    await expect(enrol({ ...input, username: known.username.toUpperCase() })).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
      fields: { username: expect.any(String) },
    })
    const other = await createAccount({ email: `bodil${Date.now()}@blåbærhøj.dk` })
    const asServersWriteIt = other.email.replace('blåbærhøj', 'xn--blbrhj-juaj8n')
    await expect(enrol({ ...input, email: asServersWriteIt })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    await expect(enrol({ ...input, email: known.email.toUpperCase() })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      fields: { email: expect.any(String) },
    })
    expect((await db.qrCode.findUniqueOrThrow({ where: { code } })).ownerId).toBeNull()
  })

  it.each([true, 'on', '1'])('records the accepted terms (%j) with the version in force', async (terms) => {
    const { code } = await createCode()
    const { result } = await enrol({ ...person(), qrCode: code, terms, termsVersion })
    expect(await acceptedBy(result.id)).toEqual([{ document: 'terms', version: termsVersion }])
  })

  it.each([{}, { terms: false }, { terms: '' }, { terms: 'off' }])(
    'is refused when the terms were shown and not ticked: %j',
    async (more) => {
      const { code } = await createCode()
      const input = person()
      await expect(enrol({ ...input, qrCode: code, termsVersion, ...more })).rejects.toMatchObject({
        code: 'TERMS_NOT_ACCEPTED',
        fields: { terms: accountsCopy.termsNotAccepted },
      })
      expect(await db.user.count({ where: { email: input.email } })).toBe(0)
    },
  )

  it('records nothing for a caller without a form, nor for outdated terms', async () => {
    const codes = await Promise.all([createCode(), createCode(), createCode()])
    const bare = [{}, { terms: true }, { terms: true, termsVersion: '0' }]
    for (const [n, more] of bare.entries()) {
      const { result } = await enrol({ ...person(), qrCode: codes[n]?.code, ...more })
      expect(await acceptedBy(result.id)).toEqual([])
    }
  })

  it('gives a name to exactly one of ten concurrent callers', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => createCode()))
    const same = person()
    const outcomes = await Promise.allSettled(
      codes.map(({ code }, n) => enrol({ ...same, email: `samtidig${n}@eksempel.dk`, qrCode: code })),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(9)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'USERNAME_TAKEN' })
    expect(await db.qrCode.count({ where: { code: { in: codes.map(({ code }) => code) }, state: 'claimed' } })).toBe(1)
  })

  it('gives a code to exactly one of ten concurrent callers, and the others no account', async () => {
    const { code } = await createCode()
    const people = Array.from({ length: 10 }, person)
    const outcomes = await Promise.allSettled(people.map((input) => enrol({ ...input, qrCode: code })))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(9)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'QR_CODE_TAKEN' })
    expect(await db.user.count({ where: { email: { in: people.map(({ email }) => email) } } })).toBe(1)
  })
})
