import 'server-only'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import { refuseSpam } from '@/lib/server/abuse/spam-check'

/** Links that a text may carry: an obituary and a picture page are likely, three are an advertisement. */
const allowedLinks = { greeting: 1, candle: 0, tribute: 2 } as const satisfies Record<ContributionKind, number>

type Texts = {
  kind: ContributionKind
  authorName: string
  relation: string | null
  title: string | null
  message: string | null
}

/**
 * Throws TOO_MANY_LINKS or BLOCKED_WORDS, with the sentence under the field the form calls it by. Names and headings
 * carry no links: they are seen first. A candle is lit whatever its name says, and waits for approval (name-check.ts).
 */
export function refuseSpamInPost({ kind, authorName, relation, title, message }: Texts): void {
  const field = kind === 'tribute' ? 'text' : 'message'
  refuseSpam(
    { name: kind === 'candle' ? null : authorName, relation, title, [field]: message },
    { [field]: allowedLinks[kind] },
  )
}
