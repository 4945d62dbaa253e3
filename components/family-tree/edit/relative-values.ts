import { z } from 'zod'
import {
  type PersonValues,
  personValues,
  personValuesOf,
  type UnionValues,
  unionValues,
  unionValuesOf,
} from '@/components/family-tree/edit/record-values'
import { likelyCouple } from '@/components/family-tree/edit/relative-defaults'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type { RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import { type AddRelativeForm, type ChildKind, childKind } from '@/lib/domain/family-tree/schema'

/** The form of somebody who is added: a new person, or one who is in the tree, and how they belong. */
export type RelativeValues = PersonValues & {
  /** The one in the tree; '' for a new person. */
  existing: { id: string; name: string }
  /** '' for none of those there are. */
  unionId: string
  childKind: ChildKind
  union: UnionValues
}

const place = z.object({
  existing: z.object({ id: z.string(), name: z.string() }),
  unionId: z.string(),
  childKind,
  union: unionValues,
})

/**
 * Reads the form; `isCouple` says whether the couple is asked about. What is not asked about does not count: the couple
 * otherwise, and somebody new once one in the tree is chosen.
 */
export const relativeValues = (isCouple: (kind: ChildKind) => boolean) =>
  z.preprocess(
    (typed: RelativeValues): unknown => ({
      ...typed,
      ...(typed.existing.id && personValuesOf({})),
      ...(!isCouple(typed.childKind) && { union: unionValuesOf({}) }),
    }),
    z.intersection(personValues, place),
  )
export type RelativeChanges = z.output<ReturnType<typeof relativeValues>>

/** What the form begins with. */
export function relativeValuesOf(
  known: Parameters<typeof personValuesOf>[0],
  { unionId, childKind }: Pick<RelativeValues, 'unionId' | 'childKind'>,
): RelativeValues {
  return {
    ...personValuesOf(known),
    existing: { id: '', name: '' },
    unionId,
    childKind,
    union: unionValuesOf({}),
  }
}

type Family = Pick<PersonDetailView, 'parents' | 'couples'>

/** The parents a new parent would join or a sibling belongs to: those of this kind. */
export function parentsOfKind({ parents }: Pick<Family, 'parents'>, kind: ChildKind) {
  return parents.find((one) => one.kind === kind)
}

/** The chosen couple; '' when another editor has taken it apart, where there may be nothing left to choose. */
export function coupleThere(unionId: string, { couples, parents }: Family): string {
  return [...couples, ...parents].some((one) => one.unionId === unionId) ? unionId : ''
}

/** Whether two birth parents are known. */
export function hasBothParents(family: Pick<Family, 'parents'>): boolean {
  return (parentsOfKind(family, 'birth')?.people.length ?? 0) > 1
}

/** Where somebody new most likely belongs. */
export function likelyPlace(as: RelativeKind, family: Family): Pick<RelativeValues, 'unionId' | 'childKind'> {
  if (as === 'child') return { unionId: likelyCouple(family.couples), childKind: 'birth' }
  if (as === 'sibling') {
    const own = parentsOfKind(family, 'birth') ?? family.parents[0]
    return { unionId: own?.unionId ?? '', childKind: 'birth' }
  }
  const isParent = as !== 'partner'
  return { unionId: '', childKind: isParent && hasBothParents(family) ? 'step' : 'birth' }
}

/** Whether the two who are brought together are written about as a couple: partners, or a second parent. */
export function makesCouple(as: RelativeKind, family: Family, kind: ChildKind): boolean {
  if (as === 'partner') return true
  return as !== 'child' && as !== 'sibling' && parentsOfKind(family, kind)?.people.length === 1
}

/** What is sent of it. */
export function relativeOf(
  { existing, unionId, childKind, union, ...person }: RelativeChanges,
  withCouple: boolean,
): Pick<AddRelativeForm, 'person' | 'existingId' | 'unionId' | 'childKind' | 'union'> {
  return {
    ...(existing.id ? { existingId: existing.id } : { person }),
    unionId: unionId || null,
    childKind,
    union: withCouple ? union : null,
  }
}
