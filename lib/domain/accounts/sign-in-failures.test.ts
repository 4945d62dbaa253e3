import { expect, it } from 'vitest'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { listSignInFailures } from '@/lib/domain/accounts/session-queries'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const guess = (username: string, address = '203.0.113.9') =>
  execute(logIn, callerFor(visitor(), { address }), { username, password: 'forkert kode' }).catch(() => {})

it('are counted by network and hour, without what was typed or the whole address', async () => {
  const user = await createAccount()
  for (const address of ['203.0.113.9', '203.0.113.200', '2001:db8:1:2::3']) await guess(user.email, address)
  const rows = await listSignInFailures(actorFor(user), { userId: user.id })
  expect(rows.map(({ network, count, kind }) => [network, count, kind]).sort()).toEqual([
    ['2001:db8:1::/48', 1, 'password'],
    ['203.0.113.0/24', 2, 'password'],
  ])
})

it('are all counted when concurrent', async () => {
  const user = await createAccount()
  await Promise.all(Array.from({ length: 8 }, () => guess(user.username)))
  expect(await listSignInFailures(actorFor(user), { userId: user.id })).toMatchObject([{ count: 8 }])
})

it('are not recorded for an unknown name, which may be a password in the wrong field', async () => {
  await guess('hemmelig-kode-123')
  const tables = JSON.stringify([await db.signInFailure.findMany(), await db.auditEntry.findMany()])
  expect(tables).not.toContain('hemmelig-kode-123')
})

it('are shown to the account and to full administrators, and are NOT_FOUND for others', async () => {
  const user = await createAccount()
  await guess(user.username)
  const staff = await createAccount({ isAdmin: true, staffScope: 'full' })
  expect(await listSignInFailures(administratorFor(staff), { userId: user.id })).toHaveLength(1)
  for (const actor of [actorFor(await createAccount()), administratorFor(staff, 'production')]) {
    await expect(listSignInFailures(actor, { userId: user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

it('are deleted after 90 days', async () => {
  const user = await createAccount()
  await guess(user.username)
  await tidyUp(new Date(Date.now() + 89 * dayMs))
  expect(await db.signInFailure.count({ where: { userId: user.id } })).toBe(1)
  await tidyUp(new Date(Date.now() + 91 * dayMs))
  expect(await db.signInFailure.count({ where: { userId: user.id } })).toBe(0)
})
