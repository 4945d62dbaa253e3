import 'server-only'
import type { CaseFilter } from '@/lib/domain/support/schema'
import type { Prisma } from '@/lib/server/db'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** The filters except status and cursor: assignee, topic, and search by number, name, address or text. */
export function caseSearch(actor: Actor, { assignee, topic, search }: CaseFilter): Prisma.SupportCaseWhereInput {
  return {
    ...(assignee === 'mine' ? { assigneeId: userIdOf(actor) } : {}),
    ...(assignee === 'none' ? { assigneeId: null } : {}),
    ...(topic ? { topic } : {}),
    ...(search ? { AND: wordsOf(search).map(withWord) } : {}),
  }
}

const wordsOf = (search: string) => search.split(/\s+/).slice(0, 8)

// Every word must match, each in any field: 'Birgit 1007' and 'granit kode' both find cases.
function withWord(word: string): Prisma.SupportCaseWhereInput {
  const contains = { contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  return {
    OR: [
      ...(/^\d{1,9}$/.test(word) ? [{ number: Number(word) }] : []),
      { name: contains },
      { email: contains },
      { phone: contains },
      { subject: contains },
      { about: contains },
      { entries: { some: { text: contains } } },
    ],
  }
}
