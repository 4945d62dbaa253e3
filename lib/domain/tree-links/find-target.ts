import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { findLinkTarget } from '@/lib/domain/qr-codes/find-code'
import { TreeLinkError } from '@/lib/domain/tree-links/errors'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/**
 * The memorial that somebody wrote as an address, a part of one, a slug, or the text code of a stone. Throws
 * TREE_LINK_UNKNOWN when there is none that the actor may see.
 */
export async function findTarget(actor: Actor, typed: string): Promise<MemorialSubject> {
  const key = await keyOf(typed)
  try {
    if (key) return await getMemorialSubject(actor, key)
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
  }
  throw new TreeLinkError('TREE_LINK_UNKNOWN').at('memorial')
}

/** The last part of an address that is not empty: an id, a slug or a code. */
async function keyOf(typed: string): Promise<string | null> {
  const [path = ''] = typed.trim().split(/[?#]/)
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  if (!isTextCode(last)) return last
  const target = await findLinkTarget(normaliseTextCode(last))
  return target?.split('/').at(-1) ?? last
}
