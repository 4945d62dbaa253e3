import { expect, it, vi } from 'vitest'
import { register } from '@/instrumentation'
import { demoAccounts, demoPassword } from '@/lib/domain/accounts/demo-accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { createUser } from '@/lib/domain/accounts/users'
import { db } from '@/lib/server/db'

it('a server process of a real site does not start on a demonstration database', async () => {
  const passwordHash = await hashPassword(demoPassword)
  await db.$transaction((tx) => createUser(tx, { ...demoAccounts.admin, passwordHash, isDemo: true }))
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  vi.stubEnv('MINDELUND_STRICT', '1')
  await expect(register()).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining('demo-admin'),
  })
})
