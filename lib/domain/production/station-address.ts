import { stationName, stationTexts } from '@/lib/domain/production/copy'
import { stationKinds, stationParams } from '@/lib/domain/production/schema'

/** The page of the station that a piece was taken at, by its name in the history; null for a name that no station has. */
export function stationAddress(station: string | null): string | null {
  const kind = stationKinds.find((each) => station?.split(', ')[0] === stationTexts[each].name)
  if (!station || !kind) return null
  const place = station.slice(stationTexts[kind].name.length).replace(/^, /, '')
  if (stationName(kind, place) !== station) return null
  return `/production?${new URLSearchParams({ station: stationParams[kind], ...(place ? { plads: place } : {}) })}`
}
