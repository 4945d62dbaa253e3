import 'server-only'
import { errorTable } from '@/lib/server/error-table'

export type ErrorCode = keyof typeof errorTable
export type FieldErrors = Record<string, string>
type Context = Record<string, string | number>

/** A refusal with a stable code and no prose; the table above turns it into a status and a sentence. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly context: Context = {},
    readonly fields?: FieldErrors,
  ) {
    super(code)
    this.name = 'DomainError'
  }
}

/** The Danish sentence for a code, with `{name}` filled from the context. */
export function sentenceFor(code: ErrorCode, context: Context = {}): string {
  return errorTable[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(context[name] ?? ''))
}
