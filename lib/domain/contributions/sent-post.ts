import 'server-only'
import { refuseSpamInPost } from '@/lib/domain/contributions/refuse-spam'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Proof, type RefusedProof, readProof } from '@/lib/server/abuse/proof-of-work'
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

export type SentPost = {
  memorial: MemorialSubject
  post: WrittenPost
  /** Written by a robot: it is answered kindly and forgotten. */
  trapped: boolean
  /** Null when none came, from an account, and with what is thrown away. */
  proof: Proof | RefusedProof | null
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
 * The page a post is for, and the proof that came with it: what the limits are chosen by. Words that are refused use up
 * none of them. Its pictures are `preparePostPictures`'s. Throws NOT_FOUND, TOO_MANY_LINKS and BLOCKED_WORDS.
 */
export async function loadSentPost(sent: Sent, { actor }: Caller): Promise<SentPost> {
  const memorial = await getMemorialSubject(actor, sent.memorialKey)
  const { post, trapped, key = null } = sent
  const found: SentPost = { memorial, post, trapped, key, proof: null }
  if (trapped) return found
  refuseSpamInPost(post)
  // An account stands behind a stone and needs no proof. A stranger without one is limited more, and waits.
  return actor.kind === 'visitor' ? { ...found, proof: await readProof(sent.altcha) } : found
}
