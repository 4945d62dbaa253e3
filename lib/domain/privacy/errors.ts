import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class PrivacyError extends defineErrors({
  DELETION_DUE: [409, 'Kontoen er allerede ved at blive slettet.'],
}) {}
