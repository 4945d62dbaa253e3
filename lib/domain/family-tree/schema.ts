import { z } from 'zod'
import { treeDate } from '@/lib/domain/family-tree/date-field'
import { OPENED_MAX_LENGTH, readOpened } from '@/lib/domain/family-tree/opened-branches'
import { optionalLine, optionalText, singleLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { listOf } from '@/lib/shared/input/list-of'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

/** People in one tree: more than any family's, and few enough for one import and one export. */
export const TREE_PEOPLE_LIMIT = 50_000
export const GIVEN_NAMES_MAX_LENGTH = 160
export const SURNAME_MAX_LENGTH = 120
export const CALL_NAME_MAX_LENGTH = 80
export const PLACE_MAX_LENGTH = 200
export const NOTE_MAX_LENGTH = 10_000
/** People of a family that is taken out as one edit: with couples and records some 1,500 rows. */
export const FAMILY_REMOVED_LIMIT = 400
/** Children of one couple: more than any had. */
export const CHILDREN_LIMIT = 100

export const sexes = ['female', 'male', 'other', 'unknown'] as const
export type Sex = (typeof sexes)[number]

export const unionKinds = ['married', 'partners', 'unknown'] as const
export type UnionKind = (typeof unionKinds)[number]

export const unionEnds = ['divorced', 'separated'] as const
export type UnionEnd = (typeof unionEnds)[number]

export const childKinds = ['birth', 'adopted', 'foster', 'step', 'unknown'] as const
export type ChildKind = (typeof childKinds)[number]

/** The memorial whose page shows the tree: id or slug. */
export const treeKeyInput = memorialKeyInput
export const treeKey = memorialKeyInput.shape.id
export const personId = z.uuid('Personen findes ikke i træet længere.')
export const unionId = z.uuid('Parret findes ikke i træet længere.')

/** What can be written about a person. Only a child nobody named has no name at all. */
export const personFields = z.object({
  givenNames: singleLine(GIVEN_NAMES_MAX_LENGTH).default(''),
  surname: optionalLine(SURNAME_MAX_LENGTH).default(null),
  birthSurname: optionalLine(SURNAME_MAX_LENGTH).default(null),
  callName: optionalLine(CALL_NAME_MAX_LENGTH).default(null),
  sex: z.enum(sexes, 'Vælg køn, eller »Ved ikke«.').default('unknown'),
  born: treeDate.default(null),
  bornPlace: optionalLine(PLACE_MAX_LENGTH).default(null),
  died: treeDate.default(null),
  diedPlace: optionalLine(PLACE_MAX_LENGTH).default(null),
  /** Known to be dead though no date says so. */
  isDead: z.boolean().default(false),
  note: optionalText(NOTE_MAX_LENGTH).default(null),
  /** Only members of the page see the person. */
  isPrivate: z.boolean().default(false),
})
export type PersonForm = z.input<typeof personFields>
export type PersonFields = z.output<typeof personFields>

/** Starts a page's tree; the page knows everything of its person but the sex. */
export const startTreeInput = treeKeyInput.extend({ sex: personFields.shape.sex })

/** What can be written about a couple. */
export const unionFields = z.object({
  kind: z.enum(unionKinds, 'Vælg, om de var gift.').default('unknown'),
  married: treeDate.default(null),
  marriedPlace: optionalLine(PLACE_MAX_LENGTH).default(null),
  ended: z.enum(unionEnds).nullable().default(null),
  endedOn: treeDate.default(null),
})
export type UnionForm = z.input<typeof unionFields>
export type UnionFields = z.output<typeof unionFields>

export const childKind = z.enum(childKinds, 'Vælg, hvordan barnet hører til.').default('birth')

export const relations = ['parent', 'partner', 'child', 'sibling'] as const
export type Relation = (typeof relations)[number]

const inTree = { id: treeKey }
const ofPerson = { ...inTree, personId }
/** One person of the tree. */
export const treePersonInput = z.object(ofPerson)
/** The revision of the record that was edited. */
const revision = z.number().int().positive()

/**
 * Adds somebody next to a person: a new one by `person`, or one who is in the tree by `existingId`. A parent joins the
 * person's parents as `childKind`; with `unionId` that couple, otherwise the one with room, or a new one. A child
 * belongs to `unionId`, or to the person alone; a sibling to the same parents, which may be the added one's.
 */
export const addRelativeInput = z.object({
  ...ofPerson,
  relation: z.enum(relations, 'Vælg, hvem du vil tilføje.'),
  person: personFields.nullish(),
  existingId: personId.nullish(),
  unionId: unionId.nullish(),
  childKind,
  /** Of a new couple. */
  union: unionFields.nullish(),
})
export type AddRelativeForm = z.input<typeof addRelativeInput>

export const updatePersonInput = personFields.extend({ ...ofPerson, revision })
/** Takes out the family of a person, which had `count` people when the caller saw it. */
export const removeFamilyInput = z.object({ ...ofPerson, count: z.number().int().min(1).max(TREE_PEOPLE_LIMIT) })
export const updateUnionInput = unionFields.extend({ ...inTree, unionId, revision })
export const removeUnionInput = z.object({ ...inTree, unionId })
/** Moves a couple one place among those of one of its partners. */
export const moveUnionInput = z.object({ ...ofPerson, unionId, to: z.enum(['earlier', 'later'], 'Vælg op eller ned.') })

const children = listOf(
  z.object({
    childId: personId,
    kind: childKind,
    twinGroup: z.number().int().min(1).max(50).nullable().default(null),
  }),
  { most: CHILDREN_LIMIT },
)

/**
 * The children of a couple in order, all of them, with how they belong and who are twins; `seen` is what that was when the
 * form was opened.
 */
export const updateChildrenInput = z.object({ ...inTree, unionId, children, seen: children })
/** Takes a child out of a couple; the person stays in the tree. */
export const removeChildInput = z.object({ ...inTree, unionId, childId: personId })

/** Makes one person of two: `keptId` stays, with these fields; the relations of both are kept. */
export const mergePeopleInput = personFields.extend({
  ...inTree,
  keptId: personId,
  goneId: personId,
  /** Of the two as they stood side by side. */
  revisions: z.object({ kept: revision, gone: revision }),
  /** Whose portrait stays. */
  portraitOf: personId.nullish(),
})

/** A picture of the page's gallery as portrait; without one, a file comes along. */
export const setPortraitInput = z.object({
  ...ofPerson,
  mediaId: z.uuid('Billedet er ikke på siden længere.').nullish(),
})

/** Shows the tree of another page, `from`, on this page too; `personId` is whom of it this page is about. */
export const joinTreeInput = z.object({ ...inTree, from: treeKey, personId })
export const acceptCheckInput = z.object({ ...inTree, key: boundedText(160).min(1) })

/** Whose branches are open, as the address has it; wrong ones are left out. */
export const openedParam = boundedText(OPENED_MAX_LENGTH).catch('').transform(readOpened)

/** What a drawing shows: those around `centre`, by default the page's person, and the opened branches. */
export const drawingInput = z.object({
  ...inTree,
  centre: personId.optional().catch(undefined),
  open: openedParam.default([]),
})

/** A portrait at least this many pixels wide, where there is one. */
export const pictureInput = z.object({
  ...inTree,
  pictureId: z.uuid(),
  w: typedNumber(z.number().int().min(1).max(4000)).catch(320).default(320),
})

export const searchInput = z.object({ ...inTree, q: typedText(120, undefined, { missing: 'Skriv et navn.' }) })
/** Those who are not joined to the page's person, after the family at `cursor`. */
export const unjoinedInput = z.object({
  ...inTree,
  cursor: boundedText(45)
    .regex(/^\d{1,5}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional()
    .catch(undefined),
})
/** The way between two people. */
export const pathInput = z.object({ ...inTree, from: personId, to: personId })

/** A person as one viewer may see them. A masked one has a name that says so, and nothing else that is personal. */
export type TreePersonView = {
  id: string
  /** Not shown to this viewer: counts as living, or asked to be taken out. */
  isMasked: boolean
  /** 'Karen Margrethe Hansen', 'Uden navn', 'Nulevende'. */
  name: string
  /** 'født Nielsen', or null. */
  birthNameText: string | null
  /** '1842 – 1920', or ''. */
  lifespan: string
  sex: Sex
  /** Counts as living (lib/domain/family-tree/living.ts). */
  isLiving: boolean
  portraitUrl: string | null
  /** The person's own memorial, where this viewer may know of it: '/memorial/karen-hansen'. */
  memorialPath: string | null
}

/** A person in a view of a part of the tree. */
export type NeighbourView = TreePersonView & {
  /** Whether the tree has parents, or partners and children, that are not in the view. */
  more: { up: boolean; down: boolean }
}

/** Two partners, or the one or none who is known, and their children. */
export type UnionView = {
  id: string
  kind: UnionKind
  ended: UnionEnd | null
  /** Those in the view, none to two, from left to right. */
  partnerIds: readonly string[]
  /** Those in the view, in order. Children of one `twinGroup` were born together. */
  children: ReadonlyArray<{ id: string; kind: ChildKind; twinGroup: number | null }>
}

/** A part of a tree: those around one person, and the branches that were opened. */
export type NeighbourhoodView = {
  centreId: string
  people: NeighbourView[]
  unions: UnionView[]
  /** Whether it was cut at `neighbourhoodMost` people. */
  isCut: boolean
}

/** The closest relatives of a page's person, as the page lists them. */
export type ExcerptView = { groups: ExcerptGroup[] }

export type ExcerptGroup = {
  relation: 'parent' | 'partner' | 'child' | 'sibling'
  /** Those this viewer may see by name. */
  people: Pick<TreePersonView, 'id' | 'name' | 'lifespan' | 'isLiving' | 'memorialPath'>[]
  /** How many more there are whom this viewer may not see. */
  maskedCount: number
  /** How many more there are than the page lists. */
  restCount: number
}
