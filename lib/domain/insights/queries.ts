import 'server-only'
import { z } from 'zod'
import { findAttention } from '@/lib/domain/insights/attention'
import { countedAtName, keepFigures } from '@/lib/domain/insights/keep-figures'
import { canReadInsights } from '@/lib/domain/insights/policy'
import { memorialStates, type OverviewView } from '@/lib/domain/insights/schema'
import { listStateFigures } from '@/lib/domain/packages/queries'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

/** What waits for a person today. */
export const listAttention = defineRead({
  name: 'insights.list-attention',
  session: 'required',
  input: z.object({}),
  authorize: canReadInsights,
  run: () => findAttention(new Date()),
})

/** What waits for a person today, and how many pages and codes there are. */
export const getOverview = defineRead({
  name: 'insights.get-overview',
  session: 'required',
  input: z.object({}),
  authorize: canReadInsights,
  run: (actor) => readOverview(actor),
})

async function readOverview(actor: Actor, now = new Date()): Promise<OverviewView> {
  const [attention, codes, states] = await Promise.all([findAttention(now), listStateFigures(actor), readStates(now)])
  const count = (name: string) => Number(states.get(name) ?? 0)
  return {
    attention,
    codes,
    memorials: {
      draft: 0,
      published: 0,
      archived: 0,
      memorialised: 0,
      ...Object.fromEntries(memorialStates.map((state) => [state, count(`memorial.${state}`)])),
    },
    headPictures: { done: count('heads.done'), all: count('heads.all') },
    countedAt: new Date(count(countedAtName) || now).toISOString(),
  }
}

/** The figures of today by name; counted now when the job has not done it yet today. */
async function readStates(now: Date, isCounted = false): Promise<Map<string, bigint>> {
  const rows = await db.figureDay.findMany({ where: { day: new Date(danishDay(now)) } })
  if (rows.some(({ name }) => name === countedAtName) || isCounted) {
    return new Map(rows.map(({ name, count }) => [name, count]))
  }
  await keepFigures(now)
  return readStates(now, true)
}
