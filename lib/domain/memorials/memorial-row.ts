import 'server-only'
import { cleanBiography } from '@/lib/domain/memorials/biography'
import { diedBeforeBorn } from '@/lib/domain/memorials/date-copy'
import { readDonations } from '@/lib/domain/memorials/donations-schema'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { readMusicLinks } from '@/lib/domain/memorials/music-links-schema'
import type { MemorialChanges, MemorialView, StoredFields } from '@/lib/domain/memorials/schema'
import type { Prisma } from '@/lib/server/db'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { formatLifespan, isBornBeforeDied, type PartialDate, partialDateFrom } from '@/lib/shared/danish-dates'
import { fullName } from '@/lib/shared/names'

/** The columns that `memorialView` reads. */
export const memorialViewColumns = {
  id: true,
  slug: true,
  firstName: true,
  middleName: true,
  lastName: true,
  state: true,
  visibility: true,
  hiddenAt: true,
  hiddenReason: true,
  revision: true,
  creationStep: true,
  isOwnStory: true,
} satisfies Prisma.MemorialSelect

type ViewRow = Prisma.MemorialGetPayload<{ select: typeof memorialViewColumns }>

export function memorialView(row: ViewRow): MemorialView {
  return {
    id: row.id,
    slug: row.slug,
    fullName: fullName(row),
    state: row.state,
    visibility: row.visibility,
    hiddenReason: row.hiddenAt ? (row.hiddenReason ?? '') : null,
    revision: row.revision,
    creationStep: row.creationStep,
    isOwnStory: row.isOwnStory,
  }
}

/** The columns of the life dates, which memorials and prepared pages share. */
export const lifeColumns = {
  bornYear: true,
  bornMonth: true,
  bornDay: true,
  bornQualifier: true,
  diedYear: true,
  diedMonth: true,
  diedDay: true,
  diedQualifier: true,
} satisfies Prisma.MemorialSelect & Prisma.PreparedPageSelect

type LifeRow = Prisma.MemorialGetPayload<{ select: typeof lifeColumns }>

/** Dates of birth and death with their precision; null where unknown. */
export function lifeDates(row: LifeRow): { born: PartialDate | null; died: PartialDate | null } {
  return {
    born: partialDateFrom(row.bornYear, row.bornMonth, row.bornDay, row.bornQualifier),
    died: partialDateFrom(row.diedYear, row.diedMonth, row.diedDay, row.diedQualifier),
  }
}

/** '1942 – 2024', 'Født ca. 1942', or ''. */
export function lifespanOf(row: LifeRow): string {
  const { born, died } = lifeDates(row)
  return formatLifespan(born, died)
}

export function bornColumns(date: PartialDate | null) {
  return {
    bornYear: date?.year ?? null,
    bornMonth: date?.month ?? null,
    bornDay: date?.day ?? null,
    bornQualifier: date?.qualifier ?? null,
  }
}

export function diedColumns(date: PartialDate | null) {
  return {
    diedYear: date?.year ?? null,
    diedMonth: date?.month ?? null,
    diedDay: date?.day ?? null,
    diedQualifier: date?.qualifier ?? null,
  }
}

type Fields = Omit<MemorialChanges, 'id' | 'revision' | 'seen'>
export type MemorialColumns = Omit<Prisma.MemorialUncheckedUpdateInput, 'id' | 'revision'>

/** The columns of the fields sent; the others stay unchanged. Throws INVALID_INPUT for a biography that is too long. */
export function columnsOf({ born, died, biography, funeralDay, funeralAnswerBy, ...plain }: Fields): MemorialColumns {
  return {
    ...plain,
    ...(born === undefined ? {} : bornColumns(born)),
    ...(died === undefined ? {} : diedColumns(died)),
    ...(biography === undefined ? {} : { biography: cleanBiography(biography) }),
    ...(funeralDay === undefined ? {} : { funeralDay: dayColumn(funeralDay) }),
    ...(funeralAnswerBy === undefined ? {} : { funeralAnswerBy: dayColumn(funeralAnswerBy) }),
  }
}

/** A calendar day, as yyyy-mm-dd, and as the database's date. */
const dayColumn = (day: string | null) => day && new Date(day)
export const dayOf = (column: Date | null) => column?.toISOString().slice(0, 10) ?? null

