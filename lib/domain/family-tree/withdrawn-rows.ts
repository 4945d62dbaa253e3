import 'server-only'
import type { ChildData, PersonData, UnionData } from '@/lib/domain/family-tree/stored-rows'
import { treeDateColumns } from '@/lib/domain/family-tree/tree-date'

/** A person's row with nothing personal left; the place in the tree, and who entered it, stay. */
export function withdrawnPerson({ importId, createdById }: PersonData): PersonData {
  return {
    givenNames: '',
    surname: null,
    birthSurname: null,
    callName: null,
    sex: 'unknown',
    ...treeDateColumns('born', null),
    ...treeDateColumns('died', null),
    bornPlace: null,
    diedPlace: null,
    isDead: false,
    note: null,
    said: null,
    portraitId: null,
    isPrivate: false,
    isWithdrawn: true,
    importId,
    createdById,
  }
}

/** A couple of which one was taken out: it is only known that they belong together. */
export function withdrawnUnion(union: UnionData): UnionData {
  return {
    ...union,
    kind: 'unknown',
    ended: null,
    marriedPlace: null,
    said: null,
    ...treeDateColumns('married', null),
    ...treeDateColumns('ended', null),
  }
}

/** A child who was taken out: it is only known that they belong to the couple. */
export function withdrawnChild(child: ChildData): ChildData {
  return { ...child, kind: 'unknown', twinGroup: null }
}
