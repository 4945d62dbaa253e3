import 'server-only'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import type { LinkedMemorialView, MyQrCodeView } from '@/lib/domain/qr-codes/schema'
import type { Database, Prisma } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export const memorialSelect = { id: true, slug: true, firstName: true, middleName: true, lastName: true } as const

export const mineSelect = {
  id: true,
  code: true,
  state: true,
  claimedAt: true,
  links: { orderBy: { position: 'asc' }, select: { memorial: { select: memorialSelect } } },
} satisfies Prisma.QrCodeSelect

/** A code as in its owner's lists. */
export async function findMyCode(database: Database, qrCodeId: string): Promise<MyQrCodeView | null> {
  const row = await database.qrCode.findUnique({ where: { id: qrCodeId }, select: mineSelect })
  return row && mineView(row)
}

export function mineView(row: Prisma.QrCodeGetPayload<{ select: typeof mineSelect }>): MyQrCodeView {
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    state: row.state,
    stateText: stateTexts[row.state],
    memorials: row.links.map(({ memorial }) => memorialView(memorial)),
    lockedAt: row.claimedAt?.toISOString() ?? null,
  }
}

export function memorialView(row: Prisma.MemorialGetPayload<{ select: typeof memorialSelect }>): LinkedMemorialView {
  return { id: row.id, slug: row.slug, name: fullName(row) }
}
