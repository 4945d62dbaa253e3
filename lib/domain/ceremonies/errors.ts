import 'server-only'
import { MOST_ANSWERS, MOST_PROGRAMME_PAGES } from '@/lib/domain/ceremonies/schema'
import { defineErrors } from '@/lib/server/errors'

export class CeremonyError extends defineErrors({
  ANSWERS_CLOSED: [409, 'Der kan ikke længere svares her. Ring eller skriv til familien.'],
  ANSWERS_FULL: [
    409,
    `Der er svaret ${MOST_ANSWERS} gange, og det er alt, der er plads til. Ring eller skriv til familien.`,
  ],
  PROGRAMME_NEEDS_DAY: [409, 'Vælg først dagen for højtideligheden. Programmet vises, til den er gået.'],
  PROGRAMME_UNREADABLE: [
    415,
    'Filen er hverken en PDF eller et billede, vi kan læse. Gem programmet som PDF igen, eller tag et billede af hver side, og prøv så igen.',
  ],
  PROGRAMME_LOCKED: [
    415,
    'PDF-filen er låst med en adgangskode. Gem den uden, eller tag et billede af hver side, og prøv igen.',
  ],
  PROGRAMME_TOO_LONG: [
    413,
    `Programmet har flere end ${MOST_PROGRAMME_PAGES} sider. Gem kun dem, gæsterne skal bruge, og prøv igen.`,
  ],
  PROGRAMME_TOO_HEAVY: [
    413,
    'Programmet er for tungt for os at åbne. Gem det som en mindre PDF, eller tag et billede af hver side, og prøv igen.',
    'warn',
  ],
}) {}
