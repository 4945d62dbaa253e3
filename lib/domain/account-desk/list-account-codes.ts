import 'server-only'
import type { AccountCodeRow } from '@/lib/domain/account-desk/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { db } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const mostCodes = 100

/** Codes claimed by the account, and codes linked to a page it owns; newest first. */
export async function listAccountCodes(userId: string): Promise<AccountCodeRow[]> {
  // Looked up from the account's pages first: as one condition, PostgreSQL would scan every code.
  const links = await db.qrLink.findMany({
    where: { memorial: { members: { some: { userId, role: 'owner' } } } },
    take: mostCodes,
    select: { qrCodeId: true },
  })
  const rows = await db.qrCode.findMany({
    where: { OR: [{ ownerId: userId }, { id: { in: links.map(({ qrCodeId }) => qrCodeId) } }] },
    orderBy: { id: 'desc' },
    take: mostCodes,
    select: {
      ...{ code: true, state: true, ownerId: true },
      links: {
        orderBy: { position: 'asc' },
        select: { memorial: { select: { id: true, firstName: true, middleName: true, lastName: true } } },
      },
    },
  })
  return rows.map((row) => ({
    code: row.code,
    formattedCode: formatTextCode(row.code),
    stateText: stateTexts[row.state],
    isHeld: row.ownerId === userId,
    memorials: row.links.map(({ memorial }) => ({ id: memorial.id, name: fullName(memorial) })),
  }))
}
