import 'server-only'
import { type StockFilter, statesOfFilter } from '@/lib/domain/resellers/stock/schema'
import type { Prisma } from '@/lib/server/db'
import { codeInText, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** The codes of a reseller that a filter lets through. A hand scanner types the whole address where a code is asked for. */
export function stockWhere(
  resellerId: string,
  { search, state, package: packageId }: Pick<StockFilter, 'search' | 'state' | 'package'>,
): Prisma.QrCodeWhereInput {
  const prefix = codeInText(search) ?? normaliseTextCode(search)
  const states = statesOfFilter(state)
  const [first] = states ?? []
  return {
    resellerId,
    ...(states ? { state: states.length === 1 && first ? first : { in: [...states] } } : {}),
    ...(packageId ? { packageId } : {}),
    ...(prefix ? { code: { startsWith: prefix } } : {}),
  }
}
