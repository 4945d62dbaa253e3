import 'server-only'
import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import { lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { searchTextOf } from '@/lib/domain/family-tree/search-text'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import { undoFormName } from '@/lib/domain/tree-files/copy'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import {
  getImportRow,
  getImportSubject,
  treeFilesForm,
  withoutNames,
} from '@/lib/domain/tree-files/import/import-state'
import { storedBefore } from '@/lib/domain/tree-files/import/write-plan'
import { importKeyInput } from '@/lib/domain/tree-files/schema'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

/**
 * Takes out again everything an import brought, and gives those it changed their earlier rows. All of it, or nothing: throws
 * TREE_IMPORT_EDITED or TREE_IMPORT_PAGE_PERSON when somebody has worked on it since, and TREE_IMPORT_NOT_DONE.
 */
export const undoImport = defineCommand({
  name: 'tree-files.undo-import',
  session: 'required',
  input: importKeyInput,
  // 50,000 people take some seconds to delete.
  timeoutMs: 120_000,
  load: (input, { actor }) => getImportSubject(actor, input),
  authorize: canEditTree,
  run: async (context, _, { id: memorialId, importId, treeId }) => {
    const { tx } = context
    const pageIds = await lockTree(tx, treeId)
    const { status, storageKey, report } = await getImportRow(importId, tx)
    if (status !== 'done') throw new TreeFileError('TREE_IMPORT_NOT_DONE')
    await assertUntouched(tx, importId)
    await tx.treeChild.deleteMany({ where: { importId } })
    await restore(tx, importId)
    await tx.treeUnion.deleteMany({ where: { importId } })
    await tx.treeRecord.deleteMany({ where: { importId } })
    await tx.treePerson.deleteMany({ where: { importId } })
    await removeTreeFiles(context, { importId })
    await updateBirthBounds(tx, treeId)
    await tx.treeImport.update({
      where: { id: importId },
      data: { status: 'undone', finishedAt: new Date(), ...withoutNames(report) },
    })
    await context.enqueue(removeImportFileQueue, { storageKey })
    context.about({ type: 'memorial', id: memorialId, detail: { import: importId } })
    return { revision: await treeEdited(context, treeId, pageIds) }
  },
  form: treeFilesForm(undoFormName),
})

async function restore(tx: Transaction, importId: string): Promise<void> {
  const rows = await tx.treeImportBefore.findMany({ where: { importId }, select: { personId: true, before: true } })
  for (const { personId: id, before } of rows) {
    const { table, row, record } = storedBefore.parse(before)
    const revision = { increment: 1 }
    if (table === 'union') await tx.treeUnion.update({ where: { id }, data: { ...row, revision } })
    else await tx.treePerson.update({ where: { id }, data: { ...row, searchText: searchTextOf(row), revision } })
    if (record) await tx.treeRecord.updateMany({ where: { id: record.id }, data: { lines: record.lines } })
  }
  await tx.treeImportBefore.deleteMany({ where: { importId } })
}

/** As many as a sentence names. */
const namedMost = 3

/**
 * Throws TREE_IMPORT_EDITED when something an import brought or changed was edited since, or was given relatives from
 * elsewhere; TREE_IMPORT_PAGE_PERSON when somebody it brought has a page. The tree must be locked.
 */
async function assertUntouched(tx: Transaction, importId: string): Promise<void> {
  const page = await tx.treePage.findFirst({
    where: { person: { importId } },
    select: { person: { select: nameColumns } },
  })
  if (page) throw new TreeFileError('TREE_IMPORT_PAGE_PERSON', { name: nameOf(page.person) })
  const names = await touchedNames(tx, importId)
  if (names.length === 0) return
  const others = names.length - namedMost
  const shown = names.slice(0, namedMost).join(', ')
  const more = others > 0 ? ` og ${others === 1 ? 'en anden' : `${others.toLocaleString('da-DK')} andre`}` : ''
  throw new TreeFileError('TREE_IMPORT_EDITED', { names: shown + more })
}

async function touchedNames(tx: Transaction, importId: string): Promise<string[]> {
  const notOfImport = { OR: [{ importId: null }, { importId: { not: importId } }] }
  const ids = new Set<string>()
  const edited = await tx.treePerson.findMany({ where: { importId, revision: { gt: 1 } }, select: { id: true } })
  for (const { id } of edited) ids.add(id)
  const asChild = await tx.treeChild.findMany({
    where: { ...notOfImport, OR: [{ child: { importId } }, { union: { importId } }], AND: [notOfImport] },
    select: { childId: true },
  })
  for (const { childId } of asChild) ids.add(childId)
  const couples = await tx.treeUnion.findMany({
    where: {
      OR: [
        { importId, revision: { gt: 1 } },
        { AND: [notOfImport, { OR: [{ partnerA: { importId } }, { partnerB: { importId } }] }] },
      ],
    },
    select: { id: true, partnerAId: true, partnerBId: true, importId: true, children: { select: { childId: true } } },
  })
  const changed = await changedSince(tx, importId)
  for (const union of couples) {
    // A couple who was here before has a new partner by the import itself.
    if (union.importId !== importId && changed.asLeft.has(union.id)) continue
    const [first] = [union.partnerAId, union.partnerBId, ...union.children.map(({ childId }) => childId)]
    if (first) ids.add(first)
  }
  const people = await tx.treePerson.findMany({
    where: { id: { in: [...ids, ...changed.edited] } },
    orderBy: { id: 'asc' },
    take: 1000,
    select: nameColumns,
  })
  return people.map(nameOf)
}

/** Of the people and couples an import changed: who is as it left them, and who was edited or removed since. */
async function changedSince(tx: Transaction, importId: string): Promise<{ asLeft: Set<string>; edited: string[] }> {
  const rows = await tx.treeImportBefore.findMany({ where: { importId }, select: { personId: true, before: true } })
  const ids = rows.map(({ personId }) => personId)
  const people = await tx.treePerson.findMany({ where: { id: { in: ids } }, select: { id: true, revision: true } })
  const unions = await tx.treeUnion.findMany({
    where: { id: { in: ids } },
    select: { id: true, revision: true, partnerAId: true, partnerBId: true },
  })
  const revisions = new Map([...people, ...unions].map(({ id, revision }) => [id, revision]))
  const asLeft = new Set<string>()
  const edited: string[] = []
  for (const { personId: id, before } of rows) {
    const { table, revision, row } = storedBefore.parse(before)
    if (revisions.get(id) === revision) asLeft.add(id)
    // Of a couple, whoever of the two; of somebody removed, there is no name any more.
    else edited.push(...(table === 'person' ? [id] : [row.partnerAId, row.partnerBId].filter((each) => each !== null)))
  }
  return { asLeft, edited }
}

const nameColumns = { givenNames: true, surname: true, birthSurname: true } as const
