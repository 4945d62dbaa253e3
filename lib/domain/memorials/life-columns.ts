import 'server-only'
import type { Prisma } from '@/lib/server/db'
import { formatLifespan, type PartialDate, partialDateFrom } from '@/lib/shared/danish-dates'

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
