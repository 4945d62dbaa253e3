import 'server-only'
import { ModelCallError, type ModelCallFailure } from '@/lib/integrations/model-calls/model-call-error'
import { defineErrors } from '@/lib/server/errors'

const builtIn =
  'Du kan også lave det på den måde, der er bygget ind her: efter faste regler, og uden at noget bliver sendt til andre.'

export class MadeWorkError extends defineErrors({
  PROVIDER_LATE: [
    504,
    `Svaret fra udbyderen kom ikke i tide, så der er ikke lavet noget. Prøv igen om lidt. ${builtIn}`,
  ],
  PROVIDER_REFUSED: [502, `Udbyderen ville ikke lave det. Det er ikke noget, du har gjort forkert. ${builtIn}`],
  PROVIDER_UNREADABLE: [502, `Udbyderen sendte noget, vi ikke kan bruge, så der er ikke lavet noget. ${builtIn}`],
  PROVIDER_DOWN: [503, `Vi kan ikke få fat i udbyderen lige nu. Prøv igen senere. ${builtIn}`, 'warn'],
  PROVIDER_LIMIT: [
    429,
    `Du er nået til det, en konto kan bruge hos udbydere på en måned ({limit}). Den første i næste måned kan du igen. ${builtIn}`,
  ],
  PROVIDER_LIMIT_ALL: [
    429,
    `Der er ikke plads til mere hos udbydere i denne måned. Den første i næste måned kan det lade sig gøre igen. ${builtIn}`,
    'warn',
  ],
  NO_CONSENT: [409, 'Der er ikke sagt ja til at sende noget til udbyderen, så der er ikke sendt noget.'],
}) {}

const codes = {
  late: 'PROVIDER_LATE',
  refused: 'PROVIDER_REFUSED',
  unreadable: 'PROVIDER_UNREADABLE',
  down: 'PROVIDER_DOWN',
} as const satisfies Record<ModelCallFailure, string>

/** A provider's failure as the refusal a family reads; any other error is returned as it is. */
export function asMadeWorkError(error: unknown): unknown {
  return error instanceof ModelCallError ? new MadeWorkError(codes[error.failure]) : error
}
