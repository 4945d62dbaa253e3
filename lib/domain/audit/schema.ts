import { z } from 'zod'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

const text = typedText(100).catch('').default('')
const day = boundedText(10).pipe(typedDay()).optional().catch(undefined)

/** The log's filters as they stand in the address. Nonsense counts as nothing. */
export const auditListInput = z.object({
  /** A name, a username, an address or an account's id. */
  who: text,
  /** A command, or a concept for all of its commands. */
  what: boundedText(110)
    .regex(/^[a-z-]{1,40}(?:\.[a-z-]{1,60})?$/)
    .optional()
    .catch(undefined),
  /** An account, a page's address, a code, the number of a case, or any record's id. */
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

/** The filters as the query of an address, without what is empty. */
export function auditListQuery({ who, what, about, from, to, cursor }: Partial<AuditFilter>): string {
  const given = Object.entries({ who, what, about, from, to, cursor }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return new URLSearchParams(given).toString()
}

/** One line of the log in words. `at` as ISO 8601; `href` leads to what it is about, where the console has a page. */
export type AuditLine = {
  id: string
  at: string
  actor: { name: string; href: string | null }
  what: string
  about: { name: string; href: string | null } | null
  details: string[]
}

export type AuditPage = { items: AuditLine[]; nextCursor: string | null }
