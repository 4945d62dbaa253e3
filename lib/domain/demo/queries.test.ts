import { expect, it } from 'vitest'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { demoAccounts, demoKeys } from '@/lib/domain/accounts/demo-accounts'
import { keyFromText } from '@/lib/domain/accounts/second-factor/app-key'
import { keepFactor } from '@/lib/domain/accounts/second-factor/factor-changes'
import { findDemoCode, listDemoFactors } from '@/lib/domain/demo/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { callerFor, createAccount, testPassword, visitor } from '@/tests/factories/accounts'
import { giveFactor, halfway } from '@/tests/factories/second-factor'

it('the demo’s staff sign in with the offered codes, three times within one period', async () => {
  const user = await createAccount({ isAdmin: true, staffScope: 'full' })
  // The name is reserved, so it is set directly.
  const { username: usernameKey } = demoAccounts.admin
  await db.user.update({ where: { id: user.id }, data: { username: usernameKey, usernameKey } })
  await db.$transaction((tx) => keepFactor(tx, user.id, { key: keyFromText(demoKeys.admin), recoveryCodes: [] }, null))
  const other = await createAccount({ isAdmin: true, staffScope: 'full' })
  await giveFactor(other)
  expect(await listDemoFactors(), 'where there is no demonstration').toEqual([])
  env.DEMO_DATA = true
  try {
    const used = new Set<string>()
    for (let n = 0; n < 3; n++) {
      const [factor] = await listDemoFactors()
      expect(factor).toMatchObject({ username: 'demo-admin', totpSecret: demoKeys.admin })
      const totpCode = factor?.totpCode ?? ''
      used.add(totpCode)
      const { username } = demoAccounts.admin
      const { result } = await execute(logIn, callerFor(visitor()), { username, password: testPassword, totpCode })
      expect(result.nextStep).toBeUndefined()
    }
    expect(used.size).toBe(3)
    const { actor } = await halfway(other)
    expect(await findDemoCode(actor), 'an account that is none of the demonstration’s').toBeNull()
  } finally {
    env.DEMO_DATA = false
  }
})
