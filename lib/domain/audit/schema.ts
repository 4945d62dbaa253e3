import { z } from 'zod'
import { auditPath } from '@/lib/domain/audit/paths'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { sessionKinds } from '@/lib/shared/session-kinds'

export const auditSorts = ['at'] as const
export type AuditSort = (typeof auditSorts)[number]

/** The log's filters from the address. Invalid values are ignored. */
export const auditListInput = z.object({
  /** The search is for who did it: a name, a username, an address or an account's id. */
  ...listFields(auditSorts),
  /** A command, or a concept for all its commands. */
  what: boundedText(110)
    .regex(/^[a-z-]{1,40}(?:\.[a-z-]{1,60})?$/)
    .optional()
    .catch(undefined),
  /** An account, a page's slug, a code, a case's number, or any record's id. */
  about: typedText(100).catch('').default(''),
  /** From which kind of session. */
  session: z.enum(sessionKinds).optional().catch(undefined),
})
export type AuditFilter = z.output<typeof auditListInput>

export const auditList: ConsoleListDeclaration<AuditSort> = {
  path: auditPath,
  csv: { path: '/api/admin/audit.csv', filename: 'log.csv' },
  search: { label: 'Hvem', hint: 'Navn, brugernavn eller mail.', most: 100 },
  period: 'Fra',
  sorts: { at: { label: 'Tid', first: 'falling' } },
}
export const auditOrder = ({ sort }: Pick<AuditFilter, 'sort'>): ListOrder<AuditSort> => sort ?? '-at'

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

const count = z.int().min(0)

/** What a check of the log found, as it is written to the log. */
export const logCheck = z.object({
  days: count,
  entries: count,
  /** Days whose entries are not those of which the digest was taken. */
  changed: count,
  /** Days without a digest between two that have one. */
  missing: count,
  /** The first day that does not fit, as '2026-11-29'. */
  firstBroken: z.iso.date().nullable(),
})
export type LogCheck = z.output<typeof logCheck>

/** A check with when it was made, ISO 8601. */
export type LogCheckView = LogCheck & { at: string }

export type AuditPage = { items: AuditLine[]; nextCursor: string | null }
