import { describe, expect, it } from 'vitest'
import { db } from '@/lib/server/db'
import { besideTransaction } from '@/lib/server/guard-transactions'
import { lockRow, lockRows, withIds } from '@/lib/server/lock-rows'
import { createAccount } from '@/tests/factories/accounts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** How many of these accounts another transaction could lock now, without waiting. */
const freeOf = (ids: string[]) =>
  besideTransaction(
    async () =>
      (
        await db.$queryRaw<unknown[]>`
          SELECT 1 FROM "User" WHERE id = ANY(${ids}::uuid[]) FOR UPDATE SKIP LOCKED`
      ).length,
  )

describe('locking rows', () => {
  it('locks one row until the transaction ends, and no other row', async () => {
    const [mine, other] = [(await createAccount()).id, (await createAccount()).id]
    await db.$transaction(async (tx) => {
      expect(await lockRow(tx, 'User', mine)).toBe(true)
      expect(await freeOf([mine, other])).toBe(1)
    })
    expect(await freeOf([mine, other])).toBe(2)
  })

  it('returns false when the row does not exist', async () => {
    expect(await db.$transaction((tx) => lockRow(tx, 'User', nobody))).toBe(false)
  })

  it('allows new references to the row with no-key-update, and blocks them with update', async () => {
    const { id: userId } = await createAccount()
    const pointing = () =>
      besideTransaction(() =>
        db.$transaction(async (other) => {
          await other.$executeRaw`SET LOCAL lock_timeout = '50ms'`
          await other.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR KEY SHARE`
          return 'written'
        }),
      ).catch(() => 'waits')
    await db.$transaction(async (tx) => {
      await lockRow(tx, 'User', userId, 'no-key-update')
      expect(await pointing()).toBe('written')
      await lockRow(tx, 'User', userId)
      expect(await pointing()).toBe('waits')
    })
  })

  it('locks all matching rows', async () => {
    const ids = [(await createAccount()).id, (await createAccount()).id]
    await db.$transaction(async (tx) => {
      await lockRows(tx, 'User', withIds(ids))
      expect(await freeOf(ids)).toBe(0)
    })
  })
})
