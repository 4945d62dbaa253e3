import 'server-only'
import { type ContributionSubject, canSeeContribution } from '@/lib/domain/contributions/policy'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** The contribution as this actor may see it. Throws NOT_FOUND if it does not exist or the actor may not see it. */
export async function getContributionSubject(actor: Actor, id: string): Promise<ContributionSubject> {
  const row = await db.contribution.findUnique({
    where: { id },
    select: { id: true, kind: true, status: true, userId: true, contributorHash: true, memorialId: true },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const { memorialId, ...rest } = row
  const contribution = { ...rest, memorial: await getMemorialSubject(actor, memorialId) }
  if (!canSeeContribution(actor, contribution)) throw new DomainError('NOT_FOUND')
  return contribution
}
