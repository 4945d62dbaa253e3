import { randomUUID } from 'node:crypto'
import { getCeremonyCalendar, getProgramme, listAnswers } from '@/lib/domain/ceremonies/queries'
import { storage } from '@/lib/integrations/storage/storage'
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
  'ceremonies.get-programme': {
    read: getProgramme,
    input: async ({ memorial: { id } }) => {
      const programmeKey = `programmes/${randomUUID()}.pdf`
      await storage.put(programmeKey, Buffer.from('%PDF'), { contentType: 'application/pdf' })
      await db.memorial.update({ where: { id }, data: { funeralDay: new Date('2400-01-02'), programmeKey } })
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
