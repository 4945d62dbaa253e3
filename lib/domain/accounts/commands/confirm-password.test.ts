import { expect, it } from 'vitest'
import { confirmPassword } from '@/lib/domain/accounts/commands/confirm-password'
import { resolveActor } from '@/lib/server/actor'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { route } from '@/lib/server/http'
import { callerFor, createAccount, signIn, testPassword, visitor } from '@/tests/factories/accounts'

const agesAgo = new Date(Date.now() - 11 * 60_000)
const actorBehind = async (cookie: string) =>
  resolveActor({ session: cookie.split('=').slice(1).join('='), contributor: null })

/** An account that confirmed its password eleven minutes ago. */
async function somebody() {
  const user = await createAccount()
  return { user, ...(await signIn(user, { passwordConfirmedAt: agesAgo })) }
}

it('confirms this device and no other', async () => {
  const { user, actor, cookie } = await somebody()
  const other = await signIn(user, { passwordConfirmedAt: agesAgo })
  expect(await actorBehind(cookie)).toMatchObject({ kind: 'user', hasConfirmed: false })
  await execute(confirmPassword, callerFor(actor), { password: testPassword })
  expect(await actorBehind(cookie)).toMatchObject({ hasConfirmed: true })
  expect(await actorBehind(other.cookie)).toMatchObject({ hasConfirmed: false })
})

it('lasts ten minutes', async () => {
  const user = await createAccount()
  const nearly = await signIn(user, { passwordConfirmedAt: new Date(Date.now() - 9 * 60_000) })
  expect(await actorBehind(nearly.cookie)).toMatchObject({ hasConfirmed: true })
})

it('refuses a wrong password at its field, and counts the attempt', async () => {
  const { actor, cookie } = await somebody()
  const caller = callerFor(actor)
  const trying = () => execute(confirmPassword, caller, { password: 'forkert kode' })
  await expect(trying()).rejects.toMatchObject({ code: 'WRONG_PASSWORD', fields: { password: expect.any(String) } })
  for (let n = 0; n < 9; n++) await trying().catch(() => {})
  await expect(trying()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await actorBehind(cookie)).toMatchObject({ hasConfirmed: false })
})

it('needs a session', async () => {
  const trying = execute(confirmPassword, callerFor(visitor()), { password: testPassword })
  await expect(trying).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

it('redirects browsers without script to a path of ours, and drops the password on refusal', async () => {
  const { cookie } = await somebody()
  const post = async (fields: Record<string, string>) =>
    (
      await route(confirmPassword)(
        new Request('http://localhost:3000/api/user/confirm', {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { host: 'localhost:3000', cookie, accept: 'text/html', 'x-client-address': '198.51.100.77' },
        }),
        { params: Promise.resolve({}) },
      )
    ).headers.get('location')
  const refused = (await post({ password: 'forkert kode', redirect: '/admin/qr?kladde=abc#spaer' })) ?? ''
  expect(refused).toMatch(/^\/auth\/confirm\?redirect=%2Fadmin%2Fqr%3Fkladde%3Dabc%23spaer&kladde=[\w-]{43}#bekraeft$/)
  const id = /kladde=([\w-]{43})/.exec(refused)?.[1] ?? ''
  expect((await db.formDraft.findUniqueOrThrow({ where: { id } })).values).toEqual({
    redirect: '/admin/qr?kladde=abc#spaer',
  })
  expect(await post({ password: testPassword, redirect: '/admin/qr?kladde=abc#spaer' })).toBe(
    '/admin/qr?kladde=abc#spaer',
  )
  expect(await post({ password: testPassword, redirect: 'https://evil.example/' })).toBe('/profile')
})
