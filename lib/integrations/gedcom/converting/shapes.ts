import {
  ADDED_MARK,
  type Conversion,
  type Kinds,
  keptTag,
  type Shape,
} from '@/lib/integrations/gedcom/converting/conversion'
import { languageOfSound, soundOfLanguage } from '@/lib/integrations/gedcom/converting/vocabularies'
import { findChild, type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { belowOf } from '@/lib/integrations/gedcom/tables/structure-tables'

/** EXID's types for the identifiers that 7.0 no longer has tags for. */
const identifierType = 'https://gedcom.io/terms/v7/'

/** A structure of 5.5.1 in the shape it has in 7.0. 'kept' when it has none, 'dropped' when 7.0 does without. */
export function shapeFor7(
  node: GedcomNode,
  kind: string | null,
  above: Kinds,
  conversion: Conversion,
): Shape | 'kept' | 'dropped' {
  const { tag, value, pointer, children } = node
  const same: Shape = { tag, value, pointer, ready: [], children }
  switch (kind ?? (tag === '_UID' ? tag : '')) {
    case 'record-NOTE':
      return { ...same, tag: 'SNOTE' }
    case 'NOTE':
      return pointer === null ? same : { ...same, tag: 'SNOTE' }
    case 'record-OBJE':
      return findChild(node, 'FILE') ? same : 'kept'
    case 'RIN':
    case 'RFN':
    case 'AFN':
      return children.length > 0 ? 'kept' : asIdentifier(same)
    case 'NAME-FONE':
    case 'NAME-ROMN':
    case 'PLAC-FONE':
    case 'PLAC-ROMN':
      return asTranslation(same)
    case 'SOUR-text':
      return asVoidCitation(same, conversion)
    case 'REPO':
      return pointer === null ? { ...same, pointer: 'VOID' } : same
    case 'RELA':
      return { ...same, tag: 'ROLE' }
    case 'MEDI':
      return { ...same, tag: 'MEDI' }
    case 'OBJE-inline':
      return asMediaLink(same, conversion)
    case 'CHAR':
      return value === 'UTF-8' && children.length === 0 ? 'dropped' : 'kept'
    case 'GEDC-FORM':
      return value === 'LINEAGE-LINKED' && children.length === 0 ? 'dropped' : 'kept'
    case '_UID':
      // What most programs write for 7.0's UID.
      return belowOf('7.0', above.to, 'UID') && value && children.length === 0 ? { ...same, tag: 'UID' } : same
    default:
      return same
  }
}

function asIdentifier(node: Shape): Shape {
  return { ...node, tag: 'EXID', ready: [gedcomNode('TYPE', { value: identifierType + node.tag })] }
}

/** How a name or place sounds, or is written in Latin letters, is a translation in 7.0. */
function asTranslation(node: Shape): Shape | 'kept' {
  const type = node.children.find(({ tag }) => tag === 'TYPE')
  const language = languageOfSound(node.tag, type?.value ?? '')
  if (!type || type.children.length > 0 || !language) return 'kept'
  const children = node.children.filter((child) => child !== type)
  return { ...node, tag: 'TRAN', ready: [gedcomNode('LANG', { value: language })], children }
}

/** A source in words, without a record: 7.0 describes it by PAGE below a pointer to nothing. */
function asVoidCitation(node: Shape, conversion: Conversion): Shape {
  const texts = node.children.filter(({ tag }) => tag === 'TEXT')
  const ready = node.value === null ? [] : [gedcomNode('PAGE', { value: node.value })]
  if (texts.length > 0) {
    const kinds = { from: 'SOUR-text', to: 'SOUR-DATA' }
    ready.push(gedcomNode('DATA', { children: conversion.convertChildren(texts, kinds) }))
  }
  const children = node.children.filter(({ tag }) => tag !== 'TEXT')
  return { ...node, value: null, pointer: 'VOID', ready, children }
}

/** Media inside another structure get a record of their own. */
function asMediaLink(node: Shape, conversion: Conversion): Shape | 'kept' {
  const form = node.children.find(({ tag }) => tag === 'FORM')
  const files = node.children
    .filter(({ tag, value }) => tag === 'FILE' && value)
    // GEDCOM 5.5 names the format beside the file.
    .map((file) =>
      form?.value && !findChild(file, 'FORM') ? { ...file, children: [...file.children, hint(form)] } : file,
    )
  if (files.length === 0 || node.value !== null) return 'kept'
  const made = conversion.convertChildren(files, { from: 'OBJE-inline', to: 'record-OBJE' })
  if (made.some(({ tag }) => tag !== 'FILE')) return 'kept'
  const children = node.children.filter(({ tag }) => tag !== 'FILE')
  return { ...node, value: null, pointer: conversion.addMedia(made), children }
}

function hint(form: GedcomNode): GedcomNode {
  return gedcomNode('FORM', { value: form.value, children: [gedcomNode('_G5_ADDED')] })
}

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
