import 'server-only'
import { removeProgrammeJob } from '@/lib/domain/ceremonies/jobs'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'

export const ceremonyPersonalData = {
  // Those of an account that is deleted stay the family's; what a visitor without one wrote is in no export.
  about: async (database, { userId }) => ({
    funeralAnswers: await database.funeralAnswer.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: { name: true, persons: true, createdAt: true },
    }),
  }),
  tidy: async (now) => {
    const isOver = timeIsOver('funeralAnswer', now)
    // Of a funeral without a day, from when they were written.
    const memorial = { OR: [{ funeralDay: isOver }, { funeralDay: null }] }
    await db.funeralAnswer.deleteMany({ where: { createdAt: isOver, memorial } })
    await removeProgrammes(now)
  },
  leavePage: async ({ tx, enqueue }, id) => {
    const { programmeKey } = await tx.memorial.findUniqueOrThrow({ where: { id }, select: { programmeKey: true } })
    if (programmeKey) await enqueue(removeProgrammeJob, { storageKey: programmeKey })
  },
  files: ['programmes/'],
} satisfies PersonalData

/** Of funerals that are over, and of those without a day from when they were sent. */
async function removeProgrammes(now: Date): Promise<void> {
  const isOver = timeIsOver('funeralProgramme', now)
  const old = await db.memorial.findMany({
    where: {
      programmeKey: { not: null },
      programmeAt: isOver,
      OR: [{ funeralDay: isOver }, { funeralDay: null }],
    },
    select: { id: true, programmeKey: true },
  })
  for (const { id, programmeKey } of old) {
    // Unless another came meanwhile.
    const where = { id, programmeKey }
    await db.memorial.updateMany({ where, data: { programmeKey: null, programmeBytes: null, programmeAt: null } })
    if (programmeKey) await storage.delete(programmeKey)
  }
}
