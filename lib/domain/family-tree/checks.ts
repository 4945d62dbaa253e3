import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Finding, readCheckedTree } from '@/lib/domain/family-tree/check-rows'
import { checkFamilies, checkPage, checkPeople } from '@/lib/domain/family-tree/check-tree'
import { type ChecksView, type CheckView, checkKinds } from '@/lib/domain/family-tree/edit-views'
import type { TreeSubject } from '@/lib/domain/family-tree/find-tree'
import type { Database } from '@/lib/server/db'

const shownMost = 200
const danish = new Intl.Collator('da')

/** What is odd in a page's tree, and what of it the editors have answered with 'Det passer'. */
export async function readChecks(database: Database, tree: TreeSubject): Promise<ChecksView> {
  return sortAnswered(database, tree, await findChecks(database, tree))
}

/** These checks by whether the editors have answered them. */
export async function sortAnswered(
  database: Database,
  tree: TreeSubject,
  all: readonly CheckView[],
): Promise<ChecksView> {
  const rows = await database.treeAcceptedCheck.findMany({ where: { treeId: tree.treeId }, select: { key: true } })
  const answered = new Set(rows.map(({ key }) => key))
  const [accepted, open] = [all.filter(({ key }) => answered.has(key)), all.filter(({ key }) => !answered.has(key))]
  return {
    checks: open.slice(0, shownMost),
    count: open.length,
    accepted: accepted.slice(0, shownMost),
    acceptedCount: accepted.length,
  }
}

// Some 100,000 checks: 30 MB.
const found = new LRUCache<string, readonly CheckView[]>({ max: 200, maxSize: 100_000 })

/**
 * Everything odd, answered or not, what cannot be so first. Kept until the tree or the page changes: an editor's page asks
 * each time it is looked at.
 */
export async function findChecks(database: Database, tree: TreeSubject): Promise<readonly CheckView[]> {
  const { treeId, id: memorialId } = tree
  const { revision } = await database.familyTree.findUniqueOrThrow({
    where: { id: treeId },
    select: { revision: true },
  })
  const { updatedAt } = await database.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { updatedAt: true },
  })
  const key = [treeId, revision, memorialId, updatedAt.getTime()].join(':')
  const known = found.get(key)
  if (known) return known
  const checks = await computeChecks(database, tree)
  found.set(key, checks, { size: checks.length + 1 })
  return checks
}

/** Reads the whole tree in four queries by index. */
async function computeChecks(database: Database, tree: TreeSubject): Promise<CheckView[]> {
  const checked = await readCheckedTree(database, tree.treeId)
  const findings = [...checkPeople(checked), ...checkFamilies(checked), ...(await checkPage(database, tree, checked))]
  const placeOf = ({ severity, kind }: Finding) => (severity === 'impossible' ? 0 : 100) + checkKinds.indexOf(kind)
  const inOrder = findings.sort((a, b) => placeOf(a) - placeOf(b) || danish.compare(a.sentence, b.sentence))
  // Parents who stand as a couple twice say the same twice.
  return [...new Map(inOrder.map(viewOf).map((view) => [view.key, view])).values()]
}

function viewOf(finding: Finding): CheckView {
  const { kind, severity, people, sentence } = finding
  return { key: keyOf(finding), kind, severity, personIds: people.map(({ id }) => id), sentence }
}

/** 'born-after-death:{id}:{hash}', at most 78 characters; the hash is of everybody it is about and of their dates. */
function keyOf({ kind, people, about }: Finding): string {
  const ids = people.map(({ id }) => id).sort()
  const hash = createHash('sha256')
    .update(JSON.stringify([ids, about]))
    .digest('hex')
    .slice(0, 20)
  return `${kind}:${ids[0] ?? ''}:${hash}`
}
