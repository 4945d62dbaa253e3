import { stationName, stationTexts } from '@/lib/domain/production/copy'
import { stationKinds, stationParams } from '@/lib/domain/production/schema'

/** The page of a station by its name in a piece's history; null if no station has that name. */
export function stationAddress(station: string | null): string | null {
  const kind = stationKinds.find((each) => station?.split(', ')[0] === stationTexts[each].name)
  if (!station || !kind) return null
  const place = station.slice(stationTexts[kind].name.length).replace(/^, /, '')
  if (stationName(kind, place) !== station) return null
  return `/production?${new URLSearchParams({ station: stationParams[kind], ...(place ? { plads: place } : {}) })}`
}
