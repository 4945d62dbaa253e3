import 'server-only'
import type { PreparedPageFields } from '@/lib/domain/resellers/stock/prepared-page-schema'
import type { Prisma } from '@/lib/server/db'
import { partialDateFrom } from '@/lib/shared/danish-dates'

export const preparedPageSelect = {
  firstName: true,
  middleName: true,
  lastName: true,
  birthName: true,
  bornYear: true,
  bornMonth: true,
  bornDay: true,
  diedYear: true,
  diedMonth: true,
  diedDay: true,
  epitaph: true,
  restingCemetery: true,
} satisfies Prisma.PreparedPageSelect

type Columns = Prisma.PreparedPageGetPayload<{ select: typeof preparedPageSelect }>

/** The fields of a prepared page from its columns; whatever else the row carries is left out. */
export function preparedFields(row: Columns): PreparedPageFields {
  const { firstName, middleName, lastName, birthName, epitaph, restingCemetery } = row
  return {
    ...{ firstName, middleName, lastName, birthName, epitaph, restingCemetery },
    born: partialDateFrom(row.bornYear, row.bornMonth, row.bornDay),
    died: partialDateFrom(row.diedYear, row.diedMonth, row.diedDay),
  }
}
