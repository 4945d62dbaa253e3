import { z } from 'zod'
import type { ChainCheckView } from '@/lib/domain/audit/chain-check'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { sessionKinds } from '@/lib/shared/session-kinds'

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
  /** From which kind of session. */
  session: z.enum(sessionKinds).optional().catch(undefined),
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
export function auditListQuery({ who, what, about, session, from, to, cursor }: Partial<AuditFilter>): string {
  const given = Object.entries({ who, what, about, session, from, to, cursor }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
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
  /** Kind of session and device: 'administrationen', 'Mac, Safari'. Null for entries from before they were kept. */
  session: string | null
  device: string | null
}

/** An entry with its link in the chain, for a file that can be compared later; null until it has one. */
export type LinkedAuditLine = AuditLine & { link: { seq: string; digest: string } | null }

/** What is known of the chain over the log: the newest check, if any. */
export type ChainState = { lastCheck: ChainCheckView | null }

export type AuditPage = { items: AuditLine[]; nextCursor: string | null }
