import argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { route } from '@/lib/server/http'
import { findSession, sessionCookieName } from '@/lib/server/session'
import { callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

const outsider = () => callerFor(visitor())
const enter = (input: object, caller = outsider()) => execute(logIn, caller, input)

describe('logging in', () => {
  it.each(['username', 'email'] as const)('opens a session for the right %s, whatever its case', async (name) => {
    const user = await createAccount()
    const { result, cookies } = await enter({ username: user[name].toUpperCase(), password: testPassword })
    expect(result).toEqual({ userData: user, qrCodeLinked: false })
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(user.id)
    const audit = await db.auditEntry.findFirst({ where: { command: 'accounts.log-in', subjectId: user.id } })
    expect(audit?.actorKind).toBe('visitor')
  })

  it('knows an address in both forms of its domain', async () => {
    const name = `bodil${Date.now()}`
    const user = await createAccount({ email: `${name}@blåbærhøj.dk` })
    for (const domain of ['@blåbærhøj.dk', '@BLÅBÆRHØJ.DK', '@xn--blbrhj-juaj8n.dk', '＠bla\u030Abærhøj．dk']) {
      expect((await enter({ username: name + domain, password: testPassword })).result.userData).toEqual(user)
    }
  })

  it('finds each of two accounts whose addresses differ only in how the domain is spelled', async () => {
    const spellings = ['hyggeø.example', 'xn--hygge-zua.example'].map((domain) => `per${Date.now()}@${domain}`)
    const [readable, ascii] = await Promise.all([createAccount(), createAccount()])
    const enterAs = async (username = '') => (await enter({ username, password: testPassword })).result.userData.id
    // As it was registered before addresses were read so.
    await db.user.update({ where: { id: ascii.id }, data: { email: spellings[1], emailKey: spellings[1] } })
    expect([await enterAs(spellings[0]), await enterAs(spellings[1])]).toEqual([ascii.id, ascii.id])
    await db.user.update({ where: { id: readable.id }, data: { email: spellings[0], emailKey: spellings[0] } })
    expect([await enterAs(spellings[0]), await enterAs(spellings[1])]).toEqual([readable.id, ascii.id])
  })

  it('reads a space in the name as the hyphen of the username', async () => {
    const user = await createAccount({ username: `Karen-Holm-${Date.now()}` })
    const { result } = await enter({ username: user.username.replaceAll('-', ' '), password: testPassword })
    expect(result).toMatchObject({ userData: user })
  })

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const user = await createAccount()
    const answer = await post({ username: user.username, password: testPassword })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(new RegExp(`^${sessionCookieName}=.*HttpOnly.*SameSite=lax`, 'i'))
  })

  it('refuses short input with the specification’s sentences', async () => {
    const answer = await post({ username: 'a', password: '12345' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toEqual({
      username: 'Brugernavn eller email skal være mindst 2 tegn.',
      password: 'Adgangskode skal være mindst 6 tegn.',
    })
  })

  it('gives the same answer for an unknown name as for a wrong password', async () => {
    const user = await createAccount()
    const wrong = await post({ username: user.username, password: 'forkert kode' })
    const unknown = await post({ username: 'findes-ikke', password: 'forkert kode' })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toEqual(await unknown.json())
  })

  it('works as hard for an unknown name as for a wrong password', async () => {
    const user = await createAccount()
    // Counts hash verifications, because timing would depend on the machine's load.
    const verify = vi.spyOn(argon2, 'verify')
    const parameters = []
    for (const username of [user.username, 'findes-ikke']) {
      verify.mockClear()
      await enter({ username, password: 'forkert kode' }).catch(() => {})
      parameters.push(verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4)))
    }
    expect(parameters[0]).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
    expect(parameters[1]).toEqual(parameters[0])
  })

  it.each(['\u0000\u0000abc', `${'a'.repeat(250)}@b`, "' OR 1=1 --"])('survives the name %j', async (username) => {
    await expect(enter({ username, password: 'forkert kode' })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  it('refuses a closed account', async () => {
    const user = await createAccount()
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    const entering = enter({ username: user.username, password: testPassword })
    await expect(entering).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
  })

  it('ends the earlier session on the device', async () => {
    const before = await signIn(await createAccount())
    const user = await createAccount()
    await enter({ username: user.username, password: testPassword }, callerFor(before.actor))
    expect((await db.session.findUniqueOrThrow({ where: { id: before.sessionId } })).endedAt).not.toBeNull()
  })
})

describe('guessing', () => {
  // What is counted are attempts: two hundred of them need no real hashes.
  beforeEach(() => void vi.spyOn(argon2, 'verify').mockImplementation(async (_, password) => password === testPassword))

  const guess = (username: string, caller = outsider()) => enter({ username, password: 'forkert kode' }, caller)

  it('is stopped after ten attempts at one account from one address, by name or email alike', async () => {
    const user = await createAccount()
    const caller = outsider()
    for (let n = 0; n < 10; n++) {
      const name = n % 2 ? user.username : user.email
      await expect(guess(name, caller)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    }
    const right = enter({ username: user.username, password: testPassword }, caller)
    await expect(right).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const elsewhere = await enter({ username: user.username, password: testPassword })
    expect(elsewhere.result.userData.id).toBe(user.id)
  })

  it('is forgiven by the right password', async () => {
    const user = await createAccount()
    const caller = outsider()
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 8; n++) await guess(user.username, caller).catch(() => {})
      await enter({ username: user.username, password: testPassword }, caller)
    }
  })

  it('at other accounts is not forgiven by signing in to one’s own in between, which does not count', async () => {
    const own = await createAccount()
    const caller = outsider()
    const enterOwn = () => enter({ username: own.username, password: testPassword }, caller)
    for (let n = 0; n < 60; n++) {
      if (n % 20 === 0 || n === 59) await enterOwn()
      await expect(guess(`ukendt-${process.pid}-${n}`, caller)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    }
    await expect(guess('en-til', caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('from many addresses is stopped for minutes, not for hours', async () => {
    const user = await createAccount()
    await Promise.all(Array.from({ length: 60 }, () => guess(user.username).catch(() => {})))
    const refused = await guess(user.username).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', context: { wait: '10 minutter' } })
  })
})

describe('logging in with a code', () => {
  let user: Awaited<ReturnType<typeof createAccount>>
  beforeEach(async () => {
    user = await createAccount()
  })
  const enterWith = (qrCode: string) => enter({ username: user.username, password: testPassword, qrCode })

  it('claims a free one', async () => {
    const { code } = await createCode()
    expect((await enterWith(code.toLowerCase())).result.qrCodeLinked).toBe(true)
    expect(await db.qrCode.findUnique({ where: { code } })).toMatchObject({ ownerId: user.id, state: 'claimed' })
  })

  it('signs in without claiming one that needs an activation code, and counts no wrong attempt', async () => {
    const { code } = await createCode({ withActivation: true })
    expect((await enterWith(code)).result.qrCodeLinked).toBe(false)
    expect(await db.qrCode.findUnique({ where: { code }, include: { wrongTries: true } })).toMatchObject({
      ownerId: null,
      wrongTries: [],
    })
  })

  it('signs in without claiming one that is taken, blocked or not ours', async () => {
    const taken = await createCode({ owner: await createAccount() })
    const blocked = await createCode({ state: 'blocked' })
    for (const code of [taken.code, blocked.code, 'NOT-A-CODE']) {
      expect((await enterWith(code)).result).toEqual({ userData: user, qrCodeLinked: false })
    }
  })
})

describe('the login form without script', () => {
  it('redirects to the requested path, and never to another site', async () => {
    const { username } = await createAccount()
    const go = async (extra: object) =>
      (await postForm({ username, password: testPassword, ...extra })).headers.get('location')
    const { code } = await createCode({ state: 'blocked' })
    expect(await go({})).toBe('/profile')
    expect(await go({ redirect: '/create-memorial?a=1' })).toBe('/create-memorial?a=1')
    expect(await go({ redirect: 'https://evil.example/' })).toBe('/profile')
    expect(await go({ redirect: '//evil.example' })).toBe('/profile')
    expect(await go({ qrCode: code })).toBe(`/qr-scan/${code}`)
  })

  it('keeps the typed name when refused, and never the password', async () => {
    const answer = await postForm({ username: 'karen', password: 'forkert kode', redirect: '/orders' })
    expect(answer.status).toBe(303)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/^\/login\?redirect=%2Forders&kladde=[\w-]{43}#login$/)
    const id = new URLSearchParams(location.split('?')[1]?.split('#')[0]).get('kladde') ?? ''
    const draft = await db.formDraft.findUniqueOrThrow({ where: { id } })
    expect(draft).toMatchObject({ message: 'Brugernavn eller adgangskode er forkert.' })
    expect(draft.values).toEqual({ username: 'karen', redirect: '/orders' })
  })
})

let addresses = 0
const send = (body: string, headers: Record<string, string>) =>
  route(logIn)(
    new Request('http://localhost:3000/api/login', {
      method: 'POST',
      body,
      headers: { host: 'localhost:3000', 'x-client-address': `198.51.100.${++addresses}`, ...headers },
    }),
    { params: Promise.resolve({}) },
  )
const post = (body: object) => send(JSON.stringify(body), { 'content-type': 'application/json' })
const postForm = (fields: Record<string, string>) =>
  send(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  })
