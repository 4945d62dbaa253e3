import { describe, expect, it } from 'vitest'
import { readFlows } from '@/lib/domain/insights/figures'
import { keepFigures } from '@/lib/domain/insights/jobs'
import { getFiguresFile, getTrends } from '@/lib/domain/insights/queries'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { plusDays } from '@/lib/shared/time-buckets'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

const today = danishDay(new Date())
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))

async function visit(days: Array<{ ago: number; qr: number; link: number }>) {
  const { id: memorialId } = await createMemorial({ owner: await createAccount() })
  await db.memorialVisitDay.createMany({
    data: days.flatMap(({ ago, qr, link }) => [
      { memorialId, day: new Date(plusDays(today, -ago)), source: 'qr' as const, count: qr },
      { memorialId, day: new Date(plusDays(today, -ago)), source: 'link' as const, count: link },
    ]),
  })
  return memorialId
}

describe('the figures of the service', () => {
  it('compare the last seven whole days with the seven before, and tell today apart', async () => {
    await visit([
      { ago: 0, qr: 1, link: 0 },
      { ago: 1, qr: 2, link: 3 },
      { ago: 7, qr: 0, link: 4 },
      { ago: 8, qr: 1, link: 1 },
      { ago: 14, qr: 0, link: 1 },
      { ago: 15, qr: 9, link: 9 },
    ])
    await keepFigures()
    const { weeks } = await getTrends(await administrator(), { figure: 'visits', period: '30d' })
    expect(weeks.find(({ name }) => name === 'visits')).toMatchObject({ today: 1, week: 9, before: 3 })
    expect(weeks.find(({ name }) => name === 'scans')).toMatchObject({ today: 1, week: 2, before: 1 })
  })

  it('add up to the same in days, weeks and months', async () => {
    const admin = await administrator()
    const sum = async (period: '30d' | '13w' | '1y') =>
      (await getTrends(admin, { figure: 'visits', period })).points.reduce((all, { count }) => all + count, 0)
    expect(await sum('30d')).toBe(31)
    // Weeks are whole days: without today.
    expect(await sum('13w')).toBe(30)
    expect(await sum('1y')).toBe(31)
  })

  it('count nothing twice when they are counted again, also at once, and follow what was withdrawn', async () => {
    const memorialId = await visit([{ ago: 0, qr: 5, link: 5 }])
    await Promise.all([keepFigures(), keepFigures(), keepFigures()])
    const visits = async () => {
      const { weeks } = await getTrends(await administrator(), { figure: 'visits', period: '30d' })
      return weeks.find(({ name }) => name === 'visits')?.today
    }
    expect(await visits()).toBe(11)
    await db.memorialVisitDay.deleteMany({ where: { memorialId } })
    await keepFigures()
    expect(await visits()).toBe(1)
  })

  it('count days that were missed while no process ran', async () => {
    const name = 'counted-at'
    await db.figureDay.deleteMany({ where: { OR: [{ name: 'visits' }, { name }] } })
    await db.figureDay.create({ data: { name, day: new Date(plusDays(today, -14)), count: 0 } })
    await keepFigures()
    const { weeks } = await getTrends(await administrator(), { figure: 'visits', period: '30d' })
    expect(weeks.find((week) => week.name === 'visits')).toMatchObject({ week: 9, before: 3 })
  })

  it('tell first answers, and those that came within two working days or a report’s deadline', async () => {
    const monday = '2026-06-01'
    const of = { subject: 's', name: 'Bo', email: 'b@eksempel.dk', emailKey: 'b@eksempel.dk' }
    const ask = async (data: { topic: 'question' | 'report'; asked: string; dueOn?: string; answers: string[] }) => {
      const { id: caseId } = await db.supportCase.create({
        data: {
          ...of,
          topic: data.topic,
          createdAt: noonOf(data.asked),
          ...(data.dueOn ? { dueOn: new Date(data.dueOn) } : {}),
        },
      })
      for (const day of data.answers) {
        await db.supportEntry.create({
          data: { caseId, kind: 'from_staff', authorName: 'Ida', text: 'Svar', createdAt: noonOf(day) },
        })
      }
    }
    await ask({ topic: 'question', asked: '2026-05-28', answers: [monday, '2026-06-02'] })
    await ask({ topic: 'question', asked: '2026-05-20', answers: [monday] })
    await ask({ topic: 'report', asked: '2026-04-01', dueOn: monday, answers: [monday] })
    await ask({ topic: 'report', asked: '2026-04-01', dueOn: '2026-05-31', answers: [monday] })
    const flows = await readFlows(monday)
    const on = (day: string, name: string) => flows.find((flow) => flow.day === day && flow.name === name)?.count
    expect(on(monday, 'answered')).toBe(4)
    expect(on(monday, 'answered-in-time')).toBe(2)
    // Only the first answer to a case counts.
    expect(on('2026-06-02', 'answered')).toBeUndefined()
  })

  it('come as a file with a line for each day', async () => {
    const { body } = await getFiguresFile(await administrator())
    const [heading, ...rows] = String(body).trim().split('\r\n')
    expect(heading).toContain('Besøg i alt')
    expect(rows[0]?.startsWith(today)).toBe(true)
  })
})
