import 'server-only'
import { lifeDates } from '@/lib/domain/memorials/life-columns'
import { contentColumns } from '@/lib/domain/memorials/memorial-columns'
import { memorialViewColumns } from '@/lib/domain/memorials/memorial-view'
import type { StoredFields } from '@/lib/domain/memorials/schema'
import type { Prisma } from '@/lib/server/db'

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

type Row = Prisma.MemorialGetPayload<{ select: typeof storedColumns }>

/** The row as the editor's fields: life dates with their precision, the day of the funeral as yyyy-mm-dd. */
export function storedFields(row: Row): StoredFields {
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
    funeralDay: row.funeralDay?.toISOString().slice(0, 10) ?? null,
    funeralTime: row.funeralTime,
    funeralPlace: row.funeralPlace,
    funeralAddress: row.funeralAddress,
    funeralNote: row.funeralNote,
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
