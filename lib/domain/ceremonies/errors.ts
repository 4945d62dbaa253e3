import 'server-only'
import { MOST_ANSWERS } from '@/lib/domain/ceremonies/schema'
import { defineErrors } from '@/lib/server/errors'

export class CeremonyError extends defineErrors({
  ANSWERS_CLOSED: [409, 'Der kan ikke længere svares her. Ring eller skriv til familien.'],
  ANSWERS_FULL: [
    409,
    `Der er svaret ${MOST_ANSWERS} gange, og det er alt, der er plads til. Ring eller skriv til familien.`,
  ],
}) {}
