import 'server-only'
import { preparedFields, preparedPageSelect } from '@/lib/domain/resellers/stock/prepared-page-row'
import type { PreparedPageFields } from '@/lib/domain/resellers/stock/prepared-page-schema'
import type { Transaction } from '@/lib/server/db'

/**
 * Takes what was prepared for a code out of the reseller's hands: gives its fields and deletes the row, so that it is
 * kept nowhere but on the family's page. Null when nothing was prepared by the reseller that the code came through:
 * a code that was moved brings nothing of its former reseller's customers. The caller holds the code's row.
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
