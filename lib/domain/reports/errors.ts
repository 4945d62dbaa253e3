import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class ReportError extends defineErrors({
  REPORT_DECIDED: [409, 'Henvendelsen er allerede afgjort. Hent siden igen.'],
  DECISION_IMPOSSIBLE: [409, 'Det kan ikke lade sig gøre mere. Hent siden igen, og se, hvad der står nu.'],
  COMPLAINT_NEEDS_ANOTHER: [403, 'Du traf den afgørelse, der klages over. En anden administrator skal se på klagen.'],
}) {}
