import 'server-only'
import { findMemorialId, getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, canOwnMemorial } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import type { Actor } from '@/lib/shared/actor'

export type OwnDraft = { id: string; mayKeep: boolean; isOwner: boolean }

/**
 * A page and whether the actor may keep it: its writers, and whoever has the link from the mail, which works until it
 * expires, on this page only. Throws NOT_FOUND.
 */
export async function getOwnDraft(actor: Actor, key: string, token: string | undefined): Promise<OwnDraft> {
  const linkedId = token ? await findLinked(key, token) : null
  const memorial = await getMemorialSubject(actor, key).catch((error: unknown) => {
    if (linkedId) return null
    throw error
  })
  return {
    id: memorial?.id ?? linkedId ?? '',
    mayKeep: linkedId !== null || (memorial !== null && canEditMemorial(actor, memorial)),
    isOwner: memorial !== null && canOwnMemorial(actor, memorial),
  }
}

async function findLinked(key: string, token: string): Promise<string | null> {
  const memorialId = await findMemorialId(key)
  if (!memorialId) return null
  const where = { tokenHash: hashToken(token), kind: 'draft_keep' as const, memorialId, expiresAt: { gt: new Date() } }
  return (await db.accessToken.count({ where })) > 0 ? memorialId : null
}
