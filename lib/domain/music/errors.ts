import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class MusicError extends defineErrors({
  LICENCE_MISSING: [400, 'Skriv tilladelsens nummer, eller hvem den kommer fra.'],
  PIECE_NOT_READY: [409, 'Musikken er ikke helt klar endnu. Vent et øjeblik, og prøv igen.'],
}) {}
