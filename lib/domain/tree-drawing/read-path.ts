import 'server-only'
import { nameWithin } from '@/lib/domain/family-tree/copy'
import { spanOf } from '@/lib/domain/family-tree/date-span'
import {
  isMaskedFor,
  lifeOf,
  type PersonRow,
  personColumns,
  personView,
  type TreeViewer,
} from '@/lib/domain/family-tree/person-row'
import type { TreePersonView, UnionView } from '@/lib/domain/family-tree/schema'
import { keptSkeleton, type SkeletonUnion } from '@/lib/domain/family-tree/skeleton'
import { unionColumns, unionView } from '@/lib/domain/family-tree/union-row'
import { wayTexts } from '@/lib/domain/tree-drawing/copy'
import type { PathView } from '@/lib/domain/tree-drawing/drawing-views'
import { findPath, type KinPath, type KinStep, reversePath } from '@/lib/domain/tree-drawing/kinship/find-path'
import {
  kinshipChain,
  kinshipWord,
  type NeverMet,
  pathInWords,
  type SexOf,
} from '@/lib/domain/tree-drawing/kinship/kinship-word'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * The way between two people of a tree, told of nobody whom this viewer may not see. Reads who is related to whom in the
 * whole tree, without names. Throws NOT_FOUND when one of the two is not in the tree or masked.
 */
export async function readPath(
  treeId: string,
  { from, to }: { from: string; to: string },
  viewer: TreeViewer,
): Promise<PathView> {
  await assertSeen([from, to], treeId, viewer)
  const { unions } = await keptSkeleton(treeId)
  const path = findPath({ unions: unions.map(withoutWords) }, from, to)
  const ids = path ? [from, ...path.steps.map((step) => step.to)] : [from, to]
  const rows = await db.treePerson.findMany({ where: { treeId, id: { in: ids } }, select: personColumns })
  const views = new Map(rows.map((row) => [row.id, personView(row, viewer)]))
  const people = ids.flatMap((id) => views.get(id) ?? [])
  const [first, last] = [people[0]?.name ?? '', people.at(-1)?.name ?? '']
  if (!path) {
    return { people: [], steps: [], kinship: null, words: '', sentence: wayTexts.none(first, last) }
  }
  const known = await asSeen(path, views)
  return {
    people,
    ...wordsOf(
      known,
      { seen: views, neverMet: neverMetAmong(rows.filter((row) => !isMaskedFor(row, viewer))) },
      { first, last },
    ),
  }
}

async function assertSeen(ids: readonly string[], treeId: string, viewer: TreeViewer): Promise<void> {
  const rows = await db.treePerson.findMany({ where: { treeId, id: { in: [...ids] } }, select: personColumns })
  const areSeen = ids.every((id) => rows.some((row) => row.id === id && !isMaskedFor(row, viewer)))
  if (!areSeen) throw new DomainError('NOT_FOUND')
}

/** What a way needs of a couple; the words come for those on the way only. */
function withoutWords({ id, partnerIds, children }: SkeletonUnion): UnionView {
  return {
    id,
    partnerIds,
    kind: 'unknown',
    ended: null,
    children: children.map((child) => ({ ...child, twinGroup: null })),
  }
}

type Seen = ReadonlyMap<string, TreePersonView>

/** The way with what this viewer may know of its couples and children. */
async function asSeen({ from, steps }: KinPath, seen: Seen): Promise<KinPath> {
  const rows = await db.treeUnion.findMany({
    where: { id: { in: steps.map(({ union }) => union.id) } },
    select: unionColumns,
  })
  const isMasked = (id: string) => seen.get(id)?.isMasked ?? true
  const unions = new Map(rows.map((row) => [row.id, unionView(row, { shows: (id) => seen.has(id), isMasked })]))
  let before = from
  return {
    from,
    steps: steps.map((step) => {
      const union = unions.get(step.union.id)
      // All partners: those beside the way say who is a half-brother.
      const { partnerIds } = step.union
      const told = union ? { ...step, union: { ...union, partnerIds }, childKind: kindOf(step, before, union) } : step
      before = step.to
      return told
    }),
  }
}

function kindOf({ step, to, childKind }: KinStep, before: string, { children }: UnionView): KinStep['childKind'] {
  if (childKind === null) return null
  const child = step === 'parent' ? before : to
  return children.find(({ id }) => id === child)?.kind ?? 'unknown'
}

/** By the dates of those whom this viewer sees. */
function neverMetAmong(rows: readonly PersonRow[]): NeverMet {
  const lives = new Map(rows.map((row) => [row.id, lifeOf(row)]))
  const diedBefore = (one: string, other: string) => {
    const [died, born] = [lives.get(one)?.died ?? null, lives.get(other)?.born ?? null]
    return spanOf(died).to < spanOf(born).from
  }
  return (one, other) => diedBefore(one, other) || diedBefore(other, one)
}

type Told = { seen: Seen; neverMet: NeverMet }

function wordsOf(path: KinPath, { seen, neverMet }: Told, { first, last }: { first: string; last: string }) {
  const sexOf: SexOf = (id) => seen.get(id)?.sex ?? 'unknown'
  const kinship = kinshipChain(reversePath(path), sexOf, neverMet)
  const steps = path.steps.map((step, at) => {
    const word = kinshipWord({ from: path.steps[at - 1]?.to ?? path.from, steps: [step] }, sexOf)
    return word ?? (step.step === 'partner' ? wayTexts.partner : wayTexts.relative)
  })
  return {
    steps,
    kinship,
    sentence: kinship ? wayTexts.kinship(first, kinship, last) : wayTexts.distant(first, last),
    words: pathInWords(path, { sexOf, nameOf: (id) => nameWithin(seen.get(id) ?? { name: '', isMasked: false }) }),
  }
}
