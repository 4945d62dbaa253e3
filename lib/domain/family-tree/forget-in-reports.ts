import 'server-only'
import type { Transaction } from '@/lib/server/db'

type Named = { treeId: string; ids: ReadonlySet<string>; names: ReadonlySet<string> }

/**
 * Takes somebody with these ids and names out of what reports have copied of people of a tree: of their own nothing is
 * kept, of others' the lines that do not name them. A namesake's line goes too: nobody knows whom it is about.
 */
export async function forgetInReports(tx: Transaction, { treeId, ids, names }: Named): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Report" report
    SET "snapshot" = jsonb_set(report."snapshot", '{texts}', CASE
      WHEN report."treePersonId" = ANY (${[...ids]}::uuid[]) THEN '[]'::jsonb
      -- Of somebody whom the family removed, the name says who it was.
      WHEN report."snapshot" -> 'texts' -> 0 ->> 'text' = ANY (${[...names]}::text[])
        AND NOT EXISTS (SELECT 1 FROM "TreePerson" person WHERE person.id = report."treePersonId")
        THEN '[]'::jsonb
      ELSE coalesce((
        SELECT jsonb_agg(line ORDER BY place)
        FROM jsonb_array_elements(report."snapshot" -> 'texts') WITH ORDINALITY AS lines (line, place)
        WHERE NOT EXISTS (SELECT 1 FROM unnest(${[...names]}::text[]) name WHERE strpos(line ->> 'text', name) > 0)
      ), '[]'::jsonb)
    END)
    WHERE report."snapshot" ->> 'what' = 'tree_person' AND jsonb_typeof(report."snapshot" -> 'texts') = 'array'
      AND (
        report."treePersonId" IN (SELECT id FROM "TreePerson" WHERE "treeId" = ${treeId}::uuid)
        OR report."memorialId" IN (SELECT "memorialId" FROM "TreePage" WHERE "treeId" = ${treeId}::uuid)
      )`
}
