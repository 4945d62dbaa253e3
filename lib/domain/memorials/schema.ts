import { z } from 'zod'
import {
  coordinate,
  emptyAsNull,
  optionalLine,
  optionalText,
  partialDate,
  singleLine,
} from '@/lib/domain/memorials/field-schemas'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { writeTime } from '@/lib/shared/input/danish-sentences'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { isSlug, SLUG_MAX_LENGTH } from '@/lib/shared/slug'

export const creationWays = ['guided', 'blank', 'template'] as const
export const creationTemplates = ['parent', 'grandparent', 'child', 'friend', 'couple'] as const
/** The steps of the guided way, in their order; a page that stands at none of them is made. */
export const creationSteps = [
  'name',
  'dates',
  'portrait',
  'epitaph',
  'biography',
  'places',
  'visibility',
  'finish',
] as const
export const funeralKinds = [
  'church',
  'church_cremation',
  'chapel_burial',
  'chapel',
  'crematorium',
  'memorial_service',
  'other',
] as const
export const visibilities = ['public', 'unlisted', 'members'] as const
/** How the page is drawn under /memorial/{slug}; every layout has an address of its own besides. */
export const layouts = ['standard', 'enhanced', 'classic'] as const
export type Layout = (typeof layouts)[number]
/** The designed themes, each light and dark; the first is what a page begins with. */
export const themes = [
  'lichen',
  'sea',
  'forest',
  'heath',
  'winter',
  'rose_garden',
  'starry_sky',
  'old_paper',
  'granite',
] as const
export type Theme = (typeof themes)[number]
export const moderationModes = ['first', 'at_once'] as const
/** What a family can make of its page; the house keeps pages of families that are gone (`memorialised`). */
export const chosenStates = ['draft', 'published', 'archived'] as const

/** Characters of text in a life story, without markup. */
export const BIOGRAPHY_MAX_LENGTH = 60_000
/** Characters with it: every letter may be written as an entity. */
export const BIOGRAPHY_MAX_MARKUP = BIOGRAPHY_MAX_LENGTH * 6
export const biographyTooLong =
  'Livshistorien er for lang. Gør den kortere, eller del den op i begivenheder på tidslinjen.'
export const EPITAPH_MAX_LENGTH = 300

const firstName = singleLine(80).min(1, 'Skriv fornavnet.')

const nameFields = {
  firstName,
  middleName: optionalLine(120),
  lastName: optionalLine(80),
  birthName: optionalLine(80),
}

const dateFields = { born: partialDate, died: partialDate }

export const createMemorialInput = z.object({
  firstName,
  middleName: nameFields.middleName.optional(),
  lastName: nameFields.lastName.optional(),
  birthName: nameFields.birthName.optional(),
  born: dateFields.born.optional(),
  died: dateFields.died.optional(),
  creationWay: z.enum(creationWays, 'Vælg, hvordan du vil begynde.').default('blank'),
  template: z.enum(creationTemplates, 'Vælg en skabelon.').nullish(),
  qrCode: typedText(40).nullish(),
  /** Chosen by the form when somebody begins: the same person with the same key is answered with the same page. */
  beginning: z.uuid(fetchAgain).optional(),
})
export type CreateMemorialInput = z.input<typeof createMemorialInput>

