import 'server-only'
import { lifeColumns, lifeDates } from '@/lib/domain/memorials/life-columns'
import type { PreparedPageFields } from '@/lib/domain/resellers/stock/prepared-page-schema'
import type { Prisma } from '@/lib/server/db'

export const preparedPageSelect = {
  firstName: true,
  middleName: true,
  lastName: true,
  birthName: true,
  ...lifeColumns,
  epitaph: true,
  restingCemetery: true,
} satisfies Prisma.PreparedPageSelect

type Columns = Prisma.PreparedPageGetPayload<{ select: typeof preparedPageSelect }>

/** The fields of a prepared page, without the row's other columns. */
export function preparedFields(row: Columns): PreparedPageFields {
  const { firstName, middleName, lastName, birthName, epitaph, restingCemetery } = row
  return {
    ...{ firstName, middleName, lastName, birthName, epitaph, restingCemetery },
    ...lifeDates(row),
  }
}
