import 'server-only'
import { filmMegabytes, filmSecondsMost } from '@/lib/domain/moving-greetings/schema'
import { defineErrors } from '@/lib/server/errors'

export class MovingGreetingError extends defineErrors({
  MOVING_FILM_UNREADABLE: [415, 'Filmen kom ikke helt frem. Dine ord og billeder står her endnu. Prøv at sende igen.'],
  MOVING_FILM_TOO_LARGE: [413, `Filmen fylder mere end ${filmMegabytes} MB. Gør den kortere, og lav den igen.`],
  MOVING_FILM_TOO_LONG: [415, `Filmen varer mere end ${filmSecondsMost} sekunder. Gør den kortere, og lav den igen.`],
  MOVING_MUSIC_GONE: [409, 'Den musik er ikke på siden mere. Vælg en anden, eller ingen.'],
  MOVING_PICTURES_MISSING: [400, 'Vælg mindst ét billede.'],
}) {}
