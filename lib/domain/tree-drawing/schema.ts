import type { ChildKind, Sex, UnionEnd, UnionKind } from '@/lib/domain/family-tree/schema'

/** How a child belongs to a union. Children of one `twinGroup` in a union were born together. */
export type TreeChild = { id: string; kind: ChildKind; twinGroup: number | null }

/** Two partners, or the one or none who is known, and their children. */
export type TreeUnion = {
  id: string
  kind: UnionKind
  ended: UnionEnd | null
  /** None to two, from left to right. */
  partnerIds: readonly string[]
  /** In display order. */
  children: readonly TreeChild[]
}

/**
 * A family, or a part of one. A person may be a child in several unions and a partner in several; the order of the unions
 * is that of a person's partners. References to people outside `people` are ignored.
 */
export type FamilyGraph = { people: ReadonlyArray<{ id: string }>; unions: readonly TreeUnion[] }

/** What a graph costs to lay out, in people and the ties between them: some 2.5 for each person of an ordinary family. */
export function piecesOf({ people, unions }: FamilyGraph): number {
  return people.length + unions.reduce((sum, { partnerIds, children }) => sum + partnerIds.length + children.length, 0)
}

/** More people than this are not drawn at once; callers choose a neighbourhood. */
export const DRAWN_PEOPLE_LIMIT = 2000

/** A person as they are drawn and told of. A masked one has a name that says so, and nothing else that is personal. */
export type ToldPerson = {
  id: string
  name: string
  /** 'født Nielsen', or null. */
  birthNameText: string | null
  /** '1942 – 2024', or ''. */
  lifespan: string
  isMasked: boolean
  sex: Sex
}

export type DrawnPerson = ToldPerson & {
  portraitUrl: string | null
  /** The person's own memorial: '/memorial/karen-hansen'. */
  memorialPath: string | null
  /** Whether there are parents, or partners and children, who are not drawn. */
  more: { up: boolean; down: boolean }
}

/** Of a masked person no more than the mask, whatever a caller hands over. */
export function onlyMask<P extends ToldPerson>(person: P): P {
  if (!person.isMasked) return person
  const nothing = { birthNameText: null, lifespan: '', sex: 'unknown', portraitUrl: null, memorialPath: null } as const
  return { ...person, ...nothing }
}

/** What of a union is drawn beside its place. */
export type DrawnUnion = Pick<TreeUnion, 'id' | 'kind' | 'ended' | 'partnerIds' | 'children'>

/** 'Karen Hansen, født Holm, 1942 – 2024': the name of a box in a picture, with all that is written in it. */
export function personLabel({
  name,
  birthNameText,
  lifespan,
}: Pick<ToldPerson, 'name' | 'birthNameText' | 'lifespan'>): string {
  return [name, birthNameText, lifespan].filter(Boolean).join(', ')
}
