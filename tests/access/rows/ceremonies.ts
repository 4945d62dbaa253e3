import { addProgramme } from '@/lib/domain/ceremonies/commands/add-programme'
import { attendCeremony } from '@/lib/domain/ceremonies/commands/attend-ceremony'
import { removeAnswer } from '@/lib/domain/ceremonies/commands/remove-answer'
import { removeProgramme } from '@/lib/domain/ceremonies/commands/remove-programme'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { pictureFile } from '@/tests/factories/media'

const ofWriters = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  administrator: 403,
  editor: 'ok',
  owner: 'ok',
})

export const ceremonyRows: Record<string, AccessRow> = {
  'ceremonies.attend-ceremony': {
    command: attendCeremony,
    input: async ({ memorial: { id } }) => {
      const day = new Date('2400-01-02')
      await db.memorial.update({ where: { id }, data: { funeralDay: day, funeralAnswerBy: day } })
      return { id, name: 'Bodil', persons: '2' }
    },
    outcomes: outcomes('ok', { visitor: 404, foreign: 404, production: 404 }),
  },
  'ceremonies.add-programme': {
    command: addProgramme,
    input: async ({ memorial: { id } }) => {
      await db.memorial.update({ where: { id }, data: { funeralDay: new Date('2400-01-02') } })
      return { id, file: await pictureFile() }
    },
    outcomes: ofWriters,
  },
  'ceremonies.remove-programme': {
    command: removeProgramme,
    input: async ({ memorial: { id } }) => ({ id }),
    outcomes: ofWriters,
  },
  'ceremonies.remove-answer': {
    command: removeAnswer,
    input: ({ memorial: { id: memorialId } }) =>
      db.funeralAnswer.create({ data: { memorialId, name: 'Bodil', persons: 2 }, select: { id: true } }),
    outcomes: ofWriters,
  },
}
