import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class ProofSheetError extends defineErrors({
  CODE_BEING_MADE: [
    409,
    'Værkstedet er ved at lave koden {code}. Bed dem om at aflyse stykket, før tegningen laves om.',
  ],
  PROOF_SHEET_OPEN: [409, 'Der er allerede en tegning i gang til den kode: nummer {number}.'],
  PROOF_SHEET_ANSWERED: [409, 'Tegningen er allerede besvaret.'],
  PROOF_SHEET_ADDRESS: [
    409,
    'Familiens mailadresse er slettet, fordi den første tegning er mere end et år gammel. Ret tegningen, og skriv adressen igen.',
  ],
  PROOF_SHEET_WITHDRAWN: [410, 'Tegningen er trukket tilbage. Spørg den, der sendte den.'],
}) {}
