import { placesWithPaa } from './danish-islands'

// Openings that already carry the preposition: 'hjemme på Fjordvej', 'på Rigshospitalet', 'ved fjorden', 'til søs'.
const opening =
  /^(?:hjemme|derhjemme|herhjemme|hos|i|på|ved|nær|under|mellem|blandt|bag|foran|uden ?for|inden ?for|til (?:søs|havs|vands)|om ?bord|undervejs|midt|ude|oppe|nede|inde|ovre|langt|et sted|(?:nord|syd|øst|vest) ?for)(?=[\s,.]|$)/iu
/** The home is not a place name, though often capitalised as the first word of a field. */
const home = /^(?:sit|sin|eget|vores|deres|barndoms)?\s*hjem(?:met)?(?=[\s,]|$)/iu
const institution =
  /hospital|sygehus|sygehjem|plejehjem|plejecent|ældrecent|alderdomshjem|hospice|klinik|sanatori|højskole/iu
// 'Vej' after a name; Vejen and Vejle are towns.
const road = /\p{L}{3}(?:vej|vejen|allé|alléen|alle|boulevard)$/iu

/**
 * A place as it follows 'født' or 'død': 'i København', 'på Bornholm', 'på Rigshospitalet', 'hjemme på Fjordvej'.
 * Expects a non-empty place on one line.
 */
export function placeInWords(place: string): string {
  const name = place.trim()
  if (opening.test(name)) return withSmallLetter(name)
  if (home.test(name)) return `i ${withSmallLetter(name)}`
  const [nearest = ''] = name.split(',')
  const isOn =
    placesWithPaa.has(nearest.trim().toLowerCase()) ||
    institution.test(nearest) ||
    road.test(withoutNumber(nearest.trim()))
  return `${isOn ? 'på' : 'i'} ${name}`
}

/** 'Fjordvej 12, 1. sal' is on a road too. */
function withoutNumber(address: string): string {
  const [name = ''] = address.split(/ (?=\d)/)
  return name
}

function withSmallLetter(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
