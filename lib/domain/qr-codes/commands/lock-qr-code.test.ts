import { describe, expect, it } from 'vitest'
import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const lock = (user: Awaited<ReturnType<typeof createAccount>>, input: object) =>
  execute(lockQrCode, callerFor(actorFor(user)), input)

const wrongFor = (activationCode: string | null) => (activationCode === '000000' ? '000001' : '000000')

describe('locking a code', () => {
  it('locks a free code to the account, with a line in its history and in the audit log', async () => {
    const user = await createAccount({ fullName: 'Else Bak' })
    const { id, code } = await createCode()
    const { result } = await lock(user, { code: formatTextCode(code).toLowerCase() })
    expect(result).toMatchObject({ id, code, state: 'claimed', stateText: 'Låst til en konto', memorials: [] })
    const events = await db.qrEvent.findMany({ where: { qrCodeId: id, kind: 'claimed' } })
    expect(events).toMatchObject([{ actorId: user.id, actorName: 'Else Bak' }])
    expect(await db.auditEntry.count({ where: { command: 'qr-codes.lock-qr-code', subjectId: id } })).toBe(1)
  })

  it('changes nothing when the account has it already', async () => {
    const user = await createAccount()
    const { id, code } = await createCode({ owner: user })
    await lock(user, { code })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'claimed' } })).toBe(1)
  })

  it.each(['', 'ABC', '0000000000', 'hundred tegn '.repeat(20)])('refuses %j as a code', async (code) => {
    await expect(lock(await createAccount(), { code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('asks for a session', async () => {
    const { code } = await createCode()
    await expect(execute(lockQrCode, callerFor(visitor()), { code })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('refuses a code that is locked to somebody else', async () => {
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
  it('is asked for where the package has one, and asking does not count as a try', async () => {
    const { id, code } = await createCode({ withActivation: true })
    await expect(lock(await createAccount(), { code })).rejects.toMatchObject({ code: 'ACTIVATION_REQUIRED' })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ activationFailures: 0, ownerId: null })
  })

  it('opens the code, also when typed with spaces, and clears earlier wrong tries', async () => {
    const user = await createAccount()
    const { id, code, activationCode } = await createCode({ withActivation: true })
    await lock(user, { code, activationCode: wrongFor(activationCode) }).catch(() => {})
    await lock(user, { code, activationCode: `${activationCode?.slice(0, 3)} ${activationCode?.slice(3)}` })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: user.id, activationFailures: 0 })
  })

  it('locks for an hour after five wrong tries, says how many are left, and then refuses the right one too', async () => {
    const user = await createAccount()
    const { id, code, activationCode } = await createCode({ withActivation: true })
    for (const left of [4, 3, 2, 1]) {
      await expect(lock(user, { code, activationCode: wrongFor(activationCode) })).rejects.toMatchObject({
        code: 'ACTIVATION_WRONG',
        context: { left },
        fields: { activationCode: `Aktiveringskoden er forkert. Du har ${left} forsøg tilbage.` },
      })
    }
    for (const typed of [wrongFor(activationCode), activationCode]) {
      await expect(lock(user, { code, activationCode: typed })).rejects.toMatchObject({ code: 'ACTIVATION_LOCKED' })
    }
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'activation_failed' } })).toBe(5)
  })

  it('can be tried again five times when the hour is over', async () => {
    const user = await createAccount()
    const { id, code, activationCode } = await createCode({ withActivation: true })
    const activationLockedUntil = new Date(Date.now() - 1000)
    await db.qrCode.update({ where: { id }, data: { activationFailures: 5, activationLockedUntil } })
    await expect(lock(user, { code, activationCode: wrongFor(activationCode) })).rejects.toMatchObject({
      code: 'ACTIVATION_WRONG',
      context: { left: 4 },
    })
    await lock(user, { code, activationCode })
  })

  it.each(['12345', '1234567', 'abcdef'])('is refused unread as %j', async (activationCode) => {
    const { id, code } = await createCode({ withActivation: true })
    await expect(lock(await createAccount(), { code, activationCode })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ activationFailures: 0 })
  })
})
