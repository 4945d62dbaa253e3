import 'server-only'
import { cleanBiography } from '@/lib/domain/memorials/biography'
import { diedBeforeBorn } from '@/lib/domain/memorials/copy'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { bornColumns, diedColumns, lifeColumns, lifeDates } from '@/lib/domain/memorials/life-columns'
import type { MemorialChanges } from '@/lib/domain/memorials/schema'
import type { Prisma } from '@/lib/server/db'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { isBornBeforeDied } from '@/lib/shared/danish-dates'

type Fields = Omit<MemorialChanges, 'id' | 'revision' | 'seen'>
export type MemorialColumns = Omit<Prisma.MemorialUncheckedUpdateInput, 'id' | 'revision'>

/** The columns of the fields sent; the others stay unchanged. Throws INVALID_INPUT for a biography that is too long. */
export function columnsOf({ born, died, biography, funeralDay, ...plain }: Fields): MemorialColumns {
  return {
    ...plain,
    ...(born === undefined ? {} : bornColumns(born)),
    ...(died === undefined ? {} : diedColumns(died)),
    ...(biography === undefined ? {} : { biography: cleanBiography(biography) }),
    ...(funeralDay === undefined ? {} : { funeralDay: funeralDay === null ? null : new Date(funeralDay) }),
  }
}

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
  // The funeral is hidden after its day.
  if (!memorial.funeralDay && (memorial.funeralKind || memorial.funeralTime || memorial.funeralPlace)) {
    fields.funeralDay = 'Vælg dagen. Oplysningerne skjules af sig selv, når den er gået.'
  }
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', {}, fields)
}
