import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class ArtworkError extends defineErrors({
  ARTWORK_TOO_SMALL: [400, 'Felterne bliver for små til at læse. Gør koden større.'],
  ARTWORK_DOES_NOT_FIT: [400, 'Koden og teksten kan ikke være på pladen. Gør pladen større eller koden mindre.'],
  ARTWORK_TOO_LARGE: [
    400,
    'Tegningen er for stor til at blive tegnet. Gør teksten kortere, bogstaverne mindre, eller vælg en enklere skrift.',
  ],
  ARTWORK_LETTER_MISSING: [400, 'Skrifttypen har ikke {letters}. Skriv det på en anden måde.'],
}) {}
