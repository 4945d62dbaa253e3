import { findChild, type GedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { belowOf } from '@/lib/integrations/gedcom/tables/structure-tables'
import { ADDED_MARK } from './added-child'
import type { Conversion, Kinds, Shape } from './conversion'
import { keptTag } from './kept-tag'
import { soundOfLanguage } from './languages'
import { identifierType } from './shape-for-7'

const INLINE_MARK = keptTag('5.5.1', 'INLINE')

/** A structure of 7.0 in the shape it has in 5.5.1. 'kept' when it has none, 'dropped' when 5.5.1 does without. */
export function shapeFor551(
  node: GedcomNode,
  kind: string | null,
  above: Kinds,
  conversion: Conversion,
): Shape | 'kept' | 'dropped' {
  const { tag, value, pointer, children } = node
  const same: Shape = { tag, value, pointer, ready: [], children }
  if (findChild(node, ADDED_MARK)) return 'dropped'
  switch (kind ?? (tag === '_UID' ? tag : '')) {
    case 'record-SNOTE':
    case 'SNOTE':
      return { ...same, tag: 'NOTE' }
    case 'record-OBJE':
      return isInline(node, conversion) ? 'dropped' : same
    case 'EXID':
      return asNumber(same, above)
    case 'NAME-TRAN':
    case 'PLAC-TRAN':
      return asSound(same)
    case 'SOUR':
      return pointer === 'VOID' ? asWords(same, conversion) : same
    case 'REPO':
      return pointer === 'VOID' ? { ...same, pointer: null } : same
    case 'ROLE':
      return above.to === 'ASSO' ? { ...same, tag: 'RELA' } : same
    case 'MEDI':
      return above.to === 'FORM' ? { ...same, tag: 'TYPE' } : same
    case 'OBJE':
      return withInlineMedia(same, conversion)
    case 'UID':
      return value && children.length === 0 ? { ...same, tag: '_UID' } : 'kept'
    case '_UID':
      return belowOf('7.0', above.from, 'UID') && value && children.length === 0 ? 'kept' : same
    default:
      return same
  }
}

function isInline(record: GedcomNode, conversion: Conversion): boolean {
  return findChild(record, INLINE_MARK) !== null && conversion.isUsedOnce(record.xref ?? '')
}

function asNumber(node: Shape, above: Kinds): Shape | 'kept' {
  const [type, ...others] = node.children
  const tag = type?.value?.startsWith(identifierType) ? type.value.slice(identifierType.length) : ''
  const isOurs = ['RIN', 'RFN', 'AFN'].includes(tag) && others.length === 0 && type?.children.length === 0
  return isOurs && belowOf('5.5.1', above.to, tag) ? { ...node, tag, children: [] } : 'kept'
}

function asSound(node: Shape): Shape | 'kept' {
  const language = node.children.find(({ tag }) => tag === 'LANG')
  const sound = soundOfLanguage(language?.value ?? '')
  if (!language || !sound) return 'kept'
  const type: GedcomNode = { ...language, tag: 'TYPE', value: sound.type }
  const children = node.children.filter((child) => child !== language)
  return { ...node, tag: sound.tag, ready: [type], children }
}

/** A citation of no record: its source in words. */
function asWords(node: Shape, conversion: Conversion): Shape | 'kept' {
  const page = node.children.find(({ tag }) => tag === 'PAGE')
  const cited = node.children.find(
    ({ tag, children }) => tag === 'DATA' && children.every((child) => child.tag === 'TEXT'),
  )
  if (page && page.children.length > 0) return 'kept'
  const ready = conversion.convertChildren(cited?.children ?? [], { from: 'SOUR-DATA', to: 'SOUR-text' })
  const children = node.children.filter((child) => child !== page && child !== cited)
  return { ...node, value: page?.value ?? null, pointer: null, ready, children }
}

function withInlineMedia(node: Shape, conversion: Conversion): Shape {
  const record = conversion.record(node.pointer ?? '')
  if (!record || !isInline(record, conversion)) return node
  const files = record.children.filter(({ tag }) => tag === 'FILE')
  const ready = conversion.convertChildren(files, { from: 'record-OBJE', to: 'OBJE-inline' })
  return { ...node, pointer: null, ready }
}
