import type { GedcomNode, GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import { isGedcom7Date, isGedcom7ExactDate, isGedcom7Period } from './date-payload'
import { structureTables } from './structure-tables'

/**
 * Whether a structure's value or pointer is of the kind the standard asks for. `recordTag` gives the tag of the record a
 * pointer leads to, undefined when there is none.
 */
export function payloadFits(
  version: GedcomVersion,
  payload: string,
  node: Pick<GedcomNode, 'value' | 'pointer'>,
  recordTag: (xref: string) => string | undefined,
): boolean {
  return payload.split('|').some((kind) => kindFits(version, kind, node, recordTag))
}

function kindFits(
  version: GedcomVersion,
  kind: string,
  { value, pointer }: Pick<GedcomNode, 'value' | 'pointer'>,
  recordTag: (xref: string) => string | undefined,
): boolean {
  if (kind.startsWith('@')) {
    if (pointer === null || value !== null) return false
    return (version === '7.0' && pointer === 'VOID') || recordTag(pointer) === kind.slice(1)
  }
  if (pointer !== null) return false
  if (kind.startsWith('enum')) return isOfSet(version, kind, value)
  // Programs write any words for a date, and none.
  if (version === '5.5.1' && kind.startsWith('date')) return true
  const check = checks[kind]
  return check ? check(value ?? '') : true
}

/** A tag of one's own is allowed in every set. */
function isOfSet(version: GedcomVersion, kind: string, value: string | null): boolean {
  const [form, name = ''] = kind.split(':')
  const set = structureTables[version].sets.get(name)
  const values = form === 'enums' ? (value ?? '').split(',').map((part) => part.trim()) : [value ?? '']
  return values.every((part) => set?.has(part) || OWN_TAG.test(part))
}

const OWN_TAG = /^_[A-Z0-9_]+$/
const DURATION = /^(?=\d)(\d+y)?( ?\d+m)?( ?\d+w)?( ?\d+d)?$/
const LANGUAGE_TAG = /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/
const oneLine = (value: string) => !value.includes('\n')

const checks: Record<string, (value: string) => boolean> = {
  none: (value) => value === '',
  yes: (value) => value === '' || value === 'Y',
  integer: (value) => /^\d+$/.test(value),
  age: (value) => value === '' || isAge(value),
  date: isGedcom7Date,
  'date-exact': isGedcom7ExactDate,
  'date-period': isGedcom7Period,
  time: (value) => /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z?$/.test(value),
  language: (value) => LANGUAGE_TAG.test(value),
  'media-type': (value) => /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+ *(;.*)?$/.test(value),
  uri: (value) => value !== '' && !/[\s<>"{}|\\^`]/.test(value),
  file: (value) => value !== '' && !/[\s<>"{}|\\^`]/.test(value) && !/^[A-Za-z]:/.test(value),
  latitude: (value) => /^[NS]\d{1,2}(\.\d+)?$/.test(value) && Number(value.slice(1)) <= 90,
  longitude: (value) => /^[EW]\d{1,3}(\.\d+)?$/.test(value) && Number(value.slice(1)) <= 180,
  name: (value) => oneLine(value) && !value.includes('\t') && [1, 3].includes(value.split('/').length),
  'tag-definition': (value) => /^_[A-Z0-9_]+ \S+$/.test(value),
}

/** 7.0's age: '30y 2m', '< 8y'. One space between the parts. */
function isAge(value: string): boolean {
  const duration = /^[<>] /.test(value) ? value.slice(2) : value
  return DURATION.test(duration) && !/[a-z]\d/.test(duration)
}
