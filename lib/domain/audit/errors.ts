import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class AuditError extends defineErrors({
  CHAIN_BEING_CHECKED: [409, 'Loggen er ved at blive kontrolleret. Vent lidt, og hent siden igen.'],
}) {}
