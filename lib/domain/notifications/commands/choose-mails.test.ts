import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseMails } from '@/lib/domain/notifications/commands/choose-mails'
import { getMailChoices } from '@/lib/domain/notifications/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

// A fixed clock: the last minutes before midnight in Denmark, when London has another date.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-30T23:30:00Z') })
  return () => vi.useRealTimers()
})

async function withAccount(frequency?: 'daily' | 'never') {
  const user = await createAccount()
  if (frequency) await db.user.update({ where: { id: user.id }, data: { mailFrequency: frequency } })
  const caller = callerFor(actorFor(user))
  const choose = async (input: object) => (await execute(chooseMails, caller, input)).result
  const addNews = () => db.notification.create({ data: { userId: user.id, kind: 'contribution_received' } })
  const countWaiting = () => db.notification.count({ where: { userId: user.id, mailedAt: null } })
  return { user, choose, addNews, countWaiting, read: () => getMailChoices(actorFor(user)) }
}

describe('choosing how often mail comes', () => {
  it('defaults to at once for a new account, and then is as chosen', async () => {
    const { choose, read } = await withAccount()
    expect(await read()).toEqual({ frequency: 'at_once', quietUntil: null, today: '2026-01-31' })
    expect(await choose({ frequency: 'weekly' })).toEqual({
      frequency: 'weekly',
      quietUntil: null,
      today: '2026-01-31',
    })
    expect(await read()).toMatchObject({ frequency: 'weekly' })
  })

  it('changes nobody else’s choice', async () => {
    const [mine, other] = [await withAccount(), await withAccount()]
    await mine.choose({ frequency: 'never', quiet: 'week' })
    expect(await other.read()).toMatchObject({ frequency: 'at_once', quietUntil: null })
  })

  it('never mails later what arrived while no mail was wanted', async () => {
    const { choose, addNews, countWaiting } = await withAccount('never')
    await addNews()
    await choose({ frequency: 'daily' })
    expect(await countWaiting()).toBe(0)
  })

  it('keeps what waits for a summary when only the frequency changes', async () => {
    const { choose, addNews, countWaiting } = await withAccount('daily')
    await addNews()
    await choose({ frequency: 'at_once' })
    expect(await countWaiting()).toBe(1)
  })
})

describe('a pause', () => {
  it.each([
    ['a week', { quiet: 'week' }, '2026-02-07'],
    ['a month, to its last day where it is shorter', { quiet: 'month' }, '2026-02-28'],
    ['a chosen day', { quiet: 'date', quietUntil: '2026-02-01' }, '2026-02-01'],
    ['no pause, whatever stands in the field', { quiet: 'none', quietUntil: '2026-02-01' }, null],
  ])('lasts %s', async (_, input, quietUntil) => {
    const { choose, read } = await withAccount()
    await choose({ frequency: 'daily', ...input })
    expect(await read()).toMatchObject({ quietUntil })
  })

  it('stays when something else is changed, ends on request, and is over on its day', async () => {
    const { choose, read } = await withAccount()
    await choose({ frequency: 'daily', quiet: 'week' })
    await choose({ frequency: 'weekly', quiet: 'keep' })
    expect(await read()).toMatchObject({ frequency: 'weekly', quietUntil: '2026-02-07' })
    vi.setSystemTime(new Date('2026-02-06T23:00:00Z'))
    expect(await read()).toMatchObject({ quietUntil: null })
    vi.setSystemTime(new Date('2026-01-31T10:00:00Z'))
    await choose({ frequency: 'weekly', quiet: 'none' })
    expect(await read()).toMatchObject({ quietUntil: null })
  })
})

describe('what is refused', () => {
  it.each([
    [{}, 'frequency'],
    [{ frequency: 'hourly' }, 'frequency'],
    [{ frequency: 'daily', quiet: 'year' }, 'quiet'],
    [{ frequency: 'daily', quiet: 'date' }, 'quietUntil'],
    [{ frequency: 'daily', quiet: 'date', quietUntil: '2026-02-30' }, 'quietUntil'],
    [{ frequency: 'daily', quiet: 'date', quietUntil: '2026-01-31' }, 'quietUntil'],
    [{ frequency: 'daily', quiet: 'date', quietUntil: '2027-02-02' }, 'quietUntil'],
  ])('%j is refused at %s, and nothing changes', async (input, field) => {
    const { choose, read } = await withAccount()
    await expect(choose(input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.stringMatching(/^\p{Lu}.+\.$/u) },
    })
    expect(await read()).toMatchObject({ frequency: 'at_once', quietUntil: null })
  })

  it('anything without a session', async () => {
    const choosing = execute(chooseMails, callerFor(visitor()), { frequency: 'daily' })
    await expect(choosing).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(getMailChoices(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
