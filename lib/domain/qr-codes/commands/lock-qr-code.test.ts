import { describe, expect, it } from 'vitest'
import type { UserView } from '@/lib/domain/accounts/schema'
import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, callerFor, createAccount, createAccounts, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

const lock = (user: Awaited<ReturnType<typeof createAccount>>, input: object) =>
  execute(lockQrCode, callerFor(actorFor(user)), input)

const wrongFor = (activationCode: string | null) => (activationCode === '000000' ? '000001' : '000000')

describe('locking a code', () => {
  it('locks a free code to the account, with an event and an audit line', async () => {
    const user = await createAccount({ fullName: 'Else Bak' })
    const { id, code } = await createCode()
    const { result } = await lock(user, { code: formatTextCode(code).toLowerCase() })
    expect(result).toMatchObject({ id, code, state: 'claimed', stateText: 'Låst til en konto', memorials: [] })
    const events = await db.qrEvent.findMany({ where: { qrCodeId: id, kind: 'claimed' } })
    expect(events).toMatchObject([{ actorId: user.id, actorName: 'Else Bak' }])
    expect(await db.auditEntry.count({ where: { command: 'qr-codes.lock-qr-code', subjectId: id } })).toBe(1)
  })

  it('changes nothing when the account already owns it', async () => {
    const user = await createAccount()
    const { id, code } = await createCode({ owner: user })
    await lock(user, { code })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'claimed' } })).toBe(1)
  })

  it.each(['', 'ABC', '0000000000', 'hundred tegn '.repeat(20)])('refuses %j as a code', async (code) => {
    await expect(lock(await createAccount(), { code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('requires a session', async () => {
    const { code } = await createCode()
    await expect(execute(lockQrCode, callerFor(visitor()), { code })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('refuses a code that another account owns', async () => {
    const { code } = await createCode({ owner: await createAccount() })
    await expect(lock(await createAccount(), { code })).rejects.toMatchObject({ code: 'QR_CODE_TAKEN' })
  })

  it.each([
    ['blocked', 'QR_CODE_BLOCKED'],
    ['retired', 'QR_CODE_RETIRED'],
  ] as const)('refuses a code that is %s', async (state, refusal) => {
    const { code } = await createCode({ state })
    await expect(lock(await createAccount(), { code })).rejects.toMatchObject({ code: refusal })
  })

  it('gives a linked code without an owner only to an owner of its page', async () => {
    const family = await createAccount()
    const memorial = await createMemorial({ owner: family })
    const { id, code } = await createCode({ memorials: [memorial], withActivation: true })
    await expect(lock(await createAccount(), { code })).rejects.toMatchObject({ code: 'QR_CODE_TAKEN' })
    const { result } = await lock(family, { code })
    expect(result).toMatchObject({ id, state: 'linked', memorials: [{ id: memorial.id }] })
  })
})

describe('the activation code', () => {
  const tries = (qrCodeId: string) => db.wrongActivation.count({ where: { qrCodeId } })
  const from = (address: string, user: UserView) => (input: object) =>
    execute(lockQrCode, callerFor(actorFor(user), { address }), input)

  it('is required if the package has one, and leaving it out does not count as a try', async () => {
    const { id, code } = await createCode({ withActivation: true })
    await expect(lock(await createAccount(), { code })).rejects.toMatchObject({ code: 'ACTIVATION_REQUIRED' })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: null })
    expect(await tries(id)).toBe(0)
  })

  it('unlocks the code, also when typed with spaces, and clears earlier wrong tries', async () => {
    const user = await createAccount()
    const { id, code, activationCode } = await createCode({ withActivation: true })
    await lock(user, { code, activationCode: wrongFor(activationCode) }).catch(() => {})
    await lock(user, { code, activationCode: `${activationCode?.slice(0, 3)} ${activationCode?.slice(3)}` })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: user.id })
    expect(await tries(id)).toBe(0)
  })

  it('says how many tries are left, and after five is locked for an hour, even for the right one', async () => {
    const tryIt = from('203.0.113.1', await createAccount())
    const { id, code, activationCode } = await createCode({ withActivation: true })
    for (const left of [4, 3, 2, 1]) {
      await expect(tryIt({ code, activationCode: wrongFor(activationCode) })).rejects.toMatchObject({
        code: 'ACTIVATION_WRONG',
        context: { left },
        fields: { activationCode: `Aktiveringskoden er forkert. Du har ${left} forsøg tilbage.` },
      })
    }
    for (const typed of [wrongFor(activationCode), activationCode]) {
      await expect(tryIt({ code, activationCode: typed })).rejects.toMatchObject({
        code: 'ACTIVATION_LOCKED',
        context: { wait: 'en time' },
      })
    }
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'activation_failed' } })).toBe(5)
  })

  it('is not locked for the family by wrong tries from another address', async () => {
    const [outsider, family] = [await createAccount(), await createAccount()]
    const { id, code, activationCode } = await createCode({ withActivation: true })
    const guess = from('203.0.113.2', outsider)
    for (let n = 0; n < 6; n++) await guess({ code, activationCode: wrongFor(activationCode) }).catch(() => {})
    await expect(guess({ code, activationCode })).rejects.toMatchObject({ code: 'ACTIVATION_LOCKED' })
    await from('203.0.113.3', family)({ code, activationCode })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: family.id })
  })

  it('can be tried five more times after the hour, and fifteen times a day', async () => {
    const tryIt = from('203.0.113.4', await createAccount())
    const { id, code, activationCode } = await createCode({ withActivation: true })
    const wrong = { code, activationCode: wrongFor(activationCode) }
    const passHour = () =>
      db.wrongActivation.updateMany({ where: { qrCodeId: id }, data: { lockedUntil: new Date(Date.now() - 1000) } })
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) await expect(tryIt(wrong)).rejects.toMatchObject({ code: 'ACTIVATION_WRONG' })
      await expect(tryIt(wrong)).rejects.toMatchObject({ code: 'ACTIVATION_LOCKED', context: { wait: 'en time' } })
      await passHour()
    }
    for (let n = 0; n < 4; n++) await tryIt(wrong).catch(() => {})
    await expect(tryIt(wrong)).rejects.toMatchObject({ code: 'ACTIVATION_LOCKED', context: { wait: 'et døgn' } })
    await passHour()
    await tryIt({ code, activationCode })
  })

  it('allows no more tries for concurrent requests from one address', async () => {
    const tryIt = from('203.0.113.5', await createAccount())
    const { id, code, activationCode } = await createCode({ withActivation: true })
    const wrong = { code, activationCode: wrongFor(activationCode) }
    await Promise.allSettled(Array.from({ length: 12 }, () => tryIt(wrong)))
    expect(await tries(id)).toBe(5)
  })

  it.each(['12345', '1234567', 'abcdef'])('is refused as invalid input: %j', async (activationCode) => {
    const { id, code } = await createCode({ withActivation: true })
    await expect(lock(await createAccount(), { code, activationCode })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await tries(id)).toBe(0)
  })
})

