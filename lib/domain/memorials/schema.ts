import { z } from 'zod'
import { streamLink } from '@/lib/domain/memorials/ceremony-schema'
import { donations } from '@/lib/domain/memorials/donations-schema'
import {
  coordinate,
  emptyAsNull,
  nameLine,
  optionalLine,
  optionalName,
  optionalText,
  partialDate,
} from '@/lib/domain/memorials/field-schemas'
import { musicLinks } from '@/lib/domain/memorials/music-links-schema'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { writeTime } from '@/lib/shared/input/danish-sentences'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { isSlug, SLUG_MAX_LENGTH } from '@/lib/shared/slug'

export const creationWays = ['guided', 'blank', 'template'] as const
export const creationTemplates = ['parent', 'grandparent', 'child', 'friend', 'couple'] as const
/** All steps of guided creation, in order (`stepsOf` has those of a page); a page at none of them is finished. */
export const creationSteps = [
  'name',
  'dates',
  'portrait',
  'epitaph',
  'biography',
  'places',
  'visibility',
  'successor',
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
/** The layout shown at /memorial/{slug}; enhanced and classic also have paths of their own. */
export const layouts = ['standard', 'enhanced', 'classic'] as const
export type Layout = (typeof layouts)[number]
/** The themes, each in light and dark; the first is the default. */
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
/** The states a family can choose; `memorialised` is set by the operator for pages whose family is gone. */
export const chosenStates = ['draft', 'published', 'archived'] as const

/** Characters of text in a life story, without markup. */
export const BIOGRAPHY_MAX_LENGTH = 60_000
/** The same with markup: every letter can be an entity. */
export const BIOGRAPHY_MAX_MARKUP = BIOGRAPHY_MAX_LENGTH * 6
export const biographyTooLong =
  'Livshistorien er for lang. Gør den kortere, eller del den op i begivenheder på tidslinjen.'
export const EPITAPH_MAX_LENGTH = 300

const firstName = nameLine(80).min(1, 'Skriv fornavnet.')

const nameFields = {
  firstName,
  middleName: optionalName(120),
  lastName: optionalName(80),
  birthName: optionalName(80),
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
  /** About the caller, who lives: it has no date of death and is not shown before somebody else opens it. */
  isOwnStory: z.boolean().default(false),
  qrCode: typedText(40).nullish(),
  /** Made by the form: a repeated request by the same person with the same key returns the same page. */
  beginning: z.uuid(fetchAgain).optional(),
})
export type CreateMemorialInput = z.input<typeof createMemorialInput>

/** All fields of a page. */
export const memorialFields = z.object({
  ...nameFields,
  ...dateFields,
  bornPlace: optionalLine(160),
  diedPlace: optionalLine(160),
  epitaph: optionalText(EPITAPH_MAX_LENGTH),
  // Bounds the markup; the server counts the text after sanitising.
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
  funeralStream: streamLink,
  funeralRecording: streamLink,
  funeralAnswerBy: emptyAsNull(typedDay('Vælg en dag.')),
  donations,
  donationsStay: z.boolean(),
  musicLinks,
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

/** The fields that only the owner may change. */
export const ownerFields = ['visibility', 'state', 'slug', 'layout', 'remembersBirth', 'remembersDeath'] as const

/** `id` is an id, slug or former slug. */
export const memorialKeyInput = z.object({ id: boundedText(90).min(1) })

export const updateMemorialInput = memorialFields.partial().extend({
  ...memorialKeyInput.shape,
  /** The revision that the changes were made on; CONFLICT when a later one was saved. */
  revision: z.number().int().positive().optional(),
  /**
   * The changed fields' values when editing began: CONFLICT when another person changed one of them since; changes to
   * other fields are kept. Without it and without `revision` the last write wins.
   */
  seen: memorialFields.partial().optional(),
})
/** The values of a form for some of the fields. */
export const memorialForm = memorialFields.partial()
export type MemorialForm = z.input<typeof memorialForm>
export type MemorialFormChanges = z.output<typeof memorialForm>
export type UpdateMemorialInput = z.input<typeof updateMemorialInput>
export type MemorialChanges = z.output<typeof updateMemorialInput>

/** The response of commands that write a memorial. */
export type MemorialView = {
  id: string
  slug: string
  fullName: string
  state: 'draft' | 'published' | 'archived' | 'memorialised'
  visibility: (typeof visibilities)[number]
  /** The reason given to the family when the operator hid the page; null when it is not hidden. */
  hiddenReason: string | null
  revision: number
  creationStep: string | null
  /** Written by a living person about themselves: never shown while it is. */
  isOwnStory: boolean
}

/** `isNew` is false when an earlier request with the same `beginning` made the page. */
export type BegunMemorialView = MemorialView & { isNew: boolean }

/** `stored` has the fields sent, as stored after normalisation. */
export type UpdatedMemorialView = MemorialView & { stored: Partial<StoredFields> }

/** A page that the account is a member of. */
export type MyMemorialView = MemorialView & {
  role: MemberRole
  lifespan: string
  portrait: PictureView | null
  /** Number of pending posts; 0 for members who do not moderate. */
  pendingCount: number
  creationWay: (typeof creationWays)[number] | null
  hasCode: boolean
  /** The page's plan on one line; null for Basis. */
  plan: string | null
}

/** The fields as stored. Dates of birth and death keep their precision. */
export type StoredFields = Omit<z.output<typeof memorialFields>, 'state' | 'creationStep'>

/** A page as its writers see it. Dates of birth and death keep their precision; the funeral's day is yyyy-mm-dd. */
export type WrittenMemorialView = MemorialView &
  StoredFields & {
    role: MemberRole
    /** Whether the caller was given an own story by the person it is about, and so may open it. */
    canOpenStory: boolean
    /** Full name; null when the page has no owner. */
    ownerName: string | null
    creationWay: (typeof creationWays)[number] | null
    creationTemplate: string | null
    publishedAt: string | null
    /** Text codes linked to the page. */
    codes: string[]
  }
