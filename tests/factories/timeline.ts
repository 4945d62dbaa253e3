import { db } from '@/lib/server/db'
import type { PartialDate } from '@/lib/shared/danish-dates'

type Options = {
  memorial: { id: string }
  title?: string
  text?: string
  place?: string
  date?: PartialDate
  position?: number
  pictures?: { id: string }[]
  createdById?: string
}

/** An event in a page's timeline, in 1960 by default. */
export function createEvent({ memorial, title = 'Bryllup', date = { year: 1960 }, pictures = [], ...rest }: Options) {
  return db.timelineEvent.create({
    data: {
      memorialId: memorial.id,
      title,
      year: date.year,
      month: date.month ?? null,
      day: date.day ?? null,
      qualifier: date.qualifier ?? null,
      ...rest,
      pictures: { createMany: { data: pictures.map(({ id }, position) => ({ mediaId: id, position })) } },
    },
    select: { id: true, revision: true },
  })
}
