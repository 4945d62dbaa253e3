import { withoutName } from '@/lib/domain/family-tree/copy'
import type { ChildKind, UnionView } from '@/lib/domain/family-tree/schema'

/** 'Karens', 'Jens’'. */
export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? `${name}’` : `${name}s`
}

type Named = { name: string; isMasked: boolean }

const hasName = ({ name, isMasked }: Named) => !isMasked && name !== withoutName

/** Of the links at a box that open a branch, and of the sign of a memorial. */
export const pictureTexts = {
  up: (person: Named) => (hasName(person) ? `Vis ${genitive(person.name)} forældre` : 'Vis forældrene'),
  down: (person: Named) => (hasName(person) ? `Vis ${genitive(person.name)} partner og børn` : 'Vis partner og børn'),
  memorial: ({ name }: Named) => `Åbn ${genitive(name)} mindeside`,
} as const

/** Under the drawing: what its lines mean. */
export const lineTexts: Readonly<Record<ChildKind, string>> = {
  birth: 'født ind i familien',
  adopted: 'adopteret',
  foster: 'plejebarn',
  step: 'stedbarn',
  unknown: 'hører til familien',
}

export const coupleTexts = {
  married: 'gift',
  partners: 'par',
  // Nothing more is known, or nothing more is told to strangers; there need be no children.
  unknown: 'hører sammen',
  divorced: 'skilt',
  separated: 'gået fra hinanden',
} as const

export const twinText = 'født sammen'

/** What a couple's line says. */
export function coupleSign({ kind, ended }: Pick<UnionView, 'kind' | 'ended'>): keyof typeof coupleTexts {
  return ended ?? kind
}

/** On the page of a tree. */
export const drawingCopy = {
  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
  showAll: 'Vis hele tegningen',
  backTo: (name: string) => `Tilbage til ${name}`,
  fetching: 'Henter...',
  editsWithScript: 'For at rette i træet skal JavaScript være slået til i din browser.',
  alsoOn: (pages: string) => `Dette slægtstræ står også på ${pages}. Det, I retter her, bliver rettet alle stederne.`,
  isCut:
    'Der er ikke plads til flere på én gang. Vælg en person, og tryk på »Vis som midtpunkt« for at komme længere ud.',
  onPaper: 'Træet udskrives fra »Udskriv« på siden. Der vælger I, om de nulevende skal med på papiret.',
} as const

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)

/** Said when one walks by the arrows. */
export const walkedText = {
  found: (name: string) => `${name} er fundet og er markeret i tegningen.`,
  relation: (relation: string, name: string) => `${sentence(relation)} til ${name}`,
  opened: (count: number) => (count === 1 ? 'En mere er kommet frem.' : `${count} flere er kommet frem.`),
  nobody: {
    up: 'Her er ingen forældre i tegningen.',
    down: 'Her er ingen børn i tegningen.',
    left: 'Her er ikke flere til venstre.',
    right: 'Her er ikke flere til højre.',
  },
} as const

/** 'Karen Holms slægt'. */
export function familyTitle(name: string): string {
  return `${genitive(name)} slægt`
}

/** 'Karen' of 'Karen Margrethe Holm'. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** 'Karens farfar'. */
export function kinshipText(kinship: string, name: string): string {
  return `${genitive(firstName(name))} ${kinship}`
}

/** How two people are related, in a sentence. */
export const wayTexts = {
  none: (from: string, to: string) => `Træet viser ingen vej mellem ${from} og ${to}.`,
  kinship: (from: string, kinship: string, to: string) => `${from} er ${genitive(to)} ${kinship}.`,
  distant: (from: string, to: string) => `Vejen mellem ${from} og ${to}`,
  partner: 'partner',
  relative: 'i familie',
} as const

/** After a search with the form, without script. */
export const searchTexts = {
  found: (words: string) => `Fundet på »${words}«`,
  nobody: (words: string) => `Ingen i træet passer til »${words}«`,
  tryPart: 'Prøv med en del af navnet.',
} as const

/** In the panel of somebody who is not shown. */
export const maskedTexts = {
  living:
    'Den, der står her, regnes for nulevende. Derfor ser kun familien, hvem det er. Er du med i familien, så log ind, eller bed om at blive inviteret.',
  withdrawn:
    'Den, der står her, har bedt om ikke at blive vist. Pladsen bliver i træet, så man kan se, hvordan slægten hænger sammen.',
} as const
