import 'server-only'
import { leastSymbolMm } from '@/lib/domain/artwork/code-size'
import { plaqueSymbolMm } from '@/lib/domain/resellers/stock/order-schema'

/** The sides of the symbol that plaques are offered with, in mm: those of ours whose modules hold on this site. */
export function plaqueSizes(): number[] {
  const least = leastSymbolMm()
  return plaqueSymbolMm.filter((size) => size >= least)
}
