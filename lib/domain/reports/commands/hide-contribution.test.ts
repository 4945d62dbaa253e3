import { describe, expect, test } from 'vitest'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { decideContributions } from '@/lib/domain/contributions/commands/decide-contributions'
import { reopenContribution } from '@/lib/domain/contributions/commands/reopen-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { listQueue } from '@/lib/domain/contributions/queries'
import { listDownloadFiles } from '@/lib/domain/memorial-page/download/download-files'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { hideContribution } from '@/lib/domain/reports/commands/hide-contribution'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler } from '@/tests/factories/reports'

async function post(columns: object = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { owner, memorial, post: await createContribution({ memorial, status: 'approved', ...columns }) }
}
const hide = async (id: string) =>
  execute(hideContribution, callerFor(await createHandler()), { id, ground: 'terms', reasons: 'Sproget i hilsenen.' })

describe('a post hidden by an administrator', () => {
  test('is gone from the page, the counts and the download', async () => {
    const { memorial, post: greeting } = await post()
    await createPicture({ memorial, contributionId: greeting.id })
    await hide(greeting.id)
    const answer = await getMemorialPage(visitor(), memorial.slug)
    expect(answer).toMatchObject({ page: { greetings: { items: [] }, counts: { greetings: 0 } } })
    expect(await listDownloadFiles(memorial.id)).toEqual([])
  })

  test('no longer burns if it is a candle', async () => {
    const { memorial, post: candle } = await post({ kind: 'candle' })
    await hide(candle.id)
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 0, burning: 0 })
  })

  test('is in the family’s list with the reason, and they cannot show it again', async () => {
    const { owner, memorial, post: greeting } = await post()
    await hide(greeting.id)
    const actor = actorFor(owner)
    const queue = await listQueue(actor, { id: memorial.id, status: 'hidden' })
    expect(queue.items).toMatchObject([
      { id: greeting.id, statusText: 'Skjult af os', hiddenReason: 'Sproget i hilsenen.' },
    ])
    const caller = callerFor(actor)
    for (const command of [approveContribution, reopenContribution]) {
      await expect(execute(command, caller, { id: greeting.id })).rejects.toMatchObject({ code: 'HIDDEN_BY_HOUSE' })
    }
    const bulk = { id: memorial.id, decision: 'approve', seen: 'pending', ids: [greeting.id] }
    expect((await execute(decideContributions, caller, bulk)).result.decided).toEqual([])
    await expect(execute(decideContributions, caller, { ...bulk, seen: 'hidden' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('is mailed to the page’s owner and to its author, each with a way to complain', async () => {
    const author = await createAccount()
    const { owner, post: greeting } = await post({ userId: author.id })
    await hide(greeting.id)
    for (const { email } of [owner, author]) {
      const mail = await db.mail.findFirstOrThrow({ where: { recipient: email, template: 'content-hidden' } })
      expect(mail.text).toContain('Sproget i hilsenen.')
      expect(mail.text).toMatch(/\/contact\?klage=[\w-]{43}/)
    }
  })

  test('is not hidden twice, nor when it is deleted', async () => {
    const { post: greeting } = await post()
    await hide(greeting.id)
    await expect(hide(greeting.id)).rejects.toMatchObject({ code: 'ALREADY_HIDDEN' })
    await expect(hide('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
