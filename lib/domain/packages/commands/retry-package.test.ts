import { describe, expect, it } from 'vitest'
import { retryPackage } from '@/lib/domain/packages/commands/retry-package'
import { lockMaking, makePackageCodes } from '@/lib/domain/packages/make-package-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { besideTransaction } from '@/lib/server/guard-transactions'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { administrator, workshopCaller } from '@/tests/factories/console'

const newPackage = (state: 'making' | 'ready' | 'failed') =>
  db.qrPackage.create({ data: { name: 'Granit', count: 3, state }, select: { id: true } })

describe('making a package again', () => {
  it.each(['failed', 'making'] as const)(
    'orders the codes of one that is %s and that nobody is making',
    async (state) => {
      const { id } = await newPackage(state)
      const { caller } = await administrator()
      await execute(retryPackage, caller, { id })
      const jobs = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'make-package-codes' AND data->>'packageId' = ${id}`
      expect(jobs).toHaveLength(1)
      await makePackageCodes(id)
      expect(await db.qrPackage.findUnique({ where: { id } })).toMatchObject({ state: 'ready', made: 3 })
    },
  )

  it('refuses one that is being made', async () => {
    const { id } = await newPackage('making')
    const { caller } = await administrator()
    await db.$transaction(async (tx) => {
      await lockMaking(tx, id)
      const again = besideTransaction(() => execute(retryPackage, caller, { id }))
      await expect(again).rejects.toMatchObject({ code: 'PACKAGE_NOT_READY' })
    })
  })

  it('refuses one that is ready or unknown, and everyone but full administrators', async () => {
    const { id } = await newPackage('ready')
    const { caller } = await administrator()
    const unknown = { id: '01890000-0000-7000-8000-000000000000' }
    await expect(execute(retryPackage, caller, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(execute(retryPackage, caller, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(retryPackage, caller, { id: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(execute(retryPackage, callerFor(visitor()), { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(retryPackage, await workshopCaller(), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
