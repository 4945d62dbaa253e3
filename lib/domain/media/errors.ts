import 'server-only'
import { wrongKindSentence } from '@/lib/domain/media/uploads/file-rules'
import { defineErrors } from '@/lib/server/errors'

export class MediaError extends defineErrors({
  TOO_MANY_PICTURES: [409, 'Der er plads til {limit} billeder på siden. Slet et for at få plads til et nyt.'],
  FILE_UNREADABLE: [415, 'Filen kan ikke læses. Måske blev den afbrudt undervejs. Prøv igen, eller vælg en anden.'],
  FILE_KIND: [415, wrongKindSentence],
  FILE_TOO_LARGE: [413, 'Filen fylder mere end {limit} MB. Vælg en mindre.'],
  FILE_MISSING: [404, 'Filen er her ikke længere. Læg den op igen.'],
  TOO_MANY_FILMS: [409, 'Der er plads til {limit} film på siden. Slet en for at få plads til en ny.'],
  TOO_MANY_VOICES: [409, 'Der er plads til {limit} optagelser på siden. Slet en for at få plads til en ny.'],
  TOO_MANY_PIECES: [
    409,
    'Der er plads til {limit} stykker musik på siden. Slet et, som I kan undvære, for at få plads til et nyt.',
  ],
  UPLOADS_WAITING: [
    409,
    'Der er allerede så meget på vej, som der er plads til. Vent, til det er kommet, eller fortryd noget af det. Læg så denne fil op igen.',
  ],
  TOO_MANY_ALBUMS: [409, 'Der er plads til {limit} album på siden. Slet et for at få plads til et nyt.'],
  FILM_LINK_UNKNOWN: [400, 'Linket fører ikke til en film, vi kan vise. Brug et link fra YouTube.'],
  MEDIA_NOT_READY: [409, 'Billedet er ikke helt klar endnu. Vent et øjeblik, og prøv igen.'],
}) {}
