import { describe, expect, test } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { replyByLink } from '@/lib/domain/support/commands/reply-by-link'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCase, readThread } from '@/tests/factories/support'

const linkTo = (supportCaseId: string, validMs = 3600_000) =>
  createAccessToken(db, { kind: 'support_case', supportCaseId, validMs })
const reply = (token: string, message = 'Nu virker den.') =>
  execute(replyByLink, callerFor(visitor()), { token, message })

describe('replying by the link', () => {
  test('works repeatedly', async () => {
    const { id, number } = await createCase({ status: 'answered' })
    const token = await linkTo(id)
    expect((await reply(token)).result).toEqual({ number })
    await reply(token, 'Og tak.')
    expect((await readThread(id)).map(({ text }) => text)).toEqual([
      'Telefonen finder ikke siden.',
      'Nu virker den.',
      'Og tak.',
    ])
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ status: 'open' })
  })

  test('reopens a closed case', async () => {
    const { id } = await createCase({ status: 'closed' })
    await reply(await linkTo(id))
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ status: 'open', closedAt: null })
    expect((await readThread(id)).map(({ kind }) => kind)).toEqual(['from_sender', 'reopened', 'from_sender'])
  })

  test('does not change the place in the queue', async () => {
    const lastEntryAt = new Date(Date.now() - 3 * 24 * 3600_000)
    const { id } = await createCase({ lastEntryAt })
    await reply(await linkTo(id))
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ lastEntryAt })
  })

  test('notifies only the assignee in the app, and the shared mailbox', async () => {
    const [has, other] = await Promise.all([
      createAccount({ isAdmin: true, staffScope: 'full' }),
      createAccount({ isAdmin: true, staffScope: 'full' }),
    ])
    const { id, number } = await createCase({ assignee: has, status: 'answered' })
    await reply(await linkTo(id))
    const told = await db.notification.findMany({ where: { supportCaseId: id } })
    expect(told.map(({ userId }) => userId)).toEqual([has.id])
    expect(told[0]?.userId).not.toBe(other.id)
    const mail = await db.mail.findFirst({ where: { subject: { contains: `Nyt om henvendelse ${number}` } } })
    expect(mail).toMatchObject({ recipient: env.SUPPORT_EMAIL })
  })

  test('is refused for an unknown, an expired and another kind of link', async () => {
    const { id } = await createCase()
    const { id: userId } = await createAccount()
    await expect(reply('x'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    await expect(reply(await linkTo(id, -1))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    const reset = await createAccessToken(db, { kind: 'password_reset', userId, validMs: 3600_000 })
    await expect(reply(reset)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    expect(await readThread(id)).toHaveLength(1)
  })

  test('is refused without a text', async () => {
    const { id } = await createCase()
    await expect(reply(await linkTo(id), ' \n ')).rejects.toMatchObject({ fields: { message: 'Skriv dit svar.' } })
  })
})
