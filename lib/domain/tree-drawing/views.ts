import type { Sex } from '@/lib/domain/family-tree/views'
import type { TreeUnion } from '@/lib/domain/tree-drawing/schema'

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
