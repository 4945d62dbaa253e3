import 'server-only'
import { clipTooLargeSentence } from '@/lib/domain/contributions/clip'
import { defineErrors } from '@/lib/server/errors'

export class ContributionError extends defineErrors({
  CLIP_CUT: [
    415,
    'Der mangler en del af optagelsen. Måske blev den afbrudt undervejs. Det, du har skrevet, står her endnu. Vælg optagelsen igen.',
  ],
  CLIP_FILM_TOO_LONG: [
    413,
    'Filmen varer mere end ét minut. Klip den ned, og vælg den igen. Det, du har skrevet, står her endnu.',
  ],
  CLIP_TOO_LARGE: [413, clipTooLargeSentence],
  CLIP_UNREADABLE: [
    415,
    'Filen er hverken lyd eller film, som vi kan læse. Optag den igen, eller vælg en anden. Det, du har skrevet, står her endnu.',
  ],
  CLIP_VOICE_TOO_LONG: [
    413,
    'Optagelsen varer mere end tre minutter. Gør den kortere, og vælg den igen. Det, du har skrevet, står her endnu.',
  ],
  CONTRIBUTION_DECIDED: [409, 'Det er allerede behandlet.'],
  HIDDEN_BY_HOUSE: [409, 'Det er skjult af os og kan ikke vises herfra. Skriv til os, hvis du mener, det er forkert.'],
}) {}
