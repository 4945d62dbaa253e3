import type { OtherPagesView, UnjoinedFamilyView, UnjoinedView } from '@/lib/domain/family-tree/edit-views'
import type {
  ChildKind,
  PersonFields,
  Relation,
  Sex,
  UnionEnd,
  UnionFields,
  UnionKind,
} from '@/lib/domain/family-tree/schema'
import { countInWords } from '@/lib/shared/number-words'

const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })

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

type RelativeText = { relation: Relation; add: string; again: string | null }

/** What each is called: on the button that adds them, and on the button that adds one more. */
export const relativeTexts: Record<RelativeKind, RelativeText> = {
  mother: { relation: 'parent', add: 'Tilføj mor', again: null },
  father: { relation: 'parent', add: 'Tilføj far', again: null },
  parent: { relation: 'parent', add: 'Tilføj forælder', again: null },
  partner: { relation: 'partner', add: 'Tilføj partner', again: null },
  child: { relation: 'child', add: 'Tilføj barn', again: 'Gem og tilføj et barn til' },
  sibling: { relation: 'sibling', add: 'Tilføj søskende', again: 'Gem og tilføj en til' },
}

/** 'mindesiden for Karen Holm', 'mindesiderne for Karen Holm og Bo Holm og en side mere', 'to sider mere'. */
export function otherPagesText({ names, unnamedCount }: OtherPagesView): string {
  const named = names.length > 0 && `${names.length === 1 ? 'mindesiden' : 'mindesiderne'} for ${list.format(names)}`
  const more = unnamedCount > 0 && countInWords(unnamedCount, { one: 'side mere', many: 'sider mere', gender: 'en' })
  return [named, more].filter(Boolean).join(' og ')
}

/** '46 er ikke knyttet til Karen endnu'. */
export function unjoinedText(count: number, firstName: string): string {
  return `${count === 1 ? 'Én' : count.toLocaleString('da-DK')} er ikke knyttet til ${firstName} endnu`
}

/** 'De står i træet som tre familier for sig selv.' */
export function unjoinedFamiliesText({ peopleCount, familyCount }: UnjoinedView): string {
  if (peopleCount === 1) return 'Personen står for sig selv i træet.'
  const families = countInWords(familyCount, { one: 'familie', many: 'familier', gender: 'en' })
  return `De står i træet som ${families} for sig selv.`
}

/** 'Ane Holm og 11 til'. */
export function unjoinedFamilyText({ people, count }: Pick<UnjoinedFamilyView, 'people' | 'count'>): string {
  const name = people[0]?.name ?? ''
  return count > 1 ? `${name} og ${(count - 1).toLocaleString('da-DK')} til` : name
}

/** Why a family cannot be taken out as a whole. */
export const staysTexts = {
  page: 'En af dem har sin egen mindeside i træet, så familien kan ikke fjernes.',
  size: 'Familien er for stor til at fjerne på én gang. Er den kommet med en fil, kan I fortryde hele importen under Slægtsfiler.',
} as const

/** How somebody of a family belongs to one of the page's family, and whom that is asked about. */
export const joinKinds = ['parent', 'partner', 'child', 'sibling'] as const
export type JoinKind = (typeof joinKinds)[number]
export const joinTexts: Record<JoinKind, { label: string; whose: (name: string) => string }> = {
  parent: { label: 'Far eller mor til en i slægten', whose: (name) => `Hvem er ${name} far eller mor til?` },
  partner: { label: 'Partner til en i slægten', whose: (name) => `Hvem er ${name} partner til?` },
  child: { label: 'Barn af en i slægten', whose: (name) => `Hvem er ${name} barn af?` },
  sibling: { label: 'Bror eller søster til en i slægten', whose: (name) => `Hvem er ${name} bror eller søster til?` },
}

const words: Readonly<Record<string, string>> = {
  'add-relative': 'Tilføjede {about}',
  'update-person': 'Rettede {about}',
  'remove-person': 'Fjernede {about}',
  'remove-family': 'Fjernede {about}',
  'merge-people': 'Gjorde to til én: {about}',
  'update-union': 'Rettede parret {about}',
  'remove-union': 'Fjernede parret {about}',
  'move-union': 'Ordnede parrene hos {about}',
  'update-children': 'Ordnede børnene hos {about}',
  'remove-child': 'Tog {about} ud af en børneflok',
  'set-portrait': 'Satte et portræt på {about}',
  'remove-portrait': 'Fjernede portrættet af {about}',
}

/** An edit in words: 'Tilføjede Karen Hansen'. */
export function treeEditText({ kind, about }: { kind: string; about: string }): string {
  return (words[kind] ?? 'Rettede {about}').replace('{about}', () => about)
}

export const beyondPlan =
  'Her er træet længere ude, end Basis rækker. Det, der står, bliver stående og kan ses af alle, der må. Med Premium kan I rette i hele træet.'
