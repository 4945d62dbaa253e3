import 'server-only'
import { withdrawnName } from '@/lib/domain/family-tree/copy'
import { personKeysOf } from '@/lib/domain/family-tree/person-key'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import { type PersonData, withdrawnChild, withdrawnPerson, withdrawnUnion } from '@/lib/domain/family-tree/stored-rows'
import { storedChanges, type TreeChange } from '@/lib/domain/family-tree/tree-changes'
import type { Transaction } from '@/lib/server/db'

// Each may hold 20 MB.
const editsAtOnce = 10

/** Everything by which an edit may know somebody; grows while the edits are read, the newest first. */
export type Forgotten = {
  treeId: string
  /** The person's, and those of rows that became one with it or say the same names and year. */
  ids: Set<string>
  keys: Set<string>
  names: Set<string>
  portraitIds: Set<string>
}

/** Who is to be forgotten, from the row as it is. */
export function forgottenOf(treeId: string, personId: string, row: PersonData): Forgotten {
  const forgotten: Forgotten = {
    treeId,
    ids: new Set([personId]),
    keys: new Set(),
    names: new Set(),
    portraitIds: new Set(),
  }
  learn(forgotten, row)
  return forgotten
}

function learn({ treeId, keys, names, portraitIds }: Forgotten, row: PersonData): void {
  for (const key of personKeysOf(treeId, row)) keys.add(key)
  if (row.givenNames || row.surname || row.birthSurname) names.add(nameOf(row))
  if (row.portraitId) portraitIds.add(row.portraitId)
}

/**
 * Takes a person out of a tree's kept edits, so that no undo brings anything back. An edit that made two into one goes
 * altogether: it holds what both were. The tree must be locked.
 */
export async function forgetInEdits(tx: Transaction, forgotten: Forgotten): Promise<void> {
  const { treeId } = forgotten
  for (let before: number | null = null; ; ) {
    const edits: { id: string; revision: number; kind: string; about: string; changes: unknown }[] =
      await tx.treeEdit.findMany({
        where: { treeId, ...(before === null ? {} : { revision: { lt: before } }) },
        orderBy: { revision: 'desc' },
        take: editsAtOnce,
        select: { id: true, revision: true, kind: true, about: true, changes: true },
      })
    for (const edit of edits) await forgetInEdit(tx, forgotten, edit)
    const last = edits.at(-1)
    if (!last || edits.length < editsAtOnce) return
    before = last.revision
  }
}

type Edit = { id: string; kind: string; about: string; changes: unknown }

async function forgetInEdit(tx: Transaction, forgotten: Forgotten, { id, kind, about, changes }: Edit): Promise<void> {
  const rows = storedChanges(changes)
  const isAbout = rows.some((change) => concerns(forgotten, change))
  if (!isAbout) {
    // The order of a couple's children changes no row of the couple, and is about them.
    if (isNamedIn(forgotten, about)) await tx.treeEdit.update({ where: { id }, data: { about: withdrawnName } })
    return
  }
  if (kind === 'merge-people') {
    await learnMerged(tx, forgotten, rows)
    await tx.treeEdit.delete({ where: { id } })
    return
  }
  for (const { table, id: rowId, before, after } of rows) {
    if (table !== 'person' || !isSame(forgotten, rowId, [before, after])) continue
    for (const row of [before, after]) if (row) learn(forgotten, row)
  }
  const isNamed = [...forgotten.names].some((name) => about.includes(name))
  const data = { changes: rows.flatMap((change) => without(forgotten, change)) }
  await tx.treeEdit.update({ where: { id }, data: isNamed ? { ...data, about: withdrawnName } : data })
}

/** Whether a sentence about one or several names this one, and not only somebody whose name begins alike. */
function isNamedIn({ names }: Forgotten, about: string): boolean {
  return about.split(/, | og /).some((name) => names.has(name))
}

function isSame({ treeId, ids, keys }: Forgotten, id: string, rows: (PersonData | null)[]): boolean {
  if (ids.has(id)) return true
  return rows.some((row) => row && personKeysOf(treeId, row).some((key) => keys.has(key)))
}

function concerns(forgotten: Forgotten, change: TreeChange): boolean {
  const { ids } = forgotten
  if (change.table === 'person') return isSame(forgotten, change.id, [change.before, change.after])
  const rows = [change.before, change.after].filter((row) => row !== null)
  return rows.some((row) => {
    if ('partnerAId' in row) return ids.has(row.partnerAId ?? '') || ids.has(row.partnerBId ?? '')
    return 'childId' in row ? ids.has(row.childId) : ids.has(row.personId ?? '')
  })
}

/** Rows that became one with the person, unless they stand on their own again. */
async function learnMerged(tx: Transaction, forgotten: Forgotten, rows: readonly TreeChange[]): Promise<void> {
  const removed = rows.flatMap((row) => (row.table === 'person' && row.before && !row.after ? [row] : []))
  const gone = removed.map(({ id }) => id)
  const alive = await tx.treePerson.findMany({ where: { id: { in: gone } }, select: { id: true } })
  const standing = new Set(alive.map(({ id }) => id))
  for (const { id, before } of removed) {
    if (!before || standing.has(id)) continue
    forgotten.ids.add(id)
    learn(forgotten, before)
  }
}

/** The change with nothing personal in it; what a file said of the person or the couple is left out. */
function without(forgotten: Forgotten, change: TreeChange): TreeChange[] {
  if (!concerns(forgotten, change)) return [change]
  if (change.table === 'record') return []
  if (change.table === 'person') {
    const { before, after } = change
    return [{ ...change, before: before && withdrawnPerson(before), after: after && withdrawnPerson(after) }]
  }
  if (change.table === 'union') {
    const { before, after } = change
    return [{ ...change, before: before && withdrawnUnion(before), after: after && withdrawnUnion(after) }]
  }
  const { before, after } = change
  return [{ ...change, before: before && withdrawnChild(before), after: after && withdrawnChild(after) }]
}
