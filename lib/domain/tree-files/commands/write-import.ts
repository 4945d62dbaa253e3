import 'server-only'
import { z } from 'zod'
import { lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { TREE_PEOPLE_LIMIT } from '@/lib/domain/family-tree/schema'
import type { UnionData } from '@/lib/domain/family-tree/stored-rows'
import { findRings } from '@/lib/domain/tree-files/import/find-rings'
import { getImportRow, notifyOfEnd, tellProgress, withoutNames } from '@/lib/domain/tree-files/import/import-state'
import { joinRemoved } from '@/lib/domain/tree-files/import/join-removed'
import { type KnownTree, readKnownTree } from '@/lib/domain/tree-files/import/known-tree'
import { fullError, ringInNames } from '@/lib/domain/tree-files/import/make-report'
import { findRemoved, knowPlaceholders } from '@/lib/domain/tree-files/import/placeholders'
import { planImport } from '@/lib/domain/tree-files/import/plan-import'
import { inTreeFileProcess, readStoredFile } from '@/lib/domain/tree-files/import/tree-file-pool'
import { type ImportPlan, writePlan } from '@/lib/domain/tree-files/import/write-plan'
import { storeImportMediaQueue } from '@/lib/domain/tree-files/queues'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { type ImportReport, importChoicesSchema, importReportSchema } from '@/lib/domain/tree-files/schema'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'

/**
 * Writes a confirmed import in one transaction: all of it, or nothing. Those who asked to be taken out stay out. Throws
 * TREE_IMPORT_FULL before anything is written.
 */
export const writeImport = defineCommand({
  name: 'tree-files.write-import',
  session: 'system',
  input: z.object({ importId: z.uuid() }),
  isAudited: false,
  // 50,000 people with their records: nobody waits but those who edit the same tree.
  timeoutMs: 240_000,
  load: ({ importId }) => getImportRow(importId),
  authorize: theSystem,
  prepare: async (_, __, { id, treeId, userId, storageKey, status }) => {
    if (status !== 'writing') return null
    const here = await db.treeMedia.findMany({
      where: { treeId, fileName: { not: null }, OR: [{ importId: null }, { importId: { not: id } }] },
      select: { fileName: true, checksum: true, sentChecksum: true },
    })
    const task = { file: await readStoredFile(storageKey), here }
    const file = await inTreeFileProcess('read', task, { page: treeId, sender: userId ?? treeId })
    await tellProgress(id, 20)
    return file
  },
  run: async (context, _, { id: importId, treeId, memorialId, userId, choices }, read) => {
    if (!read) return
    const { tx } = context
    const pageIds = await lockTree(tx, treeId)
    const { status, report } = await getImportRow(importId, tx)
    if (status !== 'writing') return
    const page = await tx.treePage.findUnique({ where: { memorialId }, select: { personId: true } })
    const { keep, ...chosen } = importChoicesSchema.parse(choices)
    const found = importReportSchema.parse(report)
    const matches = chosenMatches(found.matches, { ...chosen, pagePersonId: page?.personId ?? null })
    const { file, placeholders } = await knowPlaceholders(tx, treeId, {
      file: read,
      taken: new Set(matches.values()),
    })
    for (const [xref, id] of placeholders) matches.set(xref, id)
    const tree = await readKnownTree(tx, treeId, [...matches.values()])
    for (const [xref, id] of matches) if (!tree.people.has(id)) matches.delete(xref)
    const removed = await findRemoved(tx, treeId, file)
    for (const [xref, id] of joinRemoved(file, tree, { removed, matches })) matches.set(xref, id)
    const plan = planImport({ file, tree, matches, keep, removed, importId, userId })
    if (tree.peopleCount + plan.people.length > TREE_PEOPLE_LIMIT) throw fullError(file.people.length, tree.peopleCount)
    const rings = await dropRings(tx, plan, { tree, file, removed })
    await writePlan(tx, plan, { treeId, importId, tell: (done) => tellProgress(importId, 20 + done * 75) })
    if (found.counts.media > 0) await context.enqueue(storeImportMediaQueue, { importId, turn: 1 })
    await treeEdited(context, treeId, pageIds)
    await tx.treeImport.update({
      where: { id: importId },
      data: {
        status: 'done',
        progress: 100,
        finishedAt: new Date(),
        report: {
          ...withoutNames(report).report,
          renamedFiles: read.renamedFiles,
          rings: {
            count: found.rings.count + rings.length,
            first: [...found.rings.first, ...rings].slice(0, ringsListedMost),
          },
        },
      },
    })
    await notifyOfEnd(tx, importId, 'tree_import_done')
  },
})

/** Left-out children that a report names. */
const ringsListedMost = 200

type Chosen = { pageXref: string | null; apart: string[]; pagePersonId: string | null }

/** The proposed pairs without those told apart, and the page's person with whom an editor chose. */
function chosenMatches(
  proposed: readonly { xref: string; personId: string }[],
  { pageXref, apart, pagePersonId }: Chosen,
): Map<string, string> {
  const matches = new Map<string, string>()
  if (pageXref !== null && pagePersonId !== null) matches.set(pageXref, pagePersonId)
  for (const { xref, personId } of proposed) {
    if (xref === pageXref || personId === pagePersonId || apart.includes(xref)) continue
    matches.set(xref, personId)
  }
  return matches
}

/**
 * Neither the file nor the tree has a ring alone; together they may. Takes the children out of the plan that close one,
 * and the partners by whom a couple that is here does, and tells of them.
 */
async function dropRings(
  tx: Transaction,
  plan: ImportPlan,
  { tree, file, removed }: { tree: KnownTree; file: FamilyFile; removed: ReadonlySet<string> },
): Promise<ImportReport['rings']['first']> {
  const changed = new Map(plan.changedUnions.map(({ id, after }) => [id, after]))
  const parentsOf = new Map(
    [...tree.unions, ...plan.unions.map(({ id, ...data }) => ({ id, data }))].map(({ id, data }) => [
      id,
      partnersIn(changed.get(id) ?? data),
    ]),
  )
  const links = [
    ...tree.unions.flatMap(({ id: unionId, data, children }) =>
      children.map(({ childId }) => ({ unionId, childId, parentIds: partnersIn(data), kind: 'here', isFixed: true })),
    ),
    ...tree.unions.flatMap(({ id: unionId, data, children }) =>
      partnersIn(changed.get(unionId) ?? data)
        .filter((partner) => !partnersIn(data).includes(partner))
        .flatMap((partner) =>
          children.map(({ childId }) => ({ unionId, childId, parentIds: [partner], kind: 'partner' })),
        ),
    ),
    ...plan.children.map(({ unionId, childId }) => ({
      unionId,
      childId,
      parentIds: parentsOf.get(unionId) ?? [],
      kind: 'child',
    })),
  ]
  const rings = findRings(links)
  const told = file.people.map(({ xref, fields }) => toldName({ ...fields, isWithdrawn: removed.has(xref) }))
  const names = new Map(file.people.map(({ xref }, at) => [plan.idOf.get(xref) ?? '', told[at] ?? '']))
  const ids = rings.slice(0, ringsListedMost).flatMap(({ link, path }) => [...path, ...link.parentIds])
  const others = await namesOf(
    tx,
    [...new Set(ids)].filter((id) => !names.has(id)),
  )
  const nameOf = (id: string) => names.get(id) ?? others.get(id) ?? ''
  const [children, partners] = [new Set<string>(), new Set<string>()]
  for (const { link } of rings) {
    if (link.kind === 'child') children.add(`${link.unionId} ${link.childId}`)
    else partners.add(`${link.unionId} ${link.parentIds.join()}`)
  }
  plan.children = plan.children.filter(({ unionId, childId }) => !children.has(`${unionId} ${childId}`))
  for (const union of plan.changedUnions) {
    const stays = (partnerId: string | null) => (partners.has(`${union.id} ${partnerId}`) ? null : partnerId)
    union.after = {
      ...union.after,
      partnerAId: stays(union.after.partnerAId),
      partnerBId: stays(union.after.partnerBId),
    }
  }
  return rings.map(({ link, path }) =>
    ringInNames({ childXref: link.childId, parentXrefs: link.parentIds, path }, nameOf),
  )
}

function partnersIn({ partnerAId, partnerBId }: Pick<UnionData, 'partnerAId' | 'partnerBId'>): string[] {
  return [partnerAId, partnerBId].filter((id) => id !== null)
}

async function namesOf(tx: Transaction, ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.treePerson.findMany({ where: { id: { in: ids } }, select: nameColumns })
  return new Map(rows.map((row) => [row.id, toldName(row)]))
}

const nameColumns = { id: true, givenNames: true, surname: true, birthSurname: true, isWithdrawn: true } as const
