import { expect, it } from 'vitest'
import { checkPassword } from '@/lib/domain/accounts/commands/check-password'
import { isCommonPassword } from '@/lib/domain/accounts/password-rules'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, visitor } from '@/tests/factories/accounts'

const isAdvisedAgainst = async (password: string, caller = callerFor(visitor())) =>
  (await execute(checkPassword, caller, { password })).result.isCommon

it.each([
  'password',
  'PASSWORD',
  'Password1',
  'p4$$w0rd',
  'qwerty123!',
  'iloveyou2024',
  'aaaaaaaa',
  'Mormor1948',
  'Sommer2026',
  'mindelund1',
])('advises against %s', async (password) => {
  expect(await isAdvisedAgainst(password)).toBe(true)
})

it.each(['lyng og granit', 'tre gule havetulipaner', 'mindelund-demo', 'Kx7vP2mQ', '83610472'])(
  'has nothing against »%s«',
  async (password) => {
    expect(await isAdvisedAgainst(password)).toBe(false)
  },
)

it('treats the person’s own name and address as common', async () => {
  const person = { username: 'Karen.Holm', email: 'kholm@eksempel.dk' }
  expect(await isCommonPassword('karen.holm77', person)).toBe(true)
  expect(await isCommonPassword('kholm@eksempel.dk', person)).toBe(true)
  expect(await isCommonPassword('karen.holm77')).toBe(false)
})

it('stores nothing, and is limited against trying a list', async () => {
  const caller = callerFor(visitor())
  for (let n = 0; n < 120; n++) await isAdvisedAgainst('lyng og granit', caller)
  await expect(isAdvisedAgainst('lyng og granit', caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await db.auditEntry.count({ where: { command: 'accounts.check-password' } })).toBe(0)
})
