import 'server-only'
import { createHash } from 'node:crypto'
import { checkFamilies } from '@/lib/domain/family-tree/check-families'
import { checkPage } from '@/lib/domain/family-tree/check-page'
import { checkPeople } from '@/lib/domain/family-tree/check-people'
import { type Finding, readCheckedTree } from '@/lib/domain/family-tree/check-rows'
import { type ChecksView, type CheckView, checkKinds } from '@/lib/domain/family-tree/check-views'
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
    ...{ checks: open.slice(0, shownMost), count: open.length },
    ...{ accepted: accepted.slice(0, shownMost), acceptedCount: accepted.length },
  }
}

/** Everything odd, answered or not, what cannot be so first. Reads the whole tree in four queries by index. */
export async function findChecks(database: Database, tree: TreeSubject): Promise<CheckView[]> {
  const checked = await readCheckedTree(database, tree.treeId)
  const found = [...checkPeople(checked), ...checkFamilies(checked), ...(await checkPage(database, tree, checked))]
  const placeOf = ({ severity, kind }: Finding) => (severity === 'impossible' ? 0 : 100) + checkKinds.indexOf(kind)
  const inOrder = found.sort((a, b) => placeOf(a) - placeOf(b) || danish.compare(a.sentence, b.sentence))
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
