import 'server-only'
import { defineErrors } from '@/lib/server/errors'

/**
 * Refusals of pictures, films, recordings and music. `PictureError` is the decoders' own error. No sentence names a
 * format to use that the refused file may have.
 */
export class PicturesError extends defineErrors({
  PICTURE_MISSING: [400, 'Vælg et billede.'],
  PICTURE_UNREADABLE: [
    415,
    'Filen er ikke et billede, vi kan læse. Kan du selv åbne den, så gem den i et andet format i et billedprogram, og prøv igen. Kan du ikke, så hent den igen, hvor du har den fra.',
  ],
  PICTURE_TOO_LARGE: [413, 'Billedet fylder mere end 30 MB. Vælg et mindre.'],
  PICTURE_TOO_MANY_PIXELS: [
    413,
    'Billedet har mere end {limit} millioner billedpunkter. Gem det i en mindre størrelse, og prøv igen.',
  ],
  PICTURE_HEIC_TOO_MANY_PIXELS: [
    413,
    'Et billede i formatet HEIC må højst have 50 millioner billedpunkter. Gem det som JPEG eller i en mindre størrelse, og prøv igen.',
  ],
  PICTURE_TOO_HEAVY: [
    413,
    'Billedet er for tungt for os at åbne. Gem det i en mindre størrelse, og prøv igen.',
    'warn',
  ],
  PICTURE_HEIC: [415, 'Billedet er i formatet HEIC, som vi ikke kan læse. Gem det som JPEG, og prøv igen.'],
  PICTURE_BROKEN: [
    415,
    'Der mangler en del af billedet. Måske blev det afbrudt undervejs. Prøv igen, eller vælg et andet.',
  ],
  PICTURE_CUT: [
    415,
    'En del af billedet mangler. Du finder det under »Billeder, film og stemmer«. Dér kan du se, hvordan det bliver, og bruge det alligevel.',
  ],
  FILM_UNREADABLE: [
    415,
    'Vi kan ikke læse filmen. Den er måske beskadiget eller optaget på en måde, vi ikke kender. Gem den på ny i et filmprogram med videoformatet H.264, og prøv igen.',
  ],
  FILM_CUT: [
    415,
    'Der mangler en del af filmen. Måske blev den afbrudt undervejs. Hent den igen, hvor du har den fra, og prøv igen.',
  ],
  FILM_TOO_LONG: [413, 'Filmen varer mere end {limit} minutter. Klip den ned, og prøv igen.'],
  VOICE_UNREADABLE: [
    415,
    'Vi kan ikke læse optagelsen. Den er måske beskadiget, låst eller optaget på en måde, vi ikke kender. Gem den i et andet format i et lydprogram, og prøv igen.',
  ],
  VOICE_CUT: [
    415,
    'Der mangler en del af optagelsen. Måske blev den afbrudt undervejs. Hent den igen, hvor du har den fra, og prøv igen.',
  ],
  VOICE_TOO_LONG: [413, 'Optagelsen varer mere end {limit} minutter. Gør den kortere, og prøv igen.'],
  MUSIC_UNREADABLE: [
    415,
    'Vi kan ikke læse musikken. Filen er måske beskadiget, låst eller gemt på en måde, vi ikke kender. Gem den i et andet format i et lydprogram, og prøv igen.',
  ],
  MUSIC_CUT: [
    415,
    'Der mangler en del af musikken. Måske blev filen afbrudt undervejs. Prøv igen, eller vælg en anden.',
  ],
  MUSIC_TOO_LONG: [413, 'Stykket varer mere end {limit} minutter. Del det i flere, og prøv igen.'],
  MUSIC_IS_FILM: [415, 'Filen er en film. Læg den op under billeder og film, eller vælg en fil, der kun er lyd.'],
}) {}
