import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class SongError extends defineErrors({
  TOO_MANY_SONGS: [409, 'Der er plads til {limit} sange på siden. Slet en for at få plads til en ny.'],
  SONG_NO_STORY: [409, 'Der er ingen livshistorie på siden endnu. Skriv den først, så kan den blive til en sang.'],
  SONG_STORY_CHANGED: [
    409,
    'Livshistorien er ændret, siden du åbnede siden, så dine valg passer måske ikke mere. Hent siden igen, og vælg sætningerne på ny.',
  ],
  SONG_NOTHING_TO_SING: [
    409,
    'Af de sætninger kan der ikke blive linjer at synge. Det skal være sætninger på dansk på mindst tre ord, for eksempel »Hun elskede sin have«. Vælg nogle andre, eller skriv lidt mere i livshistorien, og prøv igen.',
  ],
  SONG_ON_PAGE: [409, 'Sangen ligger på siden. Tag den af siden for at ændre den; bagefter kan I lægge den på igen.'],
  SONG_BEING_MADE: [409, 'Sangen er ved at blive lavet. Vent, til den er færdig.'],
  SONG_BEING_WRITTEN: [409, 'Ordene er på vej fra udbyderen. Vent, til de er her.'],
  SONG_BEING_SUNG: [409, 'Sangen er ved at blive sunget hos udbyderen. Vent, til den er her.'],
  SONG_SUNG_ALREADY: [409, 'Sangen er sunget, som den er nu. Slet optagelsen først, hvis I vil have en ny.'],
  SONG_NOT_SUNG: [409, 'Der er ikke nogen sunget optagelse af ordene, som de er nu.'],
  SONG_OTHER_MODEL: [
    409,
    'Vi bruger en anden model, end der stod, da du sagde ja, så der er ikke sendt noget. Hent siden igen, og læs, hvad der nu bliver sendt hvorhen.',
  ],
  SONG_ORDER_STOPPED: [
    500,
    // 3 of 3 kept by: lib/domain/songs/write-words.test.ts
    'Vi blev afbrudt, efter at jeres ord var sendt, og svaret nåede ikke frem. Intet af det, I har skrevet, er væk. Vi sender det ikke igen af os selv; I kan selv prøve igen eller bruge det, der er bygget ind her.',
    'warn',
  ],
  SONG_SILENT: [409, 'Der er ingen ord at synge i linjerne. Skriv mindst en linje med ord, så laver vi noder og lyd.'],
  SONG_NOT_SENT: [500, 'Vi kom ikke i gang, så der er ikke sendt noget. Prøv igen.', 'warn'],
  SONG_NOT_MADE: [409, 'Sangen er ændret, siden den sidst blev lavet. Lav lyd og noder igen først.'],
  SONG_LINES_UNREAD: [
    409,
    'Der er linjer, som ikke kommer fra livshistorien. Sig god for hver af dem, eller skriv dem om, før sangen kommer på siden.',
  ],
  SONG_STOPPED: [
    500,
    'Vi blev afbrudt, mens sangen blev lavet. Intet af det, I har skrevet, er væk. Prøv igen.',
    'error',
  ],
  SONG_TOO_HEAVY: [
    409,
    'Sangen blev for stor for os at lave. Tag et vers ud, eller vælg et andet instrument, og prøv igen.',
    'warn',
  ],
}) {}
