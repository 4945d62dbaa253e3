import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class SetAsideJobError extends defineErrors({
  QUEUE_GONE: [409, 'Den slags opgaver bliver ikke lavet mere, så den kan ikke sættes i gang igen. Slet den i stedet.'],
}) {}
