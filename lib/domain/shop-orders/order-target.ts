import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import type { QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import type { OrderTarget } from '@/lib/domain/shop-orders/schema'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export type TargetSubject = { page: MemorialSubject | null; code: QrCodeSubject | null }

/** The page or code of an order as the actor may see it. Throws NOT_FOUND or QR_CODE_UNKNOWN at the field. */
export async function getTarget(actor: Actor, { kind, key }: OrderTarget): Promise<TargetSubject> {
  try {
    if (kind === 'page') return { page: await getMemorialSubject(actor, key), code: null }
    return { page: null, code: await getCodeSubject(actor, key) }
  } catch (error) {
    throw error instanceof DomainError && error.code === 'QR_CODE_UNKNOWN' ? new DomainError('NOT_FOUND') : error
  }
}

/** What the order keeps about its target: the page, the code, and the name that both are known by. */
export async function targetColumns(tx: Transaction, { page, code }: TargetSubject) {
  const names = { firstName: true, middleName: true, lastName: true } as const
  if (code) {
    const links = await tx.qrLink.findMany({
      where: { qrCodeId: code.id },
      orderBy: { position: 'asc' },
      select: { memorialId: true, memorial: { select: names } },
    })
    const people = links.map(({ memorial }) => fullName(memorial)).join(' og ')
    return {
      qrCodeId: code.id,
      memorialId: links[0]?.memorialId ?? null,
      memorialName: people.slice(0, 300) || `Koden ${formatTextCode(code.code)}`,
    }
  }
  if (!page) throw new DomainError('NOT_FOUND')
  const row = await tx.memorial.findUniqueOrThrow({ where: { id: page.id }, select: names })
  return { qrCodeId: null, memorialId: page.id, memorialName: fullName(row).slice(0, 300) }
}
