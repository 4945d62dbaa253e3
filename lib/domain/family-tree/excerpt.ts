import 'server-only'
import {
  isMaskedFor,
  type PersonRow,
  personColumns,
  personView,
  type TreeViewer,
} from '@/lib/domain/family-tree/person-row'
import type { ExcerptGroup, ExcerptView, TreePersonView } from '@/lib/domain/family-tree/schema'
import { db } from '@/lib/server/db'

const relations = ['parent', 'partner', 'child', 'sibling'] as const
/** How many of each the page lists; a couple of the nineteenth century had twenty children at most. */
const listedMost = { parent: 4, partner: 6, child: 24, sibling: 24 }

/**
 * Parents, partners, children and siblings of the person a page is about; null when the page has no tree, or nobody but
 * the person is in it. Checks no access to the page. One look by key for a page without a tree, three queries by index for
 * one with: the size of the tree does not matter.
 */
export async function readExcerpt(memorialId: string, viewer: TreeViewer): Promise<ExcerptView | null> {
  const page = await db.treePage.findUnique({ where: { memorialId }, select: { personId: true } })
  if (!page) return null
  const found = await readClosest(page.personId)
  if (found.length === 0) return null
  const rows = await db.treePerson.findMany({
    where: { id: { in: [...new Set(found.map(({ id }) => id))] } },
    select: personColumns,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const groups = relations.map((relation): ExcerptGroup => {
    const ofRelation = found.filter((each) => each.relation === relation)
    const people = ofRelation.map(({ id }) => byId.get(id)).filter((row): row is PersonRow => row !== undefined)
    const shown = people.filter((row) => !isMaskedFor(row, viewer))
    const withdrawn = people.filter(({ isWithdrawn }) => isWithdrawn)
    return {
      relation,
      people: shown.map((row) => nameOnly(personView(row, viewer))),
      maskedCount: people.length - shown.length - withdrawn.length,
      // Of somebody who was taken out, it is not said that they live.
      restCount: (ofRelation[0]?.count ?? 0) - people.length + withdrawn.length,
    }
  })
  return { groups: groups.filter(({ people, maskedCount, restCount }) => people.length + maskedCount + restCount > 0) }
}

function nameOnly({ id, name, lifespan, isLiving, memorialPath }: TreePersonView): ExcerptGroup['people'][number] {
  return { id, name, lifespan, isLiving, memorialPath }
}

type Found = { relation: ExcerptGroup['relation']; id: string; count: number }

/** The closest relatives in the order of the tree, with how many of their relation there are. Half-siblings come last. */
function readClosest(personId: string): Promise<Found[]> {
  const { parent, partner, child, sibling } = listedMost
  return db.$queryRaw<Found[]>`
    WITH self AS (SELECT ${personId}::uuid AS id),
    birth AS (
      SELECT u.id, u."partnerAId", u."partnerBId" FROM self
      JOIN "TreeChild" c ON c."childId" = self.id JOIN "TreeUnion" u ON u.id = c."unionId"
    ),
    parents AS (
      SELECT "partnerAId" AS id, 0 AS place FROM birth WHERE "partnerAId" IS NOT NULL
      UNION ALL SELECT "partnerBId", 1 FROM birth WHERE "partnerBId" IS NOT NULL
    ),
    couples AS (
      SELECT u.id, u."partnerBId" AS partner, u."aPosition" AS place FROM self JOIN "TreeUnion" u ON u."partnerAId" = self.id
      UNION ALL
      SELECT u.id, u."partnerAId", u."bPosition" FROM self JOIN "TreeUnion" u ON u."partnerBId" = self.id
    ),
    other AS (
      SELECT u.id FROM parents JOIN "TreeUnion" u ON u."partnerAId" = parents.id
      UNION SELECT u.id FROM parents JOIN "TreeUnion" u ON u."partnerBId" = parents.id
    ),
    found AS (
      SELECT 'parent' AS relation, id, place FROM parents
      UNION ALL SELECT 'partner', partner, place FROM couples WHERE partner IS NOT NULL
      UNION ALL SELECT 'child', c."childId", couples.place * 1000 + c."position"
        FROM couples JOIN "TreeChild" c ON c."unionId" = couples.id
      UNION ALL SELECT 'sibling', c."childId", c."position" FROM birth JOIN "TreeChild" c ON c."unionId" = birth.id
      UNION ALL SELECT 'sibling', c."childId", 100000 + c."position" FROM other JOIN "TreeChild" c ON c."unionId" = other.id
    ),
    placed AS (
      SELECT relation, id, min(place) AS place FROM found
      WHERE id <> (SELECT id FROM self) GROUP BY relation, id
    ),
    counted AS (
      SELECT relation, id, row_number() OVER (PARTITION BY relation ORDER BY place, id) AS number,
        (count(*) OVER (PARTITION BY relation))::int AS count
      FROM placed
    )
    SELECT relation, id, count FROM counted
    WHERE number <= CASE relation
      WHEN 'parent' THEN ${parent}::int WHEN 'partner' THEN ${partner}::int
      WHEN 'child' THEN ${child}::int ELSE ${sibling}::int END
    ORDER BY relation, number`
}
