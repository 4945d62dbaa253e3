import 'server-only'
import { chooseReseller } from '@/lib/domain/packages/copy'
import type { Database } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** A reseller that may be given codes. Throws INVALID_INPUT at `resellerId` when it is unknown or suspended. */
export async function requireActiveReseller(
  database: Database,
  id: string,
): Promise<{ id: string; companyName: string }> {
  const row = await database.reseller.findUnique({
    where: { id },
    select: { id: true, companyName: true, status: true },
  })
  if (row?.status !== 'active') throw new DomainError('INVALID_INPUT', {}, { resellerId: chooseReseller })
  return { id: row.id, companyName: row.companyName }
}
