import 'server-only'
import { type StockFilter, statesOfFilter } from '@/lib/domain/resellers/stock/schema'
import type { Prisma } from '@/lib/server/db'
import { codeInText, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** The reseller's codes that match a filter. A hand scanner types the whole address instead of the code. */
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
