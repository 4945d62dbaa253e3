import 'server-only'
import { z } from 'zod'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { withdrawnName } from '@/lib/domain/family-tree/copy'
import { lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { type Forgotten, forgetInEdits, forgottenOf } from '@/lib/domain/family-tree/forget-in-edits'
import { forgetRecords } from '@/lib/domain/family-tree/forget-shared-records'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { assertNoPage } from '@/lib/domain/family-tree/person-data'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import {
  personDataColumns,
  unionData,
  unionDataColumns,
  withdrawnPerson,
  withdrawnUnion,
} from '@/lib/domain/family-tree/stored-rows'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Takes somebody out of a tree who asked for it: the place stays and says 'Ikke vist', and all that is personal is erased
 * for good, also in the edits that could be undone, in the files it came from and in what reports have copied. No import
 * brings them back (`TreeRemoval`). A person who is out already stays so. Returns the tree's revision. Throws NOT_FOUND,
 * and TREE_PAGE_PERSON for somebody whom a page is about: that page is another matter.
 */
export async function withdrawPerson(
  context: RunContext,
  { treeId, personId }: { treeId: string; personId: string },
): Promise<number> {
  const { tx } = context
  const pageIds = await lockTree(tx, treeId)
  const row = await tx.treePerson.findUnique({ where: { id: personId, treeId }, select: personDataColumns })
  if (!row) throw new DomainError('NOT_FOUND')
  await assertNoPage(tx, personId, row)
  if (!row.isWithdrawn) await erase(context, forgottenOf(treeId, personId, row), personId)
  return treeEdited(context, treeId, pageIds)
}

async function erase(context: RunContext, forgotten: Forgotten, personId: string): Promise<void> {
  const { tx } = context
  const { treeId } = forgotten
  await forgetInEdits(tx, forgotten)
  const { importId, createdById, ...erased } = withdrawnPerson(
    await tx.treePerson.findUniqueOrThrow({ where: { id: personId }, select: personDataColumns }),
  )
  await tx.treePerson.update({
    where: { id: personId },
    data: { ...erased, searchText: '', revision: { increment: 1 } },
  })
  await eraseBirth(tx, personId)
  await eraseCouples(context, forgotten, personId)
  await eraseTraces(context, forgotten, personId)
  await removeTreeFiles(context, { treeId, id: { in: [...forgotten.portraitIds] }, people: { none: {} } })
  await forgetInImports(context, forgotten)
  await forgetInReports(tx, forgotten)
  await tx.treeRemoval.createMany({
    data: [...forgotten.keys].map((personKey) => ({ treeId, personKey })),
    skipDuplicates: true,
  })
  await updateBirthBounds(tx, treeId)
}

/** How the person belongs to parents, and whose twin they are: a twin left alone would tell the day of birth. */
async function eraseBirth(tx: Transaction, personId: string): Promise<void> {
  const births = await tx.treeChild.findMany({
    where: { childId: personId },
    select: { unionId: true, twinGroup: true },
  })
  await tx.treeChild.updateMany({ where: { childId: personId }, data: { kind: 'unknown', twinGroup: null } })
  for (const { unionId, twinGroup } of births) {
    const where = { unionId, twinGroup }
    if (twinGroup === null || (await tx.treeChild.count({ where })) > 1) continue
    await tx.treeChild.updateMany({ where, data: { twinGroup: null } })
  }
}

/** The wedding was the person's too; nobody is shown it any more. */
async function eraseCouples({ tx, enqueue }: RunContext, { treeId }: Forgotten, personId: string): Promise<void> {
  const couples = await tx.treeUnion.findMany({
    where: { OR: [{ partnerAId: personId }, { partnerBId: personId }] },
    select: { id: true, ...unionDataColumns },
  })
  for (const { id, ...couple } of couples) {
    await tx.treeUnion.update({ where: { id }, data: { ...withdrawnUnion(couple), revision: { increment: 1 } } })
  }
  const ids = couples.map(({ id }) => id)
  const records = await tx.treeRecord.findMany({ where: { unionId: { in: ids } }, select: { id: true } })
  await forgetRecords({ tx, enqueue }, treeId, idsOf(records))
  await eraseCouplesBefore(tx, treeId, ids)
}

/** The couples as they were before an import, which its undoing would bring back. */
async function eraseCouplesBefore(tx: Transaction, treeId: string, ids: readonly string[]): Promise<void> {
  const rows = await tx.treeImportBefore.findMany({ where: { personId: { in: [...ids] }, import: { treeId } } })
  for (const { importId, personId, before } of rows) {
    const kept = coupleBefore.parse(before)
    await tx.treeImportBefore.update({
      where: { importId_personId: { importId, personId } },
      data: { before: { ...kept, row: withdrawnUnion(kept.row), record: null } },
    })
  }
}

/** What tree-files stores of a couple, as far as it is erased. */
const coupleBefore = z.looseObject({ row: unionData })

/** What files, links, imports and answered warnings keep of the person. */
async function eraseTraces({ tx, enqueue }: RunContext, { treeId, ids }: Forgotten, personId: string): Promise<void> {
  const records = await tx.treeRecord.findMany({ where: { personId }, select: { id: true } })
  await forgetRecords({ tx, enqueue }, treeId, idsOf(records))
  await tx.treeLink.deleteMany({ where: { personId } })
  await tx.treeImportBefore.deleteMany({ where: { personId: { in: [...ids] }, import: { treeId } } })
  await tx.treeAcceptedCheck.deleteMany({ where: { treeId, key: { contains: personId } } })
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

type Named = { treeId: string; ids: ReadonlySet<string>; names: ReadonlySet<string> }

/**
 * Takes somebody with these ids and names out of what reports have copied of people of a tree: of their own nothing is
 * kept, of others' the lines that do not name them. A namesake's line goes too: nobody knows whom it is about.
 */
async function forgetInReports(tx: Transaction, { treeId, ids, names }: Named): Promise<void> {
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

/** Of imports not written yet; the sentence is tree-files' own (`TREE_IMPORT_WITHDRAWN`). */
const underWay = ['reading', 'review', 'writing'] as const
const forgottenFileName = 'slægtsfil'

/**
 * Takes somebody with these names out of a tree's imports: their files are deleted, those that are not in the tree yet end
 * with a sentence, and reports keep counts only, since nobody knows which of their lines are about the person. The tree must
 * be locked: a job that writes an import waits for the lock and finds it ended.
 */
async function forgetInImports(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  { treeId, names }: { treeId: string; names: ReadonlySet<string> },
): Promise<void> {
  await tx.treeImport.updateMany({
    where: { treeId, status: { in: [...underWay] } },
    data: { status: 'cancelled', finishedAt: new Date(), failure: { code: 'TREE_IMPORT_WITHDRAWN', context: {} } },
  })
  const imports = await tx.treeImport.findMany({
    where: { treeId },
    select: { id: true, storageKey: true, bytes: true, fileName: true },
  })
  await forgetReports(tx, treeId)
  const named = imports.filter(({ fileName }) => isNamed(fileName, names)).map(({ id }) => id)
  await tx.treeImport.updateMany({ where: { id: { in: named } }, data: { fileName: forgottenFileName } })
  // No bytes: the file is gone, what it was stays.
  await tx.treeImport.updateMany({ where: { treeId }, data: { bytes: 0 } })
  for (const { storageKey, bytes } of imports) if (bytes > 0) await enqueue(removeImportFileQueue, { storageKey })
}

/** Reports hold the file's people, and lists of lines and names (`first`), and the sentence of a loop its path in names. */
async function forgetReports(tx: Transaction, treeId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "TreeImport"
    SET "report" = (
      SELECT jsonb_object_agg(key, CASE
        WHEN jsonb_typeof(value) = 'object' AND jsonb_exists(value, 'first') THEN jsonb_set(value, '{first}', '[]')
        ELSE value
      END)
      FROM jsonb_each("report" || '{"people": [], "matches": [], "pageXref": null, "renamedFiles": {}}'))
    WHERE "treeId" = ${treeId}::uuid AND jsonb_typeof("report") = 'object'`
  await tx.$executeRaw`
    UPDATE "TreeImport" SET "failure" = jsonb_set("failure", '{context,path}', to_jsonb(${withdrawnName}::text))
    WHERE "treeId" = ${treeId}::uuid AND "failure" -> 'context' ? 'path'`
}

function isNamed(fileName: string, names: ReadonlySet<string>): boolean {
  const words = asSearched(fileName.replace(/[^\p{L}\p{N}]+/gu, ' '))
  return [...names].some((name) => words.includes(asSearched(name.replace(/[^\p{L}\p{N}]+/gu, ' '))))
}