/** What the family writes on the page, except the name. Read by the editor and the page. */
export const contentColumns = {
  birthName: true,
  ...lifeColumns,
  bornPlace: true,
  diedPlace: true,
  epitaph: true,
  biography: true,
  restingCemetery: true,
  restingPlot: true,
  restingLatitude: true,
  restingLongitude: true,
  funeralKind: true,
  funeralDay: true,
  funeralTime: true,
  funeralPlace: true,
  funeralAddress: true,
  funeralNote: true,
  funeralStream: true,
  funeralRecording: true,
  funeralAnswerBy: true,
  donations: true,
  donationsStay: true,
  musicLinks: true,
  portraitId: true,
  coverId: true,
  layout: true,
  theme: true,
} satisfies Prisma.MemorialSelect

/** The columns that `assertConsistent` reads. */
export const consistencyColumns = {
  ...lifeColumns,
  restingLatitude: true,
  restingLongitude: true,
  funeralKind: true,
  funeralDay: true,
  funeralTime: true,
  funeralPlace: true,
  funeralStream: true,
  funeralRecording: true,
  funeralAnswerBy: true,
} satisfies Prisma.MemorialSelect

/** Throws DATES_OUT_OF_ORDER or INVALID_INPUT when fields that are each valid contradict each other. */
export function assertConsistent(memorial: Prisma.MemorialGetPayload<{ select: typeof consistencyColumns }>): void {
  const { born, died } = lifeDates(memorial)
  if (!isBornBeforeDied(born, died)) {
    throw new MemorialError('DATES_OUT_OF_ORDER', {}, { died: diedBeforeBorn })
  }
  const fields: FieldErrors = {}
  if ((memorial.restingLatitude === null) !== (memorial.restingLongitude === null)) {
    fields.restingLatitude = 'En placering på kortet har både bredde- og længdegrad.'
  }
  // The funeral is hidden after its day, and its links have their time by it.
  const { funeralDay, funeralKind, funeralTime, funeralPlace, funeralStream, funeralRecording, funeralAnswerBy } =
    memorial
  const said = [funeralKind, funeralTime, funeralPlace, funeralStream, funeralRecording, funeralAnswerBy]
  if (!funeralDay && said.some(Boolean)) {
    fields.funeralDay = 'Vælg dagen. Oplysningerne skjules af sig selv, når den er gået.'
  }
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', {}, fields)
}

/** The columns of all fields that the editor writes. */
export const storedColumns = {
  ...memorialViewColumns,
  ...contentColumns,
  guestbookMode: true,
  tributeMode: true,
  candleMode: true,
  remembersBirth: true,
  remembersDeath: true,
} satisfies Prisma.MemorialSelect

type StoredRow = Prisma.MemorialGetPayload<{ select: typeof storedColumns }>

/** The row as the editor's fields: life dates with their precision, the day of the funeral as yyyy-mm-dd. */
export function storedFields(row: StoredRow): StoredFields {
  return {
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    birthName: row.birthName,
    ...lifeDates(row),
    bornPlace: row.bornPlace,
    diedPlace: row.diedPlace,
    epitaph: row.epitaph,
    biography: row.biography,
    restingCemetery: row.restingCemetery,
    restingPlot: row.restingPlot,
    restingLatitude: row.restingLatitude,
    restingLongitude: row.restingLongitude,
    funeralKind: row.funeralKind,
    funeralDay: dayOf(row.funeralDay),
    funeralTime: row.funeralTime,
    funeralPlace: row.funeralPlace,
    funeralAddress: row.funeralAddress,
    funeralNote: row.funeralNote,
    funeralStream: row.funeralStream,
    funeralRecording: row.funeralRecording,
    funeralAnswerBy: dayOf(row.funeralAnswerBy),
    donations: readDonations(row.donations),
    donationsStay: row.donationsStay,
    musicLinks: readMusicLinks(row.musicLinks),
    portraitId: row.portraitId,
    coverId: row.coverId,
    guestbookMode: row.guestbookMode,
    tributeMode: row.tributeMode,
    candleMode: row.candleMode,
    theme: row.theme,
    layout: row.layout,
    remembersBirth: row.remembersBirth,
    remembersDeath: row.remembersDeath,
    visibility: row.visibility,
    slug: row.slug,
  }
}
