import 'server-only'
import type { MemorialForm } from '@/lib/domain/memorials/schema'
import { readLifeDate } from '@/lib/domain/proof-sheets/life-dates'
import { inscription } from '@/lib/domain/proof-sheets/schema'
import { nameFromStone } from '@/lib/domain/resellers/stock/name-from-stone'
import { requireReseller } from '@/lib/domain/resellers/stock/require-reseller'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { dateFormValues } from '@/lib/shared/typed-year'

/** What the approved sheet of a code says of whom the stone is for. `approvedAt` ISO 8601 in UTC. */
export type PageFromSheet = {
  number: number
  approvedAt: string
  fields: Pick<MemorialForm, 'firstName' | 'middleName' | 'lastName' | 'birthName' | 'born' | 'died' | 'epitaph'>
}

/** Null without an approved sheet of the caller's own reseller. Throws UNAUTHENTICATED, or NOT_FOUND without a reseller. */
export async function findPageFromSheet(actor: Actor, qrCodeId: string): Promise<PageFromSheet | null> {
  const { id: resellerId } = requireReseller(actor)
  const row = await db.proofSheet.findFirst({
    where: { qrCodeId, resellerId, status: 'approved', answeredAt: { not: null } },
    orderBy: { answeredAt: 'desc' },
    select: { number: true, answeredAt: true, inscription: true },
  })
  if (!row?.answeredAt) return null
  const { name, born, died, text } = inscription.parse(row.inscription)
  return {
    number: row.number,
    approvedAt: row.answeredAt.toISOString(),
    fields: {
      ...nameFromStone(name),
      born: dateFormValues(readLifeDate(born)),
      died: dateFormValues(readLifeDate(died)),
      epitaph: text.join('\n'),
    },
  }
}
