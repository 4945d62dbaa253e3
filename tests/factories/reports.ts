import { hidePage } from '@/lib/domain/reports/commands/hide-page'
import { reportContent } from '@/lib/domain/reports/commands/report-content'
import { createComplaintUrl } from '@/lib/domain/reports/complaints'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

let count = 0

/** The input of the report form; text only unless a target is given. */
export const reportWords = (words: object = {}) => ({
  kind: 'about_me',
  where: 'Mindesiden for Karen Holm, det øverste billede',
  why: 'Jeg er selv med på billedet og vil ikke vises.',
  name: 'Bo Krogh',
  email: `anmelder${process.pid}-${++count}@eksempel.dk`,
  goodFaith: true,
  ...words,
})

/** A submitted report, with the newest line of its thread. */
export async function createReport(words: object = {}, actor: Actor = visitor()) {
  const { result } = await execute(reportContent, callerFor(actor), reportWords(words))
  const { id, email } = await db.supportCase.findUniqueOrThrow({ where: { number: result.number } })
  const entry = await db.supportEntry.findFirstOrThrow({ where: { caseId: id }, orderBy: { id: 'desc' } })
  return { id, number: result.number, email: email ?? '', seenEntryId: entry.id }
}

/** A full administrator. */
export async function createHandler() {
  return administratorFor(await createAccount({ isAdmin: true, staffScope: 'full', fullName: 'Anne Bach' }))
}

/** The secret of a link to complain about the case's decision. */
export async function createComplaintToken(caseId: string, email = 'klager@eksempel.dk'): Promise<string> {
  const url = await db.$transaction((tx) => createComplaintUrl(tx, { caseId, userId: null, email }))
  return tokenIn(url)
}

/** The secret of the complaint link in a mail. */
export const tokenIn = (text: string): string => /\/contact\?klage=([\w-]{43})/.exec(text)?.[1] ?? ''

/** Hides a page as an administrator. Returns the number of the decision's case. */
export async function hideForTest(memorial: { id: string }, reasons = 'Et navn må ikke stå der.'): Promise<number> {
  const caller = callerFor(await createHandler())
  const { result } = await execute(hidePage, caller, { id: memorial.id, ground: 'law', reasons })
  return result.number
}
