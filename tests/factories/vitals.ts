import { addVitals, type TakenVitals } from '@/lib/domain/vitals/keep-vitals'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { plusDays } from '@/lib/shared/time-buckets'

type Measured = TakenVitals['measured'][number]

/** Visits of a Danish day that measured these values, each once unless told otherwise. */
export function measured(
  day: string,
  values: ReadonlyArray<number | [value: number, count: number]>,
  more: Partial<Omit<Measured, 'day' | 'values'>> = {},
): Measured {
  const counted = values.map((value): [number, number] => (typeof value === 'number' ? [value, 1] : value))
  return { page: 'memorial', device: 'phone', connection: 'fast', metric: 'LCP', ...more, day, values: counted }
}

export async function addMeasured(rows: Measured[], keptOut: TakenVitals['keptOut'] = []): Promise<void> {
  await db.$transaction((tx) => addVitals(tx, { measured: rows, keptOut }))
}

/** The Danish day, `days` before `now`. */
export const daysBefore = (now: Date, days: number) => plusDays(danishDay(now), -days)
