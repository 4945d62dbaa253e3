import { SAID_MOST, type Said, type SaidEvent, writeSaid } from '@/lib/domain/family-tree/said'
import { PLACE_MAX_LENGTH } from '@/lib/domain/family-tree/schema'
import { readFileDate } from '@/lib/domain/tree-files/records/date-record'
import { textBelow, tidyLine, tidyWords } from '@/lib/domain/tree-files/records/edit-node'
import { happened } from '@/lib/domain/tree-files/records/event-record'
import { isRestricted } from '@/lib/domain/tree-files/records/restriction'
import { isUnknown, isYesWord } from '@/lib/domain/tree-files/records/said-words'
import { isUnionField } from '@/lib/domain/tree-files/records/union-record'
import { findChild, type GedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

const textMost = 120

const tagsOfPerson: Record<string, SaidEvent> = {
  CHR: 'christening',
  BAPM: 'christening',
  BLES: 'christening',
  CHRA: 'christening',
  ADOP: 'adoption',
  CONF: 'confirmation',
  FCOM: 'confirmation',
  CENS: 'census',
  RESI: 'residence',
  OCCU: 'occupation',
  EDUC: 'education',
  GRAD: 'education',
  ORDN: 'occupation',
  RETI: 'retirement',
  EMIG: 'emigration',
  IMMI: 'immigration',
  NATU: 'naturalization',
  WILL: 'will',
  PROB: 'probate',
  BURI: 'burial',
  CREM: 'cremation',
  _FUN: 'burial',
  _FNRL: 'burial',
  _INTE: 'burial',
  _EMPLOY: 'occupation',
  _DEG: 'education',
  BARM: 'event',
  BASM: 'event',
  TITL: 'event',
  PROP: 'event',
  DSCR: 'event',
  NATI: 'event',
  RELI: 'event',
  _MILT: 'event',
  EVEN: 'other',
  FACT: 'other',
}
const tagsOfCouple: Record<string, SaidEvent> = {
  ENGA: 'engagement',
  MARB: 'banns',
  MARL: 'licence',
  MARC: 'settlement',
  MARS: 'settlement',
  DIVF: 'divorce_filed',
  ANUL: 'annulment',
  CENS: 'census',
  RESI: 'residence',
  EVEN: 'other',
  FACT: 'other',
}
/** What an event is called that has no word of its own. */
const labels: Record<string, string> = {
  BARM: 'bar mitzva',
  BASM: 'bat mitzva',
  TITL: 'titel',
  PROP: 'ejendom',
  DSCR: 'beskrivelse',
  NATI: 'nationalitet',
  RELI: 'tro',
  _MILT: 'militær',
}
/** Numbers that whoever has them keeps to themselves. */
const secretType = /cpr|personnummer|social security|\bssn\b|\bdna\b/i
const secretNumber = /^\d{6}[- ]?\d{4}$/
/**
 * What the types of events mean, in the words of programs and families; the first that fits. Any other may be of any
 * time.
 */
const types: readonly (readonly [RegExp, SaidEvent])[] = [
  [/fadder|gudmor|gudfar|godparent|godmother|godfather|sponsor|vidne|witness|forlover/i, 'event'],
  [/dåb|døbt|daab|dopt|bapti|christen|tauf|dop$|doop/i, 'christening'],
  [/konfirm|confirmation/i, 'confirmation'],
  [/begrav|begrab|jordfæst|jordefærd|bisæt|bisat|burial|buried|funeral|beerdig|interment|inhum/i, 'burial'],
  [/kremer|cremat|ligbrænd|einäscher/i, 'cremation'],
  [/folket|folkeregister|census|mandtal|volkszähl|folkräk|recensement/i, 'census'],
  [/udvandr|emigra|auswander|utvandr/i, 'emigration'],
  [/indvandr|immigra|einwander|invandr|innvandr/i, 'immigration'],
  [/statsborger|naturali|indfødsret|einbürger/i, 'naturalization'],
  [/bopæl|bosat|bosted|bolig|residen|adresse|address|wohn|flytte|flytning/i, 'residence'],
  [/erhverv|stilling|occupation|beruf|yrke|profession|employ|ansat/i, 'occupation'],
  [/uddannelse|skole|eksamen|educat|school|graduat|ausbildung|utbildning|utdannelse|student/i, 'education'],
  [/skifte|probate|dødsbo|bouppteckning|nachlass/i, 'probate'],
  [/testament/i, 'will'],
  [/pension|retire/i, 'retirement'],
  [
    new RegExp(
      'milit|milt|soldat|lægd|værnepl|session|tjeneste|service|enlist|draft|krig|fæste|aftægt|skøde|borgerskab|embede|ordin|' +
        'udnævn|valgt|medalje|ridder|orden|dom$|dømt|fængsel|straf|retssag|lejermål|vaccin|kopper|trolov|forlov|engage|verlob|' +
        'adopt|rejse|pas$|passport|arrival|departure|ankomst|afrejse|tilgang|afgang|sygdom|indlagt|håndværk|svend|mester',
      'i',
    ),
    'event',
  ],
]

/** Whose date is a field of ours: only what the date cannot hold is said here. */
const fieldsOfPerson: Record<string, SaidEvent> = { BIRT: 'birth' }
const fieldsOfCouple: Record<string, SaidEvent> = { MARR: 'marriage', DIV: 'divorce' }

/** The tags of what is told in words, of a person and of a couple. */
export const saidTags = { INDI: Object.keys(tagsOfPerson), FAM: Object.keys(tagsOfCouple) }

/**
 * What a person's record says beyond our fields; `isDead` as the same record was read. Facts that are not for everybody
 * are left out.
 */
export function readSaidOfPerson(record: GedcomNode, isDead: boolean): string | null {
  const death = isDead ? ('death' as const) : ('death_unsure' as const)
  const deaths = record.children.filter(({ tag }) => tag === 'DEAT').filter(({ children }) => children.length > 0)
  const ofDeath = deaths.flatMap((event) =>
    isRestricted(event) ? [] : isDead ? ownWords(death, event) : unsure(event),
  )
  return writeSaid([...saidOf(record, tagsOfPerson, fieldsOfPerson), ...ofDeath].slice(0, SAID_MOST))
}

/** The same of a couple's record. */
export function readSaidOfCouple(record: GedcomNode): string | null {
  const children = record.children.filter((event) => event.tag !== 'EVEN' || !isUnionField(event))
  return writeSaid(saidOf({ ...record, children }, tagsOfCouple, fieldsOfCouple))
}

function saidOf(record: GedcomNode, tags: Record<string, SaidEvent>, fields: Record<string, SaidEvent>): Said[] {
  const said = record.children.flatMap((event): Said[] => {
    if (isRestricted(event)) return []
    const field = fields[event.tag]
    if (field) return happened(event) === 'no' ? [] : ownWords(field, event)
    const kind = tags[event.tag]
    return kind && happened(event) !== 'no' ? whole(kind, event) : []
  })
  return said.slice(0, SAID_MOST)
}

function ownWords(event: SaidEvent, node: GedcomNode): Said[] {
  const { date, words } = readFileDate(findChild(node, 'DATE'))
  return words === null || isUnknown(words) ? [] : [{ event, words, ...(date && { date }) }]
}

/** All of it: nobody is told that it happened. */
function unsure(node: GedcomNode): Said[] {
  const [own] = whole('death_unsure', node)
  return own ? [own] : []
}

function whole(tagged: SaidEvent, node: GedcomNode): Said[] {
  const dateNode = findChild(node, 'DATE')
  const { date, words } = readFileDate(dateNode)
  const place = tidyLine(findChild(node, 'PLAC')?.value, PLACE_MAX_LENGTH)
  const isYes = node.value !== null && isYesWord(node.value)
  const value = isYes ? null : tidyLine(node.value, textMost)
  const type = tidyLine(textBelow(node, 'TYPE'), textMost)
  if (secretType.test(type ?? '') || secretNumber.test(value ?? '')) return []
  const event = tagged === 'other' && type !== null ? (types.find(([word]) => word.test(type))?.[1] ?? 'other') : tagged
  const isNamed = event === 'other' || event === 'event'
  const text = isNamed ? [labels[node.tag] ?? type, value].filter(Boolean).join(': ') : value
  const isTold = isNamed || tagged === 'death_unsure' ? Boolean(text) : value !== null || isYes
  if (!date && words === null && place === null && !isTold) return []
  return [
    {
      event,
      ...(date && { date }),
      ...(words !== null && { words }),
      ...(place !== null && { place }),
      ...(text && { text: tidyWords(text, textMost) ?? text }),
      ...(date?.qualifier === 'after' && begins.test(dateNode?.value ?? '') && { begun: date.year }),
    },
  ]
}

/** 'FROM 1801': the event was in 1801 already. */
const begins = /^\s*(?:FROM|FRA|FRÅN|VON|SIDEN|SINCE|SEDAN|SEIT|DEPUIS)(?=[\s.\d])/i
