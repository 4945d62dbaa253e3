import 'server-only'
import { z } from 'zod'
import { getContributionSubject } from '@/lib/domain/contributions/find-contribution'
import { canSeePicture } from '@/lib/domain/media/policy'
import { findServedMedia } from '@/lib/domain/media/serving/find-served-media'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { type LoadedTarget, loadTarget, type TargetIds } from '@/lib/domain/reports/load-target'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'

/** The page, post or file with this id if the caller may see it, else null. */
export const findTarget = defineRead({
  name: 'reports.find-target',
  session: 'optional',
  input: z.object({ id: boundedText(100) }),
  authorize: anyone,
  run: (actor, { id }) => readTarget(actor, id),
})

async function readTarget(actor: Actor, id: string): Promise<(LoadedTarget & { id: string }) | null> {
  if (!z.uuid().safeParse(id).success) return null
  const ids = await seenBy(actor, id)
  const target = ids && (await loadTarget(ids))
  return target && { ...target, id }
}

async function seenBy(actor: Actor, id: string): Promise<TargetIds | null> {
  try {
    const [post, file] = await Promise.all([
      db.contribution.findUnique({ where: { id }, select: { id: true } }),
      findServedMedia(id, 0),
    ])
    if (post) return { contributionId: (await getContributionSubject(actor, id)).id }
    if (!file) return { memorialId: (await getMemorialSubject(actor, id)).id }
    const memorial = await getMemorialSubject(actor, file.memorial.id)
    return file.isReady && canSeePicture(actor, memorial, file) ? { mediaId: id } : null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
