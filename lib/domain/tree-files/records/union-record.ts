import type { UnionFields } from '@/lib/domain/family-tree/schema'
import { isSameDate } from '@/lib/domain/tree-files/records/date-record'
import { addChild, childrenOf, swapChild, textBelow } from '@/lib/domain/tree-files/records/edit-node'
import {
  firstDated,
  happened,
  isRuledOut,
  readEvent,
  withoutDenial,
  writeEvent,
} from '@/lib/domain/tree-files/records/event-record'
import { isRestricted } from '@/lib/domain/tree-files/records/restriction'
import { type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

const afterEvents = ['NOTE', 'SNOTE', 'SOUR', 'OBJE', 'CHAN', 'CREA', 'UID', '_UID']
/**
 * How programs say in an event's type, or a marriage's, that two lived together unmarried or parted without divorce.
 */
const unmarried = /unmarried|not married|partner|common.?law|cohab|samboende|samlever|ugift|papirløs/i
const never = /^(?:never|aldrig|ikke|nie|jamais|nooit) /i
/** Not 'separate property'. */
const parted = /s[eé]parati|separated|separe?ret|samlivsophævelse/i

/** Whether an event of a couple is one of our fields. */
export function isUnionField(event: GedcomNode): boolean {
  const type = textBelow(event, 'TYPE') ?? ''
  return (unmarried.test(type) || parted.test(type)) && !never.test(type)
}

/** Whether the record, or a fact that we show, is not for everybody. */
export function isPrivateUnion(record: GedcomNode): boolean {
  const { marriage, partners, divorce, separation } = placesOf(record)
  return [record, marriage, partners, divorce, separation].some((node) => node !== null && isRestricted(node))
}

/** What our fields hold of a couple's record: nothing of one that is not for everybody. It is kept all the same. */
export function readUnion(record: GedcomNode): UnionFields {
  if (isPrivateUnion(record)) return { kind: 'unknown', married: null, marriedPlace: null, ended: null, endedOn: null }
  const { marriage, partners, divorce, separation } = placesOf(record)
  const together = readEvent(partners ?? marriage)
  const end = divorce ?? separation
  return {
    kind: partners ? 'partners' : marriage || divorce ? 'married' : 'unknown',
    married: together.date,
    marriedPlace: together.place,
    ended: divorce ? 'divorced' : separation ? 'separated' : null,
    endedOn: readEvent(end).date,
  }
}

/** The record with these fields, by the same reading; everything else of it stays. */
export function writeUnion(record: GedcomNode, fields: UnionFields): GedcomNode {
  const wanted = asRead(fields)
  const now = readUnion(record)
  const isTogether =
    now.kind === wanted.kind && isSameDate(now.married, wanted.married) && now.marriedPlace === wanted.marriedPlace
  const together = isTogether ? record : writeTogether(record, wanted)
  const isEnd = now.ended === wanted.ended && isSameDate(now.endedOn, wanted.endedOn)
  return isEnd ? together : writeEnd(together, wanted)
}

/** Couples as a file says them: a wedding day or a divorce says that they were married. */
function asRead(fields: UnionFields): UnionFields {
  const says = fields.married !== null || fields.marriedPlace !== null || fields.ended === 'divorced'
  const endedOn = fields.ended === null ? null : fields.endedOn
  return { ...fields, endedOn, kind: fields.kind === 'unknown' && says ? 'married' : fields.kind }
}

type Places = Record<'marriage' | 'partners' | 'divorce' | 'separation', GedcomNode | null>

function placesOf(record: GedcomNode): Places {
  const of = (tag: string) =>
    isRuledOut(record, tag)
      ? []
      : childrenOf(record, tag).filter(
          (event) => happened(event) === 'yes' && !never.test(textBelow(event, 'TYPE') ?? ''),
        )
  const events = of('EVEN')
  const marriages = of('MARR')
  const isUnmarried = (node: GedcomNode) => unmarried.test(textBelow(node, 'TYPE') ?? '')
  return {
    marriage: firstDated(marriages.filter((node) => !isUnmarried(node))),
    partners: firstDated([...marriages, ...events].filter(isUnmarried)),
    divorce: firstDated(of('DIV')),
    separation: firstDated([...events.filter((node) => parted.test(textBelow(node, 'TYPE') ?? '')), ...of('_SEPR')]),
  }
}

function writeTogether(old: GedcomNode, { kind, married, marriedPlace }: UnionFields): GedcomNode {
  const record = kind === 'married' ? withoutDenial(old, 'MARR') : old
  const { marriage, partners } = placesOf(record)
  const event = { date: married, place: marriedPlace }
  if (kind === 'partners') {
    // A wedding that was none would be read first.
    const rest = marriage && !partners ? swapChild(record, marriage, null) : record
    return put(rest, partners, writeEvent(partners ?? typedEvent('Partners'), event))
  }
  const rest = partners ? swapChild(record, partners, null) : record
  if (kind === 'unknown') return marriage ? swapChild(rest, marriage, null) : rest
  const changed = writeEvent(marriage ?? gedcomNode('MARR'), event)
  return put(rest, marriage, changed.children.length > 0 ? changed : { ...changed, value: 'Y' })
}

function writeEnd(record: GedcomNode, { ended, endedOn }: UnionFields): GedcomNode {
  const { divorce, separation } = placesOf(record)
  if (ended === 'divorced') {
    const changed = writeEvent(divorce ?? gedcomNode('DIV'), { ...readEvent(divorce), date: endedOn })
    return put(
      withoutDenial(record, 'DIV'),
      divorce,
      changed.children.length > 0 ? changed : { ...changed, value: 'Y' },
    )
  }
  const rest = divorce ? swapChild(record, divorce, null) : record
  if (ended === null) return separation ? swapChild(rest, separation, null) : rest
  const event = writeEvent(separation ?? typedEvent('Separation'), { ...readEvent(separation), date: endedOn })
  return put(rest, separation, event)
}

function typedEvent(type: string): GedcomNode {
  return gedcomNode('EVEN', { children: [gedcomNode('TYPE', { value: type })] })
}

function put(record: GedcomNode, old: GedcomNode | null, fresh: GedcomNode): GedcomNode {
  return old ? swapChild(record, old, fresh) : addChild(record, fresh, afterEvents)
}
