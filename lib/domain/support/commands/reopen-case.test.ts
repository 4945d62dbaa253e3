import { describe, expect, test } from 'vitest'
import { reopenCase } from '@/lib/domain/support/commands/reopen-case'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createCase, readThread } from '@/tests/factories/support'

const reopen = async (number: number) =>
  execute(reopenCase, callerFor(administratorFor(await createAccount({ isAdmin: true }))), { number })

describe('reopening a case', () => {
  test('makes it wait for an answer', async () => {
    const longAgo = new Date(Date.now() - 30 * 24 * 3600_000)
    const { id, number } = await createCase({ status: 'closed', lastEntryAt: longAgo })
    await reopen(number)
    const row = await db.supportCase.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ status: 'open', closedAt: null })
    expect(row.lastEntryAt.getTime()).toBeGreaterThan(longAgo.getTime())
    expect((await readThread(id)).at(-1)).toMatchObject({ kind: 'reopened' })
  })

  test('is refused for a case that is not closed', async () => {
    const { id, number } = await createCase({ status: 'answered' })
    await expect(reopen(number)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ status: 'answered' })
  })
})
