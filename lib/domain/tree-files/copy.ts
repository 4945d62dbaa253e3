import type { ImportStatus, MatchReason } from '@/lib/domain/tree-files/schema'

export const uploadFormName = 'slaegtsfil'
export const confirmFormName = 'tag-ind'
export const cancelFormName = 'drop-fil'
export const undoFormName = 'fortryd-fil'

/** What a genealogist's file is, in one sentence. */
export const gedcomExplanation =
  'GEDCOM er det filformat, slægtsprogrammer bruger, når en slægt skal flyttes fra ét program til et andet.'

/** What became of a file. */
export const importStatusTexts: Record<ImportStatus, string> = {
  reading: 'Bliver læst',
  review: 'Venter på dit svar',
  writing: 'Er på vej ind i træet',
  done: 'Er i træet',
  failed: 'Kom ikke ind',
  cancelled: 'Valgt fra',
  undone: 'Fortrudt',
}

/** Why two are taken for one. */
export const matchReasonTexts: Record<MatchReason, string> = {
  identifier: 'Filen siger, at det er den samme',
  name_and_year: 'Samme navn og fødselsår',
  name_and_family: 'Samme navn og samme familie',
}

const problemTexts: Record<string, string> = {
  CONTINUED_TEXT: 'Linjen er læst som resten af teksten før den',
  UNREADABLE_LINE: 'Linjen kan ikke læses og er sprunget over',
  LEVEL_MISSING: 'Linjen mangler sit tal forrest og er sprunget over',
  LEVEL_JUMP: 'Linjen står dybere, end den må, og er læst under den forrige',
  LEVEL_TOO_DEEP: 'Linjen står for dybt og er sprunget over',
  CONTINUATION_MISPLACED: 'Fortsættelsen af en tekst står forkert og er sat på plads',
  BEFORE_HEADER: 'Linjen står før filens begyndelse og er sprunget over',
  AFTER_TRAILER: 'Der står mere efter filens slutning; det er læst',
  TRAILER_MISSING: 'Filen slutter brat. Måske mangler der noget',
  CONTROL_CHARACTERS: 'Tegn, der ikke kan vises, er fjernet',
  UNDECODABLE_BYTES: 'Linjen har tegn fra et andet tegnsæt end resten. Se efter, om bogstaverne er rigtige',
  POINTS_NOWHERE: 'Der henvises til nogen, der ikke er i filen',
  SAME_IDENTIFIER: 'To har det samme nummer; de er holdt ude fra hinanden',
  THIRD_PARTNER: 'Parret har mere end to; den tredje gemmes, men vises ikke',
}

/** What is wrong with a line, and what became of it. */
export function problemText(problem: string): string {
  return problemTexts[problem] ?? 'Linjen er ikke, som den skal være'
}

const tagTexts: Record<string, string> = {
  SOUR: 'Kilder',
  REPO: 'Arkiver',
  OBJE: 'Billeder og filer',
  EVEN: 'Andre begivenheder',
  RESI: 'Bopæl',
  OCCU: 'Stilling',
  EDUC: 'Uddannelse',
  CENS: 'Folketælling',
  CHR: 'Dåb',
  BAPM: 'Dåb',
  CONF: 'Konfirmation',
  BURI: 'Begravelse',
  CREM: 'Bisættelse',
  EMIG: 'Udvandring',
  IMMI: 'Indvandring',
  NATU: 'Statsborgerskab',
  WILL: 'Testamente',
  PROB: 'Skifte',
  RELI: 'Tro',
  TITL: 'Titel',
  ASSO: 'Faddere og vidner',
  ADOP: 'Adoption',
  ENGA: 'Forlovelse',
  MARB: 'Lysning',
  MARL: 'Vielsesattest',
  RETI: 'Pension',
  GRAD: 'Eksamen',
  PROP: 'Ejendom',
  NATI: 'Nationalitet',
  DSCR: 'Beskrivelse',
  NCHI: 'Antal børn',
  FACT: 'Oplysninger',
  RESN: 'Fortrolighed',
}

/** A structure's name; tags nobody but a program knows are shown as they are. */
export function tagText(tag: string): string {
  return tagTexts[tag] ?? tag
}

const encodingTexts: Record<string, string> = {
  ASCII: 'ASCII',
  CP1252: 'Windows',
  CP850: 'DOS',
  ANSEL: 'ANSEL',
  macintosh: 'Mac',
}

export function encodingText(encoding: string): string {
  return encodingTexts[encoding] ?? encoding
}

/** The page where a tree's files come in and go out. */
export function treeFilesPath(key: string): string {
  return `/family-tree/${key}/files`
}

/** Where the browser calls. */
export function importsApi(memorialId: string): string {
  return `/api/memorials/${memorialId}/tree/imports`
}

export function exportApi(memorialId: string): string {
  return `/api/memorials/${memorialId}/tree/export`
}
