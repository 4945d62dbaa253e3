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
export const placesWithPaa: ReadonlySet<string> = new Set(
  names
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ').toLowerCase()),
)
