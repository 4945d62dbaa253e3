import { SAID_MOST, type Said, type SaidEvent, writeSaid } from '@/lib/domain/family-tree/said'
import { PLACE_MAX_LENGTH } from '@/lib/domain/family-tree/schema'
import { readFileDate } from '@/lib/domain/tree-files/records/date-record'
import { happened, isYesWord } from '@/lib/domain/tree-files/records/event-record'
import { isRestricted } from '@/lib/domain/tree-files/records/restriction'
import { tidyLine } from '@/lib/domain/tree-files/records/tidy-text'
import { findChild, type GedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

const textMost = 120

const tagsOfPerson: Record<string, SaidEvent> = {
  CHR: 'christening',
  BAPM: 'christening',
  BLES: 'christening',
  CHRA: 'christening',
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
}
const tagsOfCouple: Record<string, SaidEvent> = {
  ENGA: 'engagement',
  MARB: 'banns',
  MARL: 'banns',
  MARC: 'banns',
  CENS: 'census',
  RESI: 'residence',
}
/** Whose date is a field of ours: only what the date cannot hold is said here. */
const fieldsOfPerson: Record<string, SaidEvent> = { BIRT: 'birth' }
const fieldsOfCouple: Record<string, SaidEvent> = { MARR: 'marriage', DIV: 'divorce' }

/** The tags of what is told in words, of a person and of a couple. */
export const saidTags = { INDI: Object.keys(tagsOfPerson), FAM: Object.keys(tagsOfCouple) }

/** What a person's record says beyond our fields; `isDead` as the same record was read. Facts that are not for everybody are left out. */
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
  return writeSaid(saidOf(record, tagsOfCouple, fieldsOfCouple))
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
  const { words } = readFileDate(findChild(node, 'DATE'))
  return words === null ? [] : [{ event, words }]
}

/** All of it: nobody is told that it happened. */
function unsure(node: GedcomNode): Said[] {
  const [own] = whole('death_unsure', node)
  return own ? [own] : []
}

function whole(event: SaidEvent, node: GedcomNode): Said[] {
  const { date, words } = readFileDate(findChild(node, 'DATE'))
  const place = tidyLine(findChild(node, 'PLAC')?.value, PLACE_MAX_LENGTH)
  const value = node.value === null || isYesWord(node.value) ? null : tidyLine(node.value, textMost)
  if (!date && words === null && place === null && value === null) return []
  return [
    {
      event,
      ...(date && { date }),
      ...(words !== null && { words }),
      ...(place !== null && { place }),
      ...(value !== null && { text: value }),
    },
  ]
}
