import 'server-only'
import { frontSentences } from '@/lib/server/front-sentences.mjs'

type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** The answer for a code: HTTP status, Danish sentence with `{name}` placeholders for the context, log level. */
export type ErrorRow = readonly [status: number, sentence: string, level?: LogLevel]
export type ErrorContext = Readonly<Record<string, string | number>>
export type FieldErrors = Record<string, string>

/** Errors of the server itself. Those of a concept are in lib/domain/<concept>/errors.ts. */
export const serverErrors = {
  UNAUTHENTICATED: [401, 'Unauthorized', 'debug'],
  FORBIDDEN: [403, 'Det har du ikke adgang til. Log ind med en anden konto, eller spørg den, der ejer mindesiden.'],
  NOT_FOUND: [404, frontSentences.notFound, 'debug'],
  INVALID_INPUT: [400, 'Noget mangler eller er skrevet forkert. Ret felterne, og prøv igen.'],
  UNREADABLE_BODY: [400, frontSentences.unreadable],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Vi kunne ikke læse det, der blev sendt. Prøv igen fra siden selv.'],
  BODY_TOO_LARGE: [413, 'Det, du sender, fylder for meget. Gør det kortere, og prøv igen.'],
  FOREIGN_ORIGIN: [
    403,
    'Af sikkerhedsmæssige årsager kan det kun sendes fra vores egen side. Åbn siden igen, og prøv en gang til.',
    'warn',
  ],
  TOO_MANY_REQUESTS: [429, 'Du har prøvet mange gange på kort tid. Vent {wait}, og prøv igen.'],
  TOO_MANY_AT_ONCE: [429, 'Der er allerede meget i gang. Vent, til noget af det er færdigt, og prøv igen.'],
  SERVER_BUSY: [503, frontSentences.busy, 'error'],
  WORKER_ENDED: [
    500,
    'Noget gik i stykker hos os, mens vi arbejdede med det, du sendte. Der er ikke noget galt med din fil. Prøv igen om lidt.',
    'error',
  ],
  CONFLICT: [409, 'Nogen har ændret det samme imens. Hent siden igen, og prøv en gang til.'],
  DATABASE_AWAY: [503, frontSentences.away, 'error'],
  STORAGE_FULL: [507, 'Der er ikke plads hos os lige nu. Det, du har gemt, er i behold. Prøv igen senere.', 'error'],
  INTERNAL: [500, 'Noget gik galt hos os. Det, du skrev, er ikke gemt. Prøv igen om lidt. (Fejl {id})', 'error'],
  PASSWORD_NEEDED: [403, 'Bekræft med din adgangskode, før det kan ske. Intet er ændret endnu.', 'debug'],
  // ./abuse
  TOO_MANY_LINKS: [400, 'Der er for mange links i teksten. Fjern dem, og prøv igen.'],
  BLOCKED_WORDS: [400, 'Et ord blev stoppet af vores filter. Skriv det lidt anderledes.'],
  CHALLENGE_FAILED: [400, 'Det blev ikke sendt. Prøv igen.'],
  TOO_FAST: [400, 'Det gik meget hurtigt. Vent et øjeblik, og send igen.'],
} as const satisfies Record<string, ErrorRow>

/**
 * Whether a pool refused for no reason of the task: its queue is full, or the caller's part of it, or its worker ended.
 * Where a contract names SERVER_BUSY, all are meant.
 */
export const isOfPool = (code: string) => ['SERVER_BUSY', 'TOO_MANY_AT_ONCE', 'WORKER_ENDED'].includes(code)

export type ServerErrorCode = keyof typeof serverErrors

/** A refusal with a stable code for programs. `fields` has the sentences for single form fields. */
export class DomainError extends Error {
  readonly code: string
  readonly status: number
  readonly level: LogLevel
  readonly sentence: string

  constructor(
    private readonly refused: ServerErrorCode | { code: string; row: ErrorRow },
    readonly context: ErrorContext = {},
    readonly fields?: FieldErrors,
  ) {
    const { code, row } = typeof refused === 'string' ? { code: refused, row: serverErrors[refused] } : refused
    super(code)
    this.name = 'DomainError'
    this.code = code
    const [status, sentence, level = 'info']: ErrorRow = row
    this.status = status
    this.level = level
    this.sentence = filled(sentence, context)
  }

  /** The same refusal, with its sentence at one form field. */
  at(field: string): DomainError {
    return new DomainError(this.refused, this.context, { [field]: this.sentence })
  }
}

/**
 * The errors of a concept, as a class to extend: `throw new QrCodeError('QR_CODE_BLOCKED')`. Every concept's class is
 * listed in lib/domain/errors.ts.
 */
export function defineErrors<Code extends string>(rows: Readonly<Record<Code, ErrorRow>>) {
  return class extends DomainError {
    static readonly rows = rows

    /** The sentence of a code, without throwing. */
    static sentence(code: Code, context: ErrorContext = {}): string {
      return filled(rows[code][1], context)
    }

    static has(code: string | null): code is Code {
      return code !== null && Object.hasOwn(rows, code)
    }

    constructor(code: Code, context?: ErrorContext, fields?: FieldErrors) {
      super({ code, row: rows[code] }, context, fields)
    }
  }
}

function filled(sentence: string, context: ErrorContext): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(context[name] ?? ''))
}
