import 'server-only'
import type { ContributionKind } from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Proof, type RefusedProof, readProof } from '@/lib/server/abuse/proof-of-work'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import type { Caller } from '@/lib/server/command'

/** A visitor's post, under the names of its columns. */
export type WrittenPost = {
  kind: ContributionKind
  authorName: string
  relation: string | null
  title: string | null
  message: string | null
  year: number | null
}

export type SentPost = {
  memorial: MemorialSubject
  post: WrittenPost
  /** Written by a bot: answered as usual and discarded. */
  trapped: boolean
  /** Null if none was sent, for accounts and for trapped posts. */
  proof: Proof | RefusedProof | null
  /** The same across retries of one post. */
  key: string | null
}

type Sent = {
  memorialKey: string
  trapped: boolean
  altcha: string | null | undefined
  key: string | null | undefined
  post: WrittenPost
}

/**
 * Loads a post's page and proof, which the limits depend on. Refused text counts against no limit. For pictures see
 * `preparePostPictures`. Throws NOT_FOUND, TOO_MANY_LINKS and BLOCKED_WORDS.
 */
export async function loadSentPost(sent: Sent, { actor }: Caller): Promise<SentPost> {
  const memorial = await getMemorialSubject(actor, sent.memorialKey)
  const { post, trapped, key = null } = sent
  const found: SentPost = { memorial, post, trapped, key, proof: null }
  if (trapped) return found
  refuseSpamInPost(post)
  // Accounts need no proof: each began with a code. A visitor without one has lower limits, and the post waits.
  return actor.kind === 'visitor' ? { ...found, proof: await readProof(sent.altcha) } : found
}

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
