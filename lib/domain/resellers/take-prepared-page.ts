import 'server-only'
import { preparedFields, preparedPageSelect } from '@/lib/domain/resellers/stock/prepared-page-row'
import type { PreparedPageFields } from '@/lib/domain/resellers/stock/prepared-page-schema'
import type { Transaction } from '@/lib/server/db'

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
