import 'server-only'
import { livingSince } from '@/lib/domain/family-tree/living'
import type { TreeViewer } from '@/lib/domain/family-tree/person-row'
import { Prisma } from '@/lib/server/db'

/**
 * `isMaskedFor` the other way round, as a condition on rows of "TreePerson" named `person`: who this viewer may see.
 * living-condition.test.ts holds the two together.
 */
export function shownCondition({ isMember, now }: Pick<TreeViewer, 'isMember' | 'now'>): Prisma.Sql {
  if (isMember) return Prisma.sql`NOT person."isWithdrawn"`
  return Prisma.sql`NOT person."isWithdrawn" AND NOT person."isPrivate" AND (
    person."isDead" OR person."diedYear" IS NOT NULL OR person."bornNoLater" <= ${livingSince(now)}
  )`
}
