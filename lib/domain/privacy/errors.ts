import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class PrivacyError extends defineErrors({
  DRAFT_IN_USE: [
    409,
    'Siden er ikke en løs kladde længere: den har været vist for andre, eller der hører en QR-kode, en plan eller en bestilling til den. Skriv til os, hvis den skal slettes.',
  ],
  DELETION_DUE: [409, 'Kontoen er allerede ved at blive slettet.'],
}) {}
