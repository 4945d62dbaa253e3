import 'server-only'
import { refuseSpamInPost } from '@/lib/domain/contributions/refuse-spam'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Proof, type RefusedProof, readProof } from '@/lib/server/abuse/proof-of-work'
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
