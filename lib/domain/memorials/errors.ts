import 'server-only'
import { opensWithCode } from '@/lib/domain/memorials/copy'
import { diedBeforeBorn } from '@/lib/domain/memorials/date-copy'
import { defineErrors } from '@/lib/server/errors'

export class MemorialError extends defineErrors({
  DATES_OUT_OF_ORDER: [400, `${diedBeforeBorn} Ret en af datoerne.`],
  SLUG_TAKEN: [409, 'Adressen er allerede i brug. Vælg en anden.'],
  MEMORIAL_NEEDS_CODE: [409, `${opensWithCode} Indtil da er den en kladde, som er gemt.`],
  OWN_STORY: [
    409,
    'Siden er en livshistorie, der bliver skrevet, mens man lever. Den kan først vises, når den, der skal tage over, har åbnet den.',
  ],
  ALREADY_HIDDEN: [409, 'Det er allerede skjult.'],
  NOT_HIDDEN: [409, 'Det er ikke skjult.'],
}) {}
