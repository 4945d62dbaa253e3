import type { ComingPlan } from '@/lib/domain/billing/plan-state'
import type { ChildKind, PersonFields, TreePersonView, UnionFields } from '@/lib/domain/family-tree/schema'

/** Somebody close to a person, with what they are to them: 'mor', 'halvbror'. */
export type RelativeView = TreePersonView & { relation: string }

/** Everything about one person that a viewer may see, for the panel and the form. */
export type PersonDetailView = {
  person: TreePersonView
  /** Counts the person's changes; goes back with an edit. 0 for a masked person. */
  revision: number
  /** Whether this viewer may change the person now. */
  canEdit: boolean
  /** For editors: related farther out than the page's plan reaches, shown and not edited. */
  isBeyondPlan: boolean
  /** For editors: a plan that is agreed and does not run yet, where one has a limit now. */
  coming: ComingPlan | null
  isWithdrawn: boolean
  /** 'født 3. maj 1942 i Trans', or null. */
  bornText: string | null
  /** 'død 2019', 'død' where only that is known, or null. */
  diedText: string | null
  /** At death: '77 år', or null. */
  ageText: string | null
  /** What the family's file tells besides, in the order of a life: 'døbt 3. maj 1720 i Tversted'. */
  said: string[]
  note: string | null
  /** The form's fields, for editors. */
  fields: PersonFields | null
  /** Of the link to another family's memorial, for editors. */
  linkStatus: 'asked' | 'accepted' | 'refused' | null
  parents: ParentsView[]
  couples: CoupleView[]
  /** Half-siblings after full ones, foster and step siblings last. */
  siblings: RelativeView[]
}

/** A couple the person is a child of; none to two are known. */
export type ParentsView = {
  unionId: string
  people: RelativeView[]
  /** How the person belongs to them; 'unknown' also for a masked person. */
  kind: ChildKind
}

/** A couple the person is a partner in. */
export type CoupleView = {
  unionId: string
  partner: RelativeView | null
  /** 'gift 1962 i Trans Kirke, skilt 1980', or null. */
  text: string | null
  children: RelativeView[]
  /** The form's fields, for editors. */
  fields: (UnionFields & { revision: number }) | null
  /** How the children belong and who are twins, in the order of `children`, for editors. */
  childLinks: { childId: string; kind: ChildKind; twinGroup: number | null }[] | null
}
