import { getCeremonyCalendar, listAnswers } from '@/lib/domain/ceremonies/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const ceremonyReads: Record<string, ReadRow> = {
  'ceremonies.get-ceremony-calendar': {
    read: getCeremonyCalendar,
    input: async ({ memorial: { id } }) => {
      await db.memorial.update({ where: { id }, data: { funeralDay: new Date('2400-01-02') } })
      return { id }
    },
    outcomes: readOutcomes('ok', { visitor: 404, foreign: 404, production: 404 }),
  },
  'ceremonies.list-answers': {
    read: listAnswers,
    input: async ({ memorial: { id: memorialId } }) => {
      await db.funeralAnswer.create({ data: { memorialId, name: 'Bodil', persons: 2 } })
      return { id: memorialId }
    },
    outcomes: readOutcomes(404, { viewer: 403, first_reader: 403, administrator: 403, editor: 'ok', owner: 'ok' }),
  },
}
