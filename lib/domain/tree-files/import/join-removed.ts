import type { KnownTree } from '@/lib/domain/tree-files/import/known-tree'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'

type Couple = { partners: string[]; children: string[] }
/** Somebody of the file and an empty place here that may be theirs. */
type Fit = { xref: string; personId: string; shared: number; apart: number }

/** Each round knows those of the one before: a chain of people who were taken out is found link by link. */
const roundsMost = 10
/** Couples and places looked at in all; whoever is left gets a place of their own, without a name. */
const comparedMost = 2_000_000

/**
 * Who of those who asked to be taken out has which empty place in the tree. Nothing of them is kept here, so only the
 * place tells: the same parents, brothers and sisters, partner or children as in the file. Those with most relatives in
 * common come first; where several fit alike, their order among brothers and sisters decides. Whoever has no relatives
 * here gets none.
 */
export function joinRemoved(
  file: FamilyFile,
  tree: Pick<KnownTree, 'unions' | 'withdrawnIds'>,
  { removed, matches }: { removed: ReadonlySet<string>; matches: ReadonlyMap<string, string> },
): Map<string, string> {
  const joined = new Map<string, string>()
  if (removed.size === 0 || tree.withdrawnIds.size === 0) return joined
  const theirs = new Couples(
    file.unions.map(({ partnerXrefs, children }) => ({
      partners: partnerXrefs,
      children: children.map(({ xref }) => xref),
    })),
  )
  const ours = new Couples(
    tree.unions.map(({ data, children }) => ({
      partners: [data.partnerAId, data.partnerBId].filter((id) => id !== null),
      children: [...children].sort((a, b) => a.position - b.position).map(({ childId }) => childId),
    })),
  )
  const taken = new Set(matches.values())
  const idOf = (xref: string) => joined.get(xref) ?? matches.get(xref)
  let compared = 0
  const mayCompare = (count: number) => {
    compared += count
    return compared <= comparedMost
  }
  for (let round = 0, isNew = true; isNew && round < roundsMost; round++) {
    isNew = false
    const waiting = [...removed].filter((xref) => idOf(xref) === undefined)
    const isEmpty = (id: string) => tree.withdrawnIds.has(id) && !taken.has(id)
    const fits = fitsOf(waiting, { theirs, ours, idOf, isRemoved: (xref) => removed.has(xref), isEmpty, mayCompare })
    for (const { xref, personId } of fits.sort((a, b) => b.shared - a.shared || a.apart - b.apart)) {
      if (joined.has(xref) || taken.has(personId)) continue
      joined.set(xref, personId)
      taken.add(personId)
      isNew = true
    }
  }
  return joined
}

type Sides = {
  theirs: Couples
  ours: Couples
  idOf: (xref: string) => string | undefined
  isRemoved: (xref: string) => boolean
  isEmpty: (id: string) => boolean
  /** Counts so many comparisons; false when there were too many. */
  mayCompare: (count: number) => boolean
}
type Relatives = Record<'partners' | 'children', ReadonlySet<string>>

/** Every empty place beside these people's relatives in the same role. */
function fitsOf(xrefs: readonly string[], sides: Sides): Fit[] {
  const { theirs, ours, idOf, isEmpty, mayCompare } = sides
  const known = new Map<Couple, { relatives: Relatives; couples: Couple[] }>()
  const knownOf = (couple: Couple) => {
    const relatives = {
      partners: new Set(couple.partners.flatMap((each) => idOf(each) ?? [])),
      children: new Set(couple.children.flatMap((each) => idOf(each) ?? [])),
    }
    const near = ours.near(relatives)
    const couples = mayCompare(near.length) ? near.filter((here) => canBeOne(couple, here, sides)) : []
    known.set(couple, { relatives, couples })
    return { relatives, couples }
  }
  return xrefs.flatMap((xref) => {
    const fits = new Map<string, Fit>()
    for (const role of ['partners', 'children'] as const) {
      for (const couple of theirs.of(xref, role)) {
        const { relatives, couples } = known.get(couple) ?? knownOf(couple)
        const place = couple[role].indexOf(xref)
        for (const here of couples) {
          if (!mayCompare(here[role].length)) break
          const shared = countIn(here.partners, relatives.partners) + countIn(here.children, relatives.children)
          for (const [at, personId] of here[role].entries()) {
            if (!isEmpty(personId)) continue
            const fit = fits.get(personId) ?? { xref, personId, shared: 0, apart: 0 }
            fits.set(personId, { ...fit, shared: fit.shared + shared, apart: fit.apart + Math.abs(at - place) })
          }
        }
      }
    }
    return [...fits.values()]
  })
}

/** Whether there is room for the partners of both in one couple: half-siblings have other parents. */
function canBeOne(couple: Couple, here: Couple, { idOf, isRemoved, isEmpty }: Sides): boolean {
  const isUnknown = (xref: string) => isRemoved(xref) && idOf(xref) === undefined
  const named = couple.partners.filter((xref) => !isUnknown(xref)).map((xref) => idOf(xref) ?? xref)
  const namedHere = here.partners.filter((id) => !isEmpty(id))
  const unknown = Math.max(couple.partners.length - named.length, here.partners.length - namedHere.length)
  return new Set([...named, ...namedHere]).size + unknown <= 2
}

function countIn(ids: readonly string[], others: ReadonlySet<string>): number {
  return ids.filter((id) => others.has(id)).length
}

/** Couples by their people. */
class Couples {
  private readonly byRole = { partners: new Map<string, Couple[]>(), children: new Map<string, Couple[]>() }

  constructor(couples: readonly Couple[]) {
    for (const couple of couples) {
      for (const role of ['partners', 'children'] as const) {
        for (const id of couple[role]) {
          const list = this.byRole[role].get(id)
          if (list) list.push(couple)
          else this.byRole[role].set(id, [couple])
        }
      }
    }
  }

  of(id: string, role: 'partners' | 'children'): readonly Couple[] {
    return this.byRole[role].get(id) ?? []
  }

  /** Couples with one of these partners or one of these children. */
  near({ partners, children }: Relatives): Couple[] {
    const ofPartners = [...partners].flatMap((id) => this.of(id, 'partners'))
    return [...new Set([...ofPartners, ...[...children].flatMap((id) => this.of(id, 'children'))])]
  }
}
