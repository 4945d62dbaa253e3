import { expect, test } from 'vitest'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { bringBackContribution } from '@/lib/domain/reports/commands/bring-back-contribution'
import { hideContribution } from '@/lib/domain/reports/commands/hide-contribution'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler } from '@/tests/factories/reports'

const bringBack = async (id: string) =>
  execute(bringBackContribution, callerFor(await createHandler()), { id, reasons: 'Det er i orden.' })

test.each(['approved', 'pending', 'rejected'] as const)(
  'a post goes back to being %s, and is counted as then',
  async (status) => {
    const memorial = await createMemorial({ owner: await createAccount() })
    const post = await createContribution({ memorial, status })
    const caller = callerFor(await createHandler())
    await execute(hideContribution, caller, { id: post.id, ground: 'law', reasons: 'Et navn.' })
    await bringBack(post.id)
    const row = await db.contribution.findUniqueOrThrow({ where: { id: post.id } })
    expect(row).toMatchObject({ status, hiddenAt: null, hiddenReason: null, hiddenFrom: null })
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: status === 'approved' ? 1 : 0 })
  },
)

test('bringing back is refused for a post that is visible or missing', async () => {
  const memorial = await createMemorial({ owner: await createAccount() })
  const { id } = await createContribution({ memorial })
  await expect(bringBack(id)).rejects.toMatchObject({ code: 'NOT_HIDDEN' })
  await expect(bringBack('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