describe('guesses from many addresses', () => {
  /** Five wrong tries from each of five addresses. */
  async function guessed(options: Parameters<typeof createCode>[0] = {}) {
    const made = await createCode({ withActivation: true, ...options })
    const wrong = { code: made.code, activationCode: wrongFor(made.activationCode) }
    const answers: unknown[] = []
    for (const [n, user] of (await createAccounts(Array.from({ length: 25 }, () => ({})))).entries()) {
      const caller = callerFor(actorFor(user), { address: `198.51.100.${n % 5}` })
      answers.push(await execute(lockQrCode, caller, wrong).catch((error: unknown) => error))
    }
    return { ...made, wrong, answers }
  }
  const mailsTo = (recipient: string, code: string) =>
    db.mail.findMany({ where: { recipient, template: 'activation-locked', text: { contains: formatTextCode(code) } } })

  it('lock the code for everyone, with a mail a day of what to do; an hour later the right one works', async () => {
    const reseller = await createReseller(await createAccount())
    const { id, code, activationCode, wrong, answers } = await guessed({ reseller })
    expect(answers.at(-1)).toMatchObject({ code: 'ACTIVATION_PAUSED', context: { wait: 'en time' } })
    const family = lock(await createAccount(), { code, activationCode })
    await expect(family).rejects.toMatchObject({ code: 'ACTIVATION_PAUSED' })
    const [mail, ...others] = await mailsTo('kontakt@eksempel.dk', code)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Ring gerne til familien')
    expect(mail?.text).toContain(`/reseller-dashboard/codes/${code}`)

    // From then on one try an hour.
    const passHour = () =>
      db.qrCode.update({ where: { id }, data: { activationLockedUntil: new Date(Date.now() - 1000) } })
    await passHour()
    await expect(lock(await createAccount(), wrong)).rejects.toMatchObject({ code: 'ACTIVATION_PAUSED' })
    expect(await mailsTo('kontakt@eksempel.dk', code)).toHaveLength(1)
    await passHour()
    await db.qrCode.update({ where: { id }, data: { activationWarnedAt: new Date(Date.now() - 25 * 3600_000) } })
    await expect(lock(await createAccount(), wrong)).rejects.toMatchObject({ code: 'ACTIVATION_PAUSED' })
    expect(await mailsTo('kontakt@eksempel.dk', code)).toHaveLength(2)
    await passHour()
    await lock(await createAccount(), { code, activationCode })
  })

  it('are reported to the operator if the code has no reseller', async () => {
    const { code } = await guessed()
    expect(await mailsTo(env.SUPPORT_EMAIL, code)).toHaveLength(1)
  })
})
