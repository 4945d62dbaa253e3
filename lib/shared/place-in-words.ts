/**
 * Places that take 'på' in Danish: the inhabited islands (Danmarks Statistik, table BEF4, 'Folketal på småøerne og
 * øer') with the large ones, the parts of Fyn, peninsulas, quarters of Copenhagen, and islands abroad that families
 * name. 'på' goes with islands that are not states, and with 'Island', 'Færøerne', 'Malta' and 'Cypern'; Grønland and
 * Irland take 'i' (Dansk Sprognævn, sproget.dk, 'i eller på').
 */
const names = `
Sjælland Fyn Bornholm Lolland Falster Møn Als Langeland Ærø Samsø Læsø Anholt Fanø Rømø Amager Mors
Agersø Alrø Askø Avernakø Barsø Birkholm Bjørnø Bogø Bågø Christiansø Frederiksø Ertholmene Drejø Egholm Endelave
Enø Farø Fejø Femø Fur Fænø Glænø Helnæs Hesselø Hjarnø Hjortø Jegindø Kegnæs Lilleø Lindholm Livø Lyø Mandø Masnedø
Nekselø Nyord Omø Orø Saltholm Sejerø Siø Skarø Sprogø Strynø Thurø Tunø Tåsinge Vejrø Venø Aarø Årø Brandsø Gavnø
Nordfyn Sydfyn Østfyn Vestfyn Midtfyn Vestlolland Sydfalster Nordals Sydals
Djursland Mols Stevns Helgenæs Hindsholm Røsnæs Reersø
Nørrebro Østerbro Vesterbro Amagerbro Christianshavn Frederiksberg Islands_Brygge Sjællands_Odde
Færøerne Island Streymoy Strømø Eysturoy Østerø Vágar Vågø Suðuroy Suderø Sandoy Sandø Borðoy Bordø
Hven Ven Gotland Öland Øland Åland Ålandsøerne Lofoten Svalbard Sild Sylt Föhr Amrum Femern Rügen Usedom Helgoland
Shetland Shetlandsøerne Orkneyøerne Hebriderne Isle_of_Man Jersey Guernsey
Malta Cypern Kreta Rhodos Samos Lesbos Korfu Sicilien Sardinien Korsika Capri Elba Mallorca Menorca Ibiza Madeira
Azorerne De_Kanariske_Øer Gran_Canaria Tenerife Lanzarote Fuerteventura
Sankt_Thomas Sankt_Croix Sankt_Jan Saint_Croix De_Vestindiske_Øer Hawaii Bali Java Sumatra Zanzibar Haiti Jamaica Cuba
`

/** In lower case. */
const placesWithPaa: ReadonlySet<string> = new Set(
  names
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ').toLowerCase()),
)
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
