import 'server-only'
import type { OpenedBranch } from '@/lib/domain/family-tree/opened-branches'
import { addTo, inPartnersOrder, partnersOf } from '@/lib/domain/family-tree/partners'
import {
  isMaskedFor,
  type PersonRow,
  personColumns,
  personView,
  type TreeViewer,
} from '@/lib/domain/family-tree/person-row'
import type { NeighbourhoodView } from '@/lib/domain/family-tree/schema'
import { type UnionRow, unionColumns, unionView } from '@/lib/domain/family-tree/union-row'
import { db } from '@/lib/server/db'

/** The most people in one view; the rest stays behind its branches. */
export const neighbourhoodMost = 400

/**
 * Couples that are read at a time. A view has some hundred, and a thousand couples of each of its people would be
 * another tree: what is left out counts as cut.
 */
const unionsMost = 4000

/** Generations of the first view, up and down. */
const generations = 2

/**
 * Those around one person: two generations up and down, brothers and sisters, and the opened branches. Reads what it
 * shows and who is next to it, by index; the size of the tree does not matter. People this viewer may not see are
 * masked.
 */
export async function readNeighbourhood(
  treeId: string,
  centreId: string,
  opened: readonly OpenedBranch[],
  viewer: TreeViewer,
): Promise<NeighbourhoodView> {
  const part = new Part(treeId, centreId)
  await part.load([centreId])
  let [above, below] = [[centreId], [centreId]]
  for (let level = 0; level < generations; level++) {
    ;[above, below] = [part.showParents(above), part.showFamilies(below)]
    await part.load([...above, ...below])
  }
  // Brothers and sisters, and those of other unions of the parents.
  await part.load(part.showFamilies(part.parentsOf(centreId)))
  for (let round = opened; round.length > 0; ) {
    const reachable = round.filter(({ personId }) => part.shows(personId))
    if (reachable.length === 0) break
    round = round.filter(({ personId }) => !part.shows(personId))
    const shown = reachable.flatMap(({ personId, side }) =>
      side === 'up' ? part.showParents([personId]) : part.showFamilies([personId]),
    )
    await part.load(shown)
  }
  return part.view(viewer)
}

/** The people shown so far, and every union they are in. */
class Part {
  private readonly shown: Set<string>
  private readonly unions = new Map<string, UnionRow>()
  private readonly asPartner = new Map<string, UnionRow[]>()
  private readonly asChild = new Map<string, UnionRow[]>()
  private isCut = false

  constructor(
    private readonly treeId: string,
    private readonly centreId: string,
  ) {
    this.shown = new Set([centreId])
  }

  shows(id: string): boolean {
    return this.shown.has(id)
  }

  /** Reads the unions of these people, as partners and as children. */
  async load(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const list = [...ids]
    // Asked first: with a subquery among the alternatives, PostgreSQL reads every union of the tree.
    const childIn = await db.treeChild.findMany({
      where: { childId: { in: list } },
      select: { unionId: true },
    })
    const parents = childIn.map(({ unionId }) => unionId)
    const rows = await db.treeUnion.findMany({
      where: { OR: [{ partnerAId: { in: list } }, { partnerBId: { in: list } }, { id: { in: parents } }] },
      take: unionsMost,
      select: unionColumns,
    })
    if (rows.length === unionsMost) this.isCut = true
    for (const row of rows) {
      if (this.unions.has(row.id)) continue
      this.unions.set(row.id, row)
      for (const id of new Set(partnersOf(row))) addTo(this.asPartner, id, row)
      for (const { childId } of row.children) addTo(this.asChild, childId, row)
    }
  }

  /** Shows the parents of these people, or the siblings without parents; returns those who are new. */
  showParents(ids: readonly string[]): string[] {
    return this.show(ids.flatMap((id) => this.aboveOf(id)))
  }

  /** Shows the partners and children of these people; returns those who are new. */
  showFamilies(ids: readonly string[]): string[] {
    return this.show(ids.flatMap((id) => this.unionsOf(id)).flatMap(membersOf))
  }

  parentsOf(id: string): string[] {
    return (this.asChild.get(id) ?? []).flatMap(partnersOf)
  }

  /** The parents; where nobody knows them, the siblings, who are found in no other way. */
  private aboveOf(id: string): string[] {
    return (this.asChild.get(id) ?? []).flatMap((union) => {
      const parents = partnersOf(union)
      return parents.length > 0 ? parents : union.children.map(({ childId }) => childId)
    })
  }

  async view(viewer: TreeViewer): Promise<NeighbourhoodView> {
    const rows = await db.treePerson.findMany({
      where: { id: { in: [...this.shown] }, treeId: this.treeId },
      select: personColumns,
    })
    const byId = new Map(rows.map((row) => [row.id, row]))
    const people = [...this.shown].map((id) => byId.get(id)).filter((row): row is PersonRow => row !== undefined)
    const isMasked = (id: string) => {
      const row = byId.get(id)
      return !row || isMaskedFor(row, viewer)
    }
    return {
      centreId: this.centreId,
      people: people.map((row) => ({ ...personView(row, viewer), more: this.moreOf(row.id) })),
      unions: this.shownUnions().map((union) => unionView(union, { shows: (id) => byId.has(id), isMasked })),
      isCut: this.isCut,
    }
  }

  private show(ids: readonly string[]): string[] {
    const fresh: string[] = []
    for (const id of ids) {
      if (this.shown.has(id)) continue
      if (this.shown.size >= neighbourhoodMost) {
        this.isCut = true
        break
      }
      this.shown.add(id)
      fresh.push(id)
    }
    return fresh
  }

  private unionsOf(id: string): UnionRow[] {
    return this.asPartner.get(id) ?? []
  }

  private moreOf(id: string): { up: boolean; down: boolean } {
    const isHidden = (other: string) => !this.shown.has(other)
    const near = this.unionsOf(id).flatMap(membersOf)
    return { up: this.aboveOf(id).some(isHidden), down: near.some(isHidden) }
  }

  /** In a stable order, so that the same people are always drawn alike. */
  private shownUnions(): UnionRow[] {
    const shownOf = (union: UnionRow) => membersOf(union).filter((id) => this.shown.has(id))
    return inPartnersOrder([...this.unions.values()].filter((union) => shownOf(union).length > 1))
  }
}

/** Partners and children. */
function membersOf(union: UnionRow): string[] {
  return [...partnersOf(union), ...union.children.map(({ childId }) => childId)]
}
