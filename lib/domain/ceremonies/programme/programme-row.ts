import 'server-only'
import path from 'node:path'
import { CeremonyError } from '@/lib/domain/ceremonies/errors'
import { dayOf } from '@/lib/domain/memorials/memorial-row'
import { readDatabaseTime } from '@/lib/server/database-time'
import { type Database, db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

/** The key of a page's programme, or null. Throws PROGRAMME_NEEDS_DAY unless the funeral has a day that is not over. */
export async function assertDayAhead(database: Database, id: string): Promise<string | null> {
  const { isAhead, programmeKey } = await readProgramme(database, id)
  if (!isAhead) throw new CeremonyError('PROGRAMME_NEEDS_DAY')
  return programmeKey
}

/** The key of the programme that the page shows: until the funeral's day is over. Null without one. */
export async function findShownProgramme(id: string): Promise<string | null> {
  const { isAhead, programmeKey } = await readProgramme(db, id)
  return isAhead ? programmeKey : null
}

/** What its key has of it alone: another programme has another. */
export const programmeId = (key: string) => path.parse(key).name

async function readProgramme(database: Database, id: string) {
  const select = { funeralDay: true, programmeKey: true }
  const { funeralDay, programmeKey } = await database.memorial.findUniqueOrThrow({ where: { id }, select })
  const day = dayOf(funeralDay)
  return { programmeKey, isAhead: day !== null && day >= danishDay(await readDatabaseTime(database)) }
}
