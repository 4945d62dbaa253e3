import type { VitalsFilter } from '@/lib/domain/vitals/schema'

export const vitalsPath = '/admin/performance'

/** The filters as a query string, without empty ones. */
export function vitalsQuery(filter: Partial<VitalsFilter>): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return new URLSearchParams(given).toString()
}

export function vitalsPathWith(filter: Partial<VitalsFilter>): string {
  return `${vitalsPath}?${vitalsQuery(filter)}`
}