/** Every field that the page consists of, each as it is when all of them are sent. */
export const memorialFields = z.object({
  ...nameFields,
  ...dateFields,
  bornPlace: optionalLine(160),
  diedPlace: optionalLine(160),
  epitaph: optionalText(EPITAPH_MAX_LENGTH),
  // Markup comes on top of the text; the text itself is counted on the server after it is cleaned.
  biography: boundedText(BIOGRAPHY_MAX_MARKUP, { tooLong: biographyTooLong }).nullable(),
  restingCemetery: optionalLine(160),
  restingPlot: optionalLine(80),
  restingLatitude: coordinate(90),
  restingLongitude: coordinate(180),
  funeralKind: emptyAsNull(z.enum(funeralKinds, 'Vælg, hvad det er.')),
  funeralDay: emptyAsNull(typedDay('Vælg en dag.')),
  funeralTime: emptyAsNull(boundedText(20, { tooLong: writeTime }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, writeTime)),
  funeralPlace: optionalLine(160),
  funeralAddress: optionalLine(240),
  funeralNote: optionalText(1000),
  portraitId: z.uuid('Billedet findes ikke.').nullable(),
  coverId: z.uuid('Billedet findes ikke.').nullable(),
  guestbookMode: z.enum(moderationModes),
  tributeMode: z.enum(moderationModes),
  candleMode: z.enum(moderationModes),
  creationStep: z.enum(creationSteps).nullable(),
  theme: z.enum(themes, 'Vælg et tema.'),
  layout: z.enum(layouts, 'Vælg, hvordan siden skal se ud.'),
  remembersBirth: z.boolean(),
  remembersDeath: z.boolean(),
  visibility: z.enum(visibilities, 'Vælg, hvem der må se siden.'),
  state: z.enum(chosenStates, 'Vælg, om siden skal vises.'),
  slug: typedText(SLUG_MAX_LENGTH)
    .toLowerCase()
    .refine(isSlug, 'Brug små bogstaver fra a til z, tal og bindestreger, for eksempel karen-holm.'),
})

/** The fields that reach beyond the page's content and that the owner alone decides. */
export const ownerFields = ['visibility', 'state', 'slug', 'layout', 'remembersBirth', 'remembersDeath'] as const

/** The id, slug or former slug in an address. */
export const memorialKeyInput = z.object({ id: boundedText(90).min(1) })

export const updateMemorialInput = memorialFields.partial().extend({
  ...memorialKeyInput.shape,
  /** The revision that the changes were made on: whatever was saved since then refuses them. */
  revision: z.number().int().positive().optional(),
  /**
   * What the changed fields were when one began: a field that somebody else has changed since refuses the changes, and
   * what others did to other fields stays. Without it and without `revision` the last one to write wins.
   */
  seen: memorialFields.partial().optional(),
})
/** What a form of some of the fields holds while it is filled in. */
export const memorialForm = memorialFields.partial()
export type MemorialForm = z.input<typeof memorialForm>
export type MemorialFormChanges = z.output<typeof memorialForm>
export type UpdateMemorialInput = z.input<typeof updateMemorialInput>
export type MemorialChanges = z.output<typeof updateMemorialInput>

/** What the calls that write a memorial answer. */
export type MemorialView = {
  id: string
  slug: string
  fullName: string
  state: 'draft' | 'published' | 'archived' | 'memorialised'
  visibility: (typeof visibilities)[number]
  /** What its family was told when the house hid it; null while it is shown as the family chose. */
  hiddenReason: string | null
  revision: number
  creationStep: string | null
}

/** The answer to a beginning: `isNew` is false when the page was made by an earlier try. */
export type BegunMemorialView = MemorialView & { isNew: boolean }

/** The answer to a write: beside the memorial the sent fields as they are kept now, tidied by the server. */
export type UpdatedMemorialView = MemorialView & { stored: Partial<StoredFields> }

/** One of the pages that a person takes part in. */
export type MyMemorialView = MemorialView & {
  role: MemberRole
  lifespan: string
  portrait: PictureView | null
  /** Posts that wait for a decision; 0 for those who do not decide. */
  pendingCount: number
  creationWay: (typeof creationWays)[number] | null
  hasCode: boolean
}

/** The fields of the page as they are kept. Dates of birth and death keep their precision. */
export type StoredFields = Omit<z.output<typeof memorialFields>, 'state' | 'creationStep'>

/** A page as its writers see it. Dates of birth and death keep their precision; the funeral's day is yyyy-mm-dd. */
export type WrittenMemorialView = MemorialView &
  StoredFields & {
    role: MemberRole
    /** Who decides what the caller may not; null when nobody owns the page. */
    ownerName: string | null
    creationWay: (typeof creationWays)[number] | null
    creationTemplate: string | null
    publishedAt: string | null
    /** Text codes of the stones that lead here. */
    codes: string[]
  }
