import 'server-only'
import { approvalOf, findApproved } from '@/lib/domain/approvals/approval'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { type Database, db, type Prisma } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export type OtherApproved = { id: string; number: number; qrCodeId: string; formattedCode: string }

/** Approved proof sheets of these codes whose drawings differ from these options, by number. */
export async function listOthersApproved(
  where: Prisma.QrCodeWhereInput,
  options: ArtworkOptions,
  database: Database = db,
): Promise<OtherApproved[]> {
  const approved = await findApproved(where, database)
  if (approved.size === 0) return []
  const rows = await database.qrCode.findMany({
    where: { id: { in: [...approved.keys()] } },
    select: { id: true, code: true },
  })
  return rows
    .flatMap(({ id: qrCodeId, code }) => {
      const approval = approvalOf(approved.get(qrCodeId), options, code)
      return approval.kind === 'other' ? [{ ...approval.sheet, qrCodeId, formattedCode: formatTextCode(code) }] : []
    })
    .toSorted((one, other) => one.number - other.number)
}
