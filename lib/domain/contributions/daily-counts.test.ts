import { expect, test } from 'vitest'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { decideContributions } from '@/lib/domain/contributions/commands/decide-contributions'
import { leaveGreeting } from '@/lib/domain/contributions/commands/leave-greeting'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { reopenContribution } from '@/lib/domain/contributions/commands/reopen-contribution'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

// Reproducible: a failure names its seed.
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test.each([1, 2026])(
  'the daily counts are right after any sequence of commands (seed %i)',
  async (seed) => {
    const roll = dice(seed)
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, guestbookMode: 'at_once' })
    const family = callerFor(actorFor(owner))
    const writer = callerFor(actorFor(await createAccount()))
    for (let day = 0; day < 8; day++) {
      const kind = (['greeting', 'candle', 'tribute'] as const)[day % 3] ?? 'candle'
      const createdAt = new Date(Date.now() - day * 30 * 3600_000)
      await createContribution({
        memorial,
        kind,
        createdAt,
        status: day % 2 ? 'approved' : 'pending',
        userId: writerId(writer),
      })
    }
    for (let step = 0; step < 60; step++) {
      const rows = await db.contribution.findMany({ where: { memorialId: memorial.id }, select: { id: true } })
      const id = rows[roll(rows.length)]?.id ?? ''
      const many = { id: memorial.id, ids: rows.filter(() => roll(2) === 0).map((row) => row.id) }
      const acts = [
        () => execute(approveContribution, family, { id }),
        () => execute(rejectContribution, family, { id }),
        () => execute(reopenContribution, family, { id }),
        () => execute(decideContributions, family, { ...many, decision: 'approve', seen: 'rejected' }),
        () => execute(decideContributions, family, { ...many, decision: 'reopen', seen: 'approved' }),
        () => execute(withdrawContribution, writer, { id }),
        () => execute(lightCandle, writer, { id: memorial.id, name: 'Ove' }),
        () => execute(leaveGreeting, writer, { id: memorial.id, name: 'Ove', message: 'Tak' }),
      ]
      await acts[roll(acts.length)]?.().catch(expectRefusal)
    }
    const [shown, burning] = await Promise.all([
      db.contribution.groupBy({ by: ['kind'], where: { memorialId: memorial.id, status: 'approved' }, _count: true }),
      db.contribution.count({
        where: {
          memorialId: memorial.id,
          kind: 'candle',
          status: 'approved',
          burnsUntil: { gte: new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' })) },
        },
      }),
    ])
    const of = (kind: string) => shown.find((row) => row.kind === kind)?._count ?? 0
    expect(await countContributions(memorial.id)).toEqual({
      greetings: of('greeting'),
      candles: of('candle'),
      tributes: of('tribute'),
      burning,
    })
  },
  60_000,
)

function writerId({ actor }: ReturnType<typeof callerFor>): string | null {
  return actor.kind === 'user' ? actor.userId : null
}

function expectRefusal(error: unknown) {
  expect(error).toBeInstanceOf(DomainError)
}
