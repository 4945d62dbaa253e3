import type { NeighbourView, TreePersonView, UnionView } from '@/lib/domain/family-tree/schema'

/**
 * A family, or a part of one. A person may be a child in several unions and a partner in several; the order of the unions
 * is that of a person's partners. References to people outside `people` are ignored.
 */
export type FamilyGraph = { people: ReadonlyArray<{ id: string }>; unions: readonly UnionView[] }

/** What a graph costs to lay out, in people and the ties between them: some 2.5 for each person of an ordinary family. */
export function piecesOf({ people, unions }: FamilyGraph): number {
  return people.length + unions.reduce((sum, { partnerIds, children }) => sum + partnerIds.length + children.length, 0)
}

/** More people than this are not drawn at once; callers choose a neighbourhood. */
export const DRAWN_PEOPLE_LIMIT = 2000

/** A person as they are drawn and told of. */
export type ToldPerson = Omit<TreePersonView, 'isLiving' | 'portraitUrl' | 'memorialPath'>
export type DrawnPerson = Omit<NeighbourView, 'isLiving'>

/** Of a masked person no more than the mask, whatever a caller hands over. */
export function onlyMask<P extends ToldPerson>(person: P): P {
  if (!person.isMasked) return person
  const nothing = { birthNameText: null, lifespan: '', sex: 'unknown', portraitUrl: null, memorialPath: null } as const
  return { ...person, ...nothing }
}

/** 'Karen Hansen, født Holm, 1942 – 2024': the name of a box in a picture, with all that is written in it. */
export function personLabel({
  name,
  birthNameText,
  lifespan,
}: Pick<ToldPerson, 'name' | 'birthNameText' | 'lifespan'>): string {
  return [name, birthNameText, lifespan].filter(Boolean).join(', ')
}
