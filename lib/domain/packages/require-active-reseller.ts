import 'server-only'
import type { Database } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

const sentence = 'Vælg en forhandler, der er aktiv.'

/** A reseller that may be given codes. Throws INVALID_INPUT at `resellerId` when it is unknown or suspended. */
export async function requireActiveReseller(
  database: Database,
  id: string,
): Promise<{ id: string; companyName: string }> {
  const row = await database.reseller.findUnique({
    where: { id },
    select: { id: true, companyName: true, status: true },
  })
  if (row?.status !== 'active') throw new DomainError('INVALID_INPUT', {}, { resellerId: sentence })
  return { id: row.id, companyName: row.companyName }
}
