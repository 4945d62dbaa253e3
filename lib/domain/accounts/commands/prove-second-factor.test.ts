import { describe, expect, it } from 'vitest'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { proveSecondFactor } from '@/lib/domain/accounts/commands/prove-second-factor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { route } from '@/lib/server/http'
import { callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'
import { actorBehind, giveFactor, halfway, staffAtCode } from '@/tests/factories/second-factor'

const prove = async (actor: Awaited<ReturnType<typeof actorBehind>>, code: string, address?: string) => {
  const { cookies } = await execute(proveSecondFactor, callerFor(actor, address ? { address } : {}), { code })
  return `${cookies[0]?.name}=${cookies[0]?.value}`
}

describe('the one-time code of a staff sign-in', () => {
  it('completes the sign-in in a new session, which the earlier cookie does not open', async () => {
    const { actor, cookie, sessionId, code } = await staffAtCode()
    expect(actor.kind).toBe('visitor')
    const opened = await prove(actor, code())
    expect(await actorBehind(opened)).toMatchObject({ kind: 'administrator', scope: 'full', hasConfirmed: true })
    expect(await actorBehind(cookie)).toEqual({ kind: 'visitor', contributorHash: null })
    expect((await db.session.findUniqueOrThrow({ where: { id: sessionId } })).endedAt).not.toBeNull()
  })

  it.each([-1, 0, 1])('is accepted from step %i', async (steps) => {
    const { actor, code } = await staffAtCode()
    expect((await actorBehind(await prove(actor, ` ${code(steps)} `))).kind).toBe('administrator')
  })

  it.each([-3, 3])('is refused from step %i', async (steps) => {
    const { actor, code } = await staffAtCode()
    await expect(prove(actor, code(steps))).rejects.toMatchObject({ code: 'ONE_TIME_CODE_WRONG' })
  })

  it('is never accepted twice', async () => {
    const { user, actor, code } = await staffAtCode()
    const used = code()
    await prove(actor, used)
    await expect(prove((await halfway(user)).actor, used)).rejects.toMatchObject({ code: 'ONE_TIME_CODE_WRONG' })
  })

  it('is taken once when ten devices send it at the same moment', async () => {
    const { user, code } = await staffAtCode()
    const devices = await Promise.all(Array.from({ length: 10 }, () => halfway(user)))
    const used = code()
    const tries = await Promise.allSettled(devices.map(({ actor }) => prove(actor, used)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('of another account is refused', async () => {
    const { actor } = await staffAtCode()
    const other = await staffAtCode()
    await expect(prove(actor, other.code())).rejects.toMatchObject({ code: 'ONE_TIME_CODE_WRONG' })
    await expect(prove(actor, other.recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'RECOVERY_CODE_WRONG' })
  })

  it('cannot be guessed: five attempts from one address, thirty from all', async () => {
    const { user, actor, code } = await staffAtCode()
    const caller = callerFor(actor)
    for (let n = 0; n < 5; n++) await execute(proveSecondFactor, caller, { code: '000000' }).catch(() => {})
    await expect(execute(proveSecondFactor, caller, { code: code() })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    for (let n = 5; n < 30; n++) await prove(actor, '000000').catch(() => {})
    await expect(prove((await halfway(user)).actor, code())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('that is wrong is recorded with the network, never with what was typed', async () => {
    const { user, actor } = await staffAtCode()
    await prove(actor, '000000', '203.0.113.77').catch(() => {})
    expect(await db.signInFailure.findMany({ where: { userId: user.id } })).toMatchObject([
      { kind: 'second_factor', network: '203.0.113.0/24', count: 1 },
    ])
  })

  it('does not revive a sign-in that has ended', async () => {
    const { actor, sessionId, code } = await staffAtCode()
    await db.session.update({ where: { id: sessionId }, data: { endedAt: new Date() } })
    await expect(prove(actor, code())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('is not required of other accounts', async () => {
    const family = await signIn(await createAccount())
    await expect(prove(visitor(), '123456')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(prove(family.actor, '123456')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a recovery code', () => {
  it('replaces the app once, however it is typed', async () => {
    const { user, actor, recoveryCodes } = await staffAtCode()
    const [first = ''] = recoveryCodes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect((await actorBehind(await prove(actor, typed))).kind).toBe('administrator')
    await expect(prove((await halfway(user)).actor, first)).rejects.toMatchObject({ code: 'RECOVERY_CODE_WRONG' })
  })

  it('is taken once when ten devices send it at the same moment', async () => {
    const { user, recoveryCodes } = await staffAtCode()
    const devices = await Promise.all(Array.from({ length: 10 }, () => halfway(user)))
    const tries = await Promise.allSettled(devices.map(({ actor }) => prove(actor, recoveryCodes[0] ?? '')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is not stored in any table', async () => {
    const { user, recoveryCodes } = await staffAtCode()
    const rows = JSON.stringify(await db.recoveryCode.findMany({ where: { userId: user.id } }))
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''))
  })
})

describe('the login of staff', () => {
  const logInAs = async (username: string, extra: object = {}) =>
    execute(logIn, callerFor(visitor()), { username, password: testPassword, ...extra })
  const cookieOf = (cookies: Array<{ name: string; value: string }>) => `${cookies[0]?.name}=${cookies[0]?.value}`

  it('answers as specified with the code as next step; until then the caller is a visitor', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'production' })
    await giveFactor(user)
    const { result, cookies } = await logInAs(user.username)
    expect(result).toEqual({ userData: user, qrCodeLinked: false, nextStep: 'code' })
    expect(await actorBehind(cookieOf(cookies))).toMatchObject({ kind: 'visitor', halfway: { step: 'code' } })
    expect(cookies[0]?.maxAgeSeconds).toBe(12 * 3600)
  })

  it('has the set-up as next step when there is no factor yet', async () => {
    const user = await createAccount({ isAdmin: true })
    const { result, cookies } = await logInAs(user.username, { totpCode: '123456' })
    expect(result.nextStep).toBe('set-up')
    expect(await actorBehind(cookieOf(cookies))).toMatchObject({ kind: 'visitor', halfway: { step: 'set-up' } })
  })

  it('accepts the code with the password, and signs nobody in when it is wrong', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'full' })
    const { code } = await giveFactor(user)
    await expect(logInAs(user.username, { totpCode: '000000' })).rejects.toMatchObject({ code: 'ONE_TIME_CODE_WRONG' })
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
    const { result, cookies } = await logInAs(user.username, { totpCode: code() })
    expect(result).toEqual({ userData: user, qrCodeLinked: false })
    expect((await actorBehind(cookieOf(cookies))).kind).toBe('administrator')
  })

  it('leads a browser without script to the code, and from there to its destination', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'full' })
    const { code } = await giveFactor(user)
    const entered = await post(logIn, { username: user.username, password: testPassword, redirect: '/admin/qr?a=1' })
    expect(entered.headers.get('location')).toBe('/auth/code?redirect=%2Fadmin%2Fqr%3Fa%3D1')
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const wrong = await post(proveSecondFactor, { code: '000000', redirect: '/admin/qr?a=1' }, cookie)
    expect(wrong.headers.get('location')).toMatch(
      /^\/auth\/code\?redirect=%2Fadmin%2Fqr%3Fa%3D1&kladde=.{43}#engangskode$/,
    )
    const right = await post(proveSecondFactor, { code: code(), redirect: '/admin/qr?a=1' }, cookie)
    expect(right.headers.get('location')).toBe('/admin/qr?a=1')
    expect(right.headers.get('set-cookie')).toContain('HttpOnly')
  })
})

let addresses = 0
function post(command: typeof logIn | typeof proveSecondFactor, fields: Record<string, string>, cookie = '') {
  const request = new Request('http://localhost:3000/api/login', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      host: 'localhost:3000',
      accept: 'text/html',
      cookie,
      'x-client-address': `198.51.100.${200 + ++addresses}`,
    },
  })
  return command === logIn
    ? route(logIn)(request, { params: Promise.resolve({}) })
    : route(proveSecondFactor)(request, { params: Promise.resolve({}) })
}
