import 'server-only'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

/** How many persons come to a funeral whose day is not over; 0 after it. */
export async function countComing(memorialId: string): Promise<number> {
  const { _sum } = await db.funeralAnswer.aggregate({
    where: { memorialId, memorial: { funeralDay: { gte: new Date(danishDay(new Date())) } } },
    _sum: { persons: true },
  })
  return _sum.persons ?? 0
}
