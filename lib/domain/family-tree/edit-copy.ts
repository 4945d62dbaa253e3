import type { PersonFields, Relation, UnionFields } from '@/lib/domain/family-tree/schema'
import type { ChildKind, Sex, UnionEnd, UnionKind } from '@/lib/domain/family-tree/views'

/** The fields of a person as the forms name them. */
export const personFieldNames: Record<keyof PersonFields, string> = {
  givenNames: 'Fornavne',
  surname: 'Efternavn',
  birthSurname: 'Født med navnet',
  callName: 'Kaldenavn',
  sex: 'Køn',
  born: 'Født',
  bornPlace: 'Fødested',
  died: 'Død',
  diedPlace: 'Dødssted',
  isDead: 'Død, men datoen kendes ikke',
  note: 'Note',
  isPrivate: 'Vis kun for jer, der er med på siden',
}

/** The fields of a couple. */
export const unionFieldNames: Record<keyof UnionFields, string> = {
  kind: 'Gift eller par',
  married: 'Bryllup',
  marriedPlace: 'Bryllupssted',
  ended: 'Gået fra hinanden',
  endedOn: 'Hvornår de gik fra hinanden',
}

export const sexNames: Record<Sex, string> = { female: 'Kvinde', male: 'Mand', other: 'Andet', unknown: 'Ved ikke' }

export const unionKindNames: Record<UnionKind, string> = {
  married: 'Gift',
  partners: 'Par uden at være gift',
  unknown: 'Ved ikke',
}

export const unionEndNames: Record<UnionEnd, string> = { divorced: 'Ja, skilt', separated: 'Ja, gået fra hinanden' }

export const childKindNames: Record<ChildKind, string> = {
  birth: 'Født ind i familien',
  adopted: 'Adopteret',
  foster: 'Plejebarn',
  step: 'Stedbarn',
  unknown: 'Ved ikke',
}

export const treeDateHint = 'Et årstal er nok, også ca. 1850, før 1850, 1840’erne eller mellem 1840 og 1845.'

/** Whom one can add next to a person. */
export const relativeKinds = ['mother', 'father', 'parent', 'partner', 'child', 'sibling'] as const
export type RelativeKind = (typeof relativeKinds)[number]

type RelativeWords = { relation: Relation; add: string; again: string | null }

/** What each is called: on the button that adds them, and on the button that adds one more. */
export const relativeWords: Record<RelativeKind, RelativeWords> = {
  mother: { relation: 'parent', add: 'Tilføj mor', again: null },
  father: { relation: 'parent', add: 'Tilføj far', again: null },
  parent: { relation: 'parent', add: 'Tilføj forælder', again: null },
  partner: { relation: 'partner', add: 'Tilføj partner', again: null },
  child: { relation: 'child', add: 'Tilføj barn', again: 'Gem og tilføj et barn til' },
  sibling: { relation: 'sibling', add: 'Tilføj søskende', again: 'Gem og tilføj en til' },
}
