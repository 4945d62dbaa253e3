import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class SupportError extends defineErrors({
  CASE_CLOSED: [409, 'Henvendelsen er lukket. Åbn den igen, før du svarer.'],
  REPORT_UNDECIDED: [409, 'Afgør anmeldelsen først. Så lukkes henvendelsen af sig selv.'],
  CASE_WITHOUT_MAIL: [409, 'Den, der skrev, har ikke givet en mailadresse. Skriv et notat i stedet.'],
}) {}
