import 'server-only'
import { leastSymbolMm } from '@/lib/domain/artwork/symbol'
import { plaqueSymbolMm } from '@/lib/domain/resellers/stock/order-schema'

/** The plaque sizes in mm, by side of the symbol, whose modules are large enough for this site's address. */
export function plaqueSizes(): number[] {
  const least = leastSymbolMm()
  return plaqueSymbolMm.filter((size) => size >= least)
}
