import 'server-only'
import { calendarFile } from '@/lib/domain/ceremonies/calendar-file'
import { findShownProgramme } from '@/lib/domain/ceremonies/programme/programme-row'
import { type AnswersView, MOST_ANSWERS } from '@/lib/domain/ceremonies/schema'
import { ceremonyTimes } from '@/lib/domain/memorials/ceremony-schema'
import { funeralTitle } from '@/lib/domain/memorials/copy'
import { getMemorialSubject, getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import { webBody } from '@/lib/server/web-body'
import { wholeAddress } from '@/lib/server/whole-address'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

/** The funeral for a calendar, until its day is over; then NOT_FOUND. */
export const getCeremonyCalendar = defineRead({
  name: 'ceremonies.get-ceremony-calendar',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: anyone,
  run: async (_, __, { id, slug }) => {
    const row = await db.memorial.findUniqueOrThrow({
      where: { id },
      select: {
        firstName: true,
        middleName: true,
        lastName: true,
        funeralKind: true,
        funeralDay: true,
        funeralTime: true,
        funeralPlace: true,
        funeralAddress: true,
        funeralNote: true,
        funeralStream: true,
        updatedAt: true,
      },
    })
    const day = row.funeralDay?.toISOString().slice(0, 10)
    if (!day || day < danishDay(new Date())) throw new DomainError('NOT_FOUND')
    const body = calendarFile({
      uid: `${id}@${new URL(wholeAddress('/')).hostname}`,
      stamp: row.updatedAt,
      when: row.funeralTime
        ? ceremonyTimes({ day, time: row.funeralTime })
        : { day, dayAfter: danishDay(danishMidnight(day, 1)) },
      title: `${funeralTitle(row.funeralKind)}: ${fullName(row)}`,
      place: [row.funeralPlace, row.funeralAddress].filter(Boolean).join(', '),
      text: [row.funeralNote, row.funeralStream].filter(Boolean).join('\n'),
      url: wholeAddress(`/memorial/${slug}`),
    })
    return { body, contentType: 'text/calendar; charset=utf-8', filename: 'afsked.ics' }
  },
})

/** The programme of the funeral, for everybody who sees the page, until its day is over; then NOT_FOUND. */
export const getProgramme = defineRead({
  name: 'ceremonies.get-programme',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: anyone,
  run: async (_, __, { id }): Promise<FileAnswer> => {
    const key = await findShownProgramme(id)
    if (!key || !(await storage.stat(key))) throw new DomainError('NOT_FOUND')
    const open = async () => (await storage.get(key))?.stream ?? null
    return { body: webBody(open), contentType: 'application/pdf' }
  },
})

/** Who comes, with names, for the page's writers. Earliest first; there are at most as many as it takes. */
export const listAnswers = defineRead({
  name: 'ceremonies.list-answers',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (_, __, { id: memorialId }): Promise<AnswersView> => {
    const items = await db.funeralAnswer.findMany({
      where: { memorialId },
      orderBy: { id: 'asc' },
      take: MOST_ANSWERS,
      select: { id: true, name: true, persons: true },
    })
    return { items, persons: items.reduce((sum, { persons }) => sum + persons, 0) }
  },
})
