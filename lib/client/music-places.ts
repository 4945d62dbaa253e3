// Not of lib/shared/durations: two parts of the pages' script would then load an empty third.
const dayMs = 24 * 3600_000

/** Storage key of where this device stopped in the pieces of music it has played. */
export const musicPlacesKey = 'mindelund-musik'

/** A place is forgotten after this many days, as stated on /cookies. */
export const musicPlaceDays = 30
const placesMost = 20

type Places = Record<string, { seconds: number; at: number }>

/** Where this device stopped in a piece, in seconds; null when it did not, or remembers nothing. */
export function findMusicPlace(id: string): number | null {
  return readPlaces()[id]?.seconds ?? null
}

/** Remembers the place, in seconds, for the last pieces played. Nothing is remembered where storage is refused. */
export function keepMusicPlace(id: string, seconds: number): void {
  const { [id]: _, ...others } = readPlaces()
  const newest = Object.entries(others).slice(1 - placesMost)
  writePlaces({ ...Object.fromEntries(newest), [id]: { seconds, at: Date.now() } })
}

/** Forgets a place: the piece was heard to its end. */
export function forgetMusicPlace(id: string): void {
  const { [id]: known, ...others } = readPlaces()
  if (known) writePlaces(others)
}

/** Part of signing out. */
export async function forgetMusicPlaces(): Promise<void> {
  localStorage.removeItem(musicPlacesKey)
}

function readPlaces(): Places {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(musicPlacesKey) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, place]) => isFresh(place)))
  } catch {
    return {}
  }
}

function writePlaces(places: Places): void {
  try {
    if (Object.keys(places).length === 0) localStorage.removeItem(musicPlacesKey)
    else localStorage.setItem(musicPlacesKey, JSON.stringify(places))
  } catch {
    // A private window refuses: the piece begins at its start next time.
  }
}

function isFresh(place: unknown): place is Places[string] {
  if (typeof place !== 'object' || place === null || !('seconds' in place && 'at' in place)) return false
  return (
    typeof place.seconds === 'number' && typeof place.at === 'number' && Date.now() - place.at < musicPlaceDays * dayMs
  )
}
