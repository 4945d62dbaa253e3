import 'server-only'
import { retentionDays } from '@/lib/domain/legal/retention'
import { lifeColumns, lifeDates } from '@/lib/domain/memorials/memorial-row'
import type { PreparedPageFields } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

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
    firstName,
    middleName,
    lastName,
    birthName,
    epitaph,
    restingCemetery,
    ...lifeDates(row),
  }
}

/**
 * Deletes the prepared page of a code and returns its fields, so that they are only stored on the family's page. Null
 * if the code's reseller prepared none: a code that was moved must not reveal the former reseller's customers. The
 * caller has locked the code.
 */
export async function takePreparedPage(tx: Transaction, qrCodeId: string): Promise<PreparedPageFields | null> {
  const row = await tx.preparedPage.findUnique({
    where: { qrCodeId },
    select: { ...preparedPageSelect, resellerId: true, qrCode: { select: { resellerId: true } } },
  })
  if (!row) return null
  await tx.preparedPage.delete({ where: { qrCodeId } })
  return row.resellerId === row.qrCode.resellerId ? preparedFields(row) : null
}

/**
 * Deletes prepared pages that no family used or declined: a set time after the last change, counted again from the day
 * a family claimed the code; sooner if the code was blocked and not replaced, since a replacement inherits the page; at
 * once if it was retired. The periods are in lib/domain/legal/retention.ts.
 */
export async function deleteOldPreparedPages(now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const unused = daysAgo(retentionDays.preparedPage)
  const blocked = daysAgo(retentionDays.preparedPageOfBlockedCode)
  await db.preparedPage.deleteMany({
    where: {
      OR: [
        {
          updatedAt: { lt: unused },
          qrCode: { OR: [{ claimedAt: null }, { claimedAt: { lt: unused } }] },
        },
        {
          updatedAt: { lt: blocked },
          qrCode: { state: 'blocked', events: { none: { kind: 'blocked', at: { gte: blocked } } } },
        },
        { qrCode: { state: 'retired' } },
      ],
    },
  })
}
