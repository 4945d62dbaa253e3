import { z } from 'zod'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

const text = typedText(100).catch('').default('')
const day = boundedText(10).pipe(typedDay()).optional().catch(undefined)

/** The log's filters from the address. Invalid values are ignored. */
export const auditListInput = z.object({
  /** A name, a username, an address or an account's id. */
  who: text,
  /** A command, or a concept for all its commands. */
  what: boundedText(110)
    .regex(/^[a-z-]{1,40}(?:\.[a-z-]{1,60})?$/)
    .optional()
    .catch(undefined),
  /** An account, a page's slug, a code, a case's number, or any record's id. */
  about: text,
  /** Danish calendar days, yyyy-mm-dd, both included. */
  from: day,
  to: day,
  cursor: boundedText(60)
    .regex(/^\d{1,14}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional()
    .catch(undefined),
})
export type AuditFilter = z.output<typeof auditListInput>

/** The filters as a query string, without empty ones. */
export function auditListQuery({ who, what, about, from, to, cursor }: Partial<AuditFilter>): string {
  const given = Object.entries({ who, what, about, from, to, cursor }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return new URLSearchParams(given).toString()
}

/** One entry as text. `at` in ISO 8601; `href` is the record's page in the console, if any. */
export type AuditLine = {
  id: string
  at: string
  actor: { name: string; href: string | null }
  what: string
  about: { name: string; href: string | null } | null
  details: string[]
}

export type AuditPage = { items: AuditLine[]; nextCursor: string | null }
