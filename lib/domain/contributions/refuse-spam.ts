import 'server-only'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import { refuseSpam } from '@/lib/server/abuse/spam-check'

/** Links allowed in a text: an obituary and a picture page are likely, three are an advertisement. */
const allowedLinks = { greeting: 1, candle: 0, tribute: 2 } as const satisfies Record<ContributionKind, number>

type Texts = {
  kind: ContributionKind
  authorName: string
  relation: string | null
  title: string | null
  message: string | null
}

/**
 * Throws TOO_MANY_LINKS or BLOCKED_WORDS at the form's field. Names and headings may contain no links, because they are
 * the most visible. A candle's name is not checked here: the candle waits for approval instead (name-check.ts).
 */
export function refuseSpamInPost({ kind, authorName, relation, title, message }: Texts): void {
  const field = kind === 'tribute' ? 'text' : 'message'
  refuseSpam(
    { name: kind === 'candle' ? null : authorName, relation, title, [field]: message },
    { [field]: allowedLinks[kind] },
  )
}
