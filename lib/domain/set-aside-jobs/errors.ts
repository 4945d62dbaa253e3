import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class SetAsideJobError extends defineErrors({
  TIME_NOT_IN_DOUBT: [409, 'Der er allerede svaret på, om uret passer. Du behøver ikke gøre mere.'],
  QUEUE_GONE: [409, 'Den slags opgaver bliver ikke lavet mere, så den kan ikke sættes i gang igen. Slet den i stedet.'],
}) {}
