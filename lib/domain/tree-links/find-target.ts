import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canSeeMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { findCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { TreeLinkError } from '@/lib/domain/tree-links/errors'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { codeInText, readScannedText } from '@/lib/shared/qr-text-code'

/**
 * The memorial that somebody wrote as an address, a part of one, a slug, or the text code of a stone. Throws
 * TREE_LINK_UNKNOWN when there is none that the actor may see, and TREE_LINK_SHARED_CODE when a code leads to several.
 */
export async function findTarget(actor: Actor, typed: string): Promise<MemorialSubject> {
  const key = (await slugBehindCode(actor, typed)) ?? keyOf(typed)
  try {
    return await getMemorialSubject(actor, key)
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
  }
  throw new TreeLinkError('TREE_LINK_UNKNOWN').at('memorial')
}

/** Null without a code of ours in the text: ten letters can be a slug as well. */
async function slugBehindCode(actor: Actor, typed: string): Promise<string | null> {
  const code = codeInText(typed)
  const subject = code && (await findCodeSubject(actor, code))
  if (!subject || isOutOfUse(subject.state)) return null
  const [first, ...others] = subject.memorials.filter((memorial) => canSeeMemorial(actor, memorial))
  if (others.length > 0) throw new TreeLinkError('TREE_LINK_SHARED_CODE').at('memorial')
  return first?.slug ?? null
}

/** An id or a slug: what follows '/memorial/', else the last part of the address that is not empty. */
function keyOf(typed: string): string {
  const read = readScannedText(typed)
  if (read.kind === 'memorial') return read.id
  const [path = ''] = typed.trim().split(/[?#]/)
  return path.split('/').findLast((part) => part !== '') ?? ''
}
