import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { confirmEmail } from '@/lib/domain/accounts/commands/confirm-email'
import { findEmailConfirmation } from '@/lib/domain/accounts/email-queries'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { sendSummaries } from '@/lib/domain/notifications/send-summaries'
import { sendWaitingSummaryJob } from '@/lib/domain/notifications/summary-jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { danishDay } from '@/lib/shared/danish-time'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

async function unconfirmed() {
  const user = await createAccount({ isEmailConfirmed: false })
  const order = { kind: 'email_confirmation', userId: user.id, email: user.email, validMs: 3600_000 } as const
  return { user, token: await createAccessToken(db, order) }
}

const confirm = (token: string) => execute(confirmEmail, callerFor(visitor()), { token })
const isConfirmed = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).emailConfirmedAt !== null

describe('confirming an address', () => {
  it('needs one click from the link and no sign-in, and the link then shows that it is done', async () => {
    const { user, token } = await unconfirmed()
    expect(await findEmailConfirmation(visitor(), { token })).toEqual({ state: 'open', email: user.email })
    expect(await isConfirmed(user.id)).toBe(false)
    expect(await confirm(token)).toEqual({ result: { email: user.email }, cookies: [] })
    expect(await isConfirmed(user.id)).toBe(true)
    expect(await findEmailConfirmation(visitor(), { token })).toEqual({ state: 'done', email: user.email })
    await expect(confirm(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('is refused for a former address, an expired link, another kind of link and a closed account', async () => {
    const { user, token } = await unconfirmed()
    const email = `ny-${user.email}`
    await db.user.update({ where: { id: user.id }, data: { email, emailKey: email } })
    await expect(confirm(token)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    const late = await createAccessToken(db, { kind: 'email_confirmation', userId: user.id, email, validMs: -1 })
    await expect(confirm(late)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    const reset = await createAccessToken(db, { kind: 'password_reset', userId: user.id, validMs: 3600_000 })
    await expect(confirm(reset)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    const other = await unconfirmed()
    await db.user.update({ where: { id: other.user.id }, data: { disabledAt: new Date() } })
    await expect(confirm(other.token)).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
    expect(await findEmailConfirmation(visitor(), { token: other.token })).toMatchObject({
      state: 'refused',
      message: expect.stringContaining(env.SUPPORT_EMAIL),
    })
    expect(await isConfirmed(user.id)).toBe(false)
  })
})

describe('until the address is confirmed', () => {
  it('visitors’ posts are not mailed, and are sent as one mail afterwards', async () => {
    const { user, token } = await unconfirmed()
    const memorial = await createMemorial({ owner: user })
    for (const message of ['Hvil i fred', 'Tak for alt']) {
      const words = { id: memorial.id, name: 'Bodil Krogh', message }
      await execute(lightCandle, callerFor(visitor()), words)
    }
    const mails = () => db.mail.findMany({ where: { recipient: user.email } })
    await sendSummaries({ day: danishDay(new Date()) })
    expect(await mails()).toEqual([])
    expect(await db.notification.count({ where: { userId: user.id, mailedAt: null } })).toBe(2)

    await confirm(token)
    const [job] = await db.$queryRaw<{ data: unknown }[]>`
      SELECT data FROM pgboss.job WHERE name = 'send-waiting-summary' AND data->>'userId' = ${user.id}`
    await sendWaitingSummaryJob.perform(job?.data)
    await sendWaitingSummaryJob.perform(job?.data)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'contribution-summary' })
    expect(mail?.text).toContain('Hvil i fred')
    expect(mail?.text).toContain('Tak for alt')

    // In the page's first week, posts would be bundled by the hour.
    await db.memorial.update({ where: { id: memorial.id }, data: { publishedAt: new Date('2024-01-01') } })
    await execute(lightCandle, callerFor(visitor()), { id: memorial.id, name: 'Per', message: 'Farvel' })
    expect(await mails()).toHaveLength(2)
  })
})
