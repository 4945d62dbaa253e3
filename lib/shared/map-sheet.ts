export const mapRegions = ['danmark', 'faeroeerne', 'groenland'] as const
export type MapRegion = (typeof mapRegions)[number]

/** Degrees; north and east are positive. */
export type Position = { latitude: number; longitude: number }
/** In the sheet's own units, from its upper left corner. */
export type SheetPoint = { x: number; y: number }

/** A map drawn without any external service: coasts as paths, and the towns on it. In Mercator's projection. */
export type MapSheet = {
  width: number
  height: number
  /** x = scale · longitude in radians + left; y = top − scale · the Mercator height of the latitude. */
  scale: number
  left: number
  top: number
  /** The region's land and that of its neighbours, each as the `d` of a path. */
  land: string
  around: string
  /** Largest first. */
  places: MapPlace[]
}
export type MapPlace = Position & { name: string }

const radians = Math.PI / 180
const earthKm = 6371

/** The Mercator y of a latitude, in radians of longitude. */
export function mercatorHeight(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2))
}

export function pointOf({ scale, left, top }: MapSheet, { latitude, longitude }: Position): SheetPoint {
  return { x: longitude * radians * scale + left, y: top - mercatorHeight(latitude) * scale }
}

export function positionAt({ scale, left, top }: MapSheet, { x, y }: SheetPoint): Position {
  return {
    latitude: (2 * Math.atan(Math.exp((top - y) / scale)) - Math.PI / 2) / radians,
    longitude: (x - left) / scale / radians,
  }
}

export function isOnSheet({ width, height }: MapSheet, { x, y }: SheetPoint): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** The sheet a position is on; Denmark's for positions on none. */
export function regionAt({ latitude, longitude }: Position): MapRegion {
  if (longitude < -10) return 'groenland'
  return longitude < 0 && latitude > 60 ? 'faeroeerne' : 'danmark'
}

/** 'Nær Roskilde', or 'Ca. 14 km fra Ribe'; null where no town is within `farthestKm`. */
export function placeText(places: readonly MapPlace[], position: Position): string | null {
  let nearest: { name: string; km: number } | null = null
  for (const place of places) {
    const km = distanceKm(place, position)
    if (!nearest || km < nearest.km) nearest = { name: place.name, km }
  }
  if (!nearest || nearest.km > farthestKm) return null
  return nearest.km < nearKm ? `Nær ${nearest.name}` : `Ca. ${Math.round(nearest.km)} km fra ${nearest.name}`
}

const nearKm = 7
const farthestKm = 80

function distanceKm(one: Position, other: Position): number {
  const up = (other.latitude - one.latitude) * radians
  const across = (other.longitude - one.longitude) * radians * Math.cos(((one.latitude + other.latitude) * radians) / 2)
  return Math.hypot(up, across) * earthKm
}
