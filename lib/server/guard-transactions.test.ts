import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyone, defineCommand, execute, nothing } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { callerFor, visitor } from '@/tests/factories/accounts'

const count = (database: Pick<Transaction, 'auditEntry'>) => database.auditEntry.count()

describe('the global client', () => {
  test.each([
    ['a model', () => count(db)],
    ['a raw query', () => db.$queryRaw`SELECT 1`],
    ['another transaction', () => db.$transaction(async (tx) => count(tx))],
  ])('refuses %s inside an open transaction, even after other awaits', async (_, ask) => {
    const asked = db.$transaction(async (tx) => {
      await count(tx)
      return ask()
    })
    await expect(asked).rejects.toThrow('inside an open transaction')
  })

  test('refuses inside a command’s run', async () => {
    const command = defineCommand({
      name: 'tests.ask-outside',
      session: 'optional',
      input: z.object({}),
      load: nothing,
      authorize: anyone,
      run: () => count(db),
    })
    await expect(execute(command, callerFor(visitor()), {})).rejects.toThrow('inside an open transaction')
  })

  test('works beside another transaction, and after one’s own', async () => {
    let beside: Promise<number> | undefined
    const outside = new Promise<void>((resolve) => {
      beside = Promise.resolve().then(() => count(db))
      resolve()
    })
    await db.$transaction(async (tx) => count(tx))
    await outside
    expect(await beside).toBeTypeOf('number')
    expect(await count(db)).toBeTypeOf('number')
    expect(await db.$transaction([db.auditEntry.count()])).toHaveLength(1)
  })
})
