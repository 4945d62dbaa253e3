import 'server-only'
import { checkProof, type Proof } from '@/lib/domain/contributions/proof-of-work'
import { refuseSpam } from '@/lib/domain/contributions/spam-check'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canContribute, type MemorialSubject } from '@/lib/domain/memorials/policy'
import type { Caller } from '@/lib/server/command'

/** What a visitor wrote, in the columns' names. */
export type WrittenPost = {
  kind: ContributionKind
  authorName: string
  relation: string | null
  title: string | null
  message: string | null
  year: number | null
}

export type PreparedPost = {
  memorial: MemorialSubject
  post: WrittenPost
  /** Written by a robot: it is answered kindly and forgotten. */
  trapped: boolean
  proof: Proof | null
  /** Names the post across tries: what a broken line makes a browser send twice is one post. */
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
 * Everything about a visitor's post that needs no transaction: the page, the spam checks and the proof. Its pictures are
 * `preparePostPictures`'s, once the post may be made. Throws NOT_FOUND, TOO_MANY_LINKS, BLOCKED_WORDS, CHALLENGE_FAILED and
 * TOO_FAST.
 */
export async function prepareContribution(sent: Sent, { actor }: Caller): Promise<PreparedPost> {
  const memorial = await getMemorialSubject(actor, sent.memorialKey)
  const { post, trapped, key = null } = sent
  const prepared: PreparedPost = { memorial, post, trapped, key, proof: null }
  if (sent.trapped || !canContribute(actor, memorial)) return prepared
  refuseSpam(sent.post)
  // An account stands behind a stone and needs no proof. A stranger without one is limited more, and waits.
  if (sent.altcha && actor.kind === 'visitor') prepared.proof = await checkProof(sent.altcha)
  return prepared
}
