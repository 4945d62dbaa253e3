import { keptTag, type Shape } from '@/lib/integrations/gedcom/converting/conversion'
import { formatOf, languageName, languageTag, mediaTypeOf } from '@/lib/integrations/gedcom/converting/vocabularies'
import { type GedcomNode, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { dateTo7, dateTo551, type PhrasedDate } from '@/lib/integrations/gedcom/tables/payloads'
import { structureTables } from '@/lib/integrations/gedcom/tables/structure-tables'

type Payload = {
  shape: Shape
  /** The kind of structure in 7.0, and of the one above it. */
  kind7: string
  above7: string
  /** What the tables of both versions say of its payload. */
  payloads: string[]
}

/** `isRestored`: the value is as it was before another conversion, be it right or not. */
type Converted = { value: string | null; children: GedcomNode[]; added: GedcomNode[]; isRestored: boolean }

/**
 * A structure's value in the other version, the children still to convert, and those that were added: the phrase, and
 * the value as it was (`_G5_WAS`, `_G7_WAS`) where the way back would give another.
 */
export function convertPayload({ shape, kind7, above7, payloads }: Payload, to: GedcomVersion): Converted {
  const adapter = adapterFor(kind7, above7, payloads)
  if (!adapter || shape.pointer !== null) {
    return { value: shape.value, children: shape.children, added: [], isRestored: false }
  }
  return to === '7.0' ? valueFor7(shape, adapter) : valueFor551(shape, adapter)
}

function valueFor7(shape: Shape, adapter: Adapter): Converted {
  const was = shape.children.find(({ tag }) => tag === keptTag('7.0', 'WAS'))
  const children = shape.children.filter((child) => child !== was)
  const phrase = children.find(({ tag }) => tag === keptTag('7.0', 'PHRASE'))?.value ?? null
  if (was && written551(adapter, { value: was.value, phrase: null }) === shape.value) {
    return { value: was.value, children, added: [], isRestored: true }
  }
  const made = shape.value === null ? { value: null, phrase: null } : adapter.to7(shape.value)
  const added = made.phrase !== null && phrase === null ? [gedcomNode('PHRASE', { value: made.phrase })] : []
  if (written551(adapter, made) !== shape.value) added.push(gedcomNode(keptTag('5.5.1', 'WAS'), { value: shape.value }))
  return { value: made.value, children, added, isRestored: false }
}

function valueFor551(shape: Shape, adapter: Adapter): Converted {
  const was = shape.children.find(({ tag }) => tag === keptTag('5.5.1', 'WAS'))
  const phrase = shape.children.find(({ tag }) => tag === 'PHRASE')
  const others = shape.children.filter((child) => child !== was && child !== phrase)
  const now: Phrased = { value: shape.value, phrase: phrase?.value ?? null }
  const isOurs = !phrase || phrase.children.length === 0
  if (was && isOurs && isSame(was.value === null ? noValue : adapter.to7(was.value), now)) {
    return { value: was.value, children: others, added: [], isRestored: true }
  }
  const whole = isOurs ? adapter.to551(now) : null
  if (whole?.value && (whole.keepsPhrase || !phrase) && isSame(adapter.to7(whole.value), now)) {
    return { value: whole.value, children: others, added: [], isRestored: false }
  }
  // 5.5.1 has no phrase: it stays beside the value, under its extension.
  const value = written551(adapter, { value: now.value, phrase: null })
  const back = value === null ? noValue : adapter.to7(value)
  const added = isSame(back, { ...now, phrase: null }) ? [] : [gedcomNode(keptTag('7.0', 'WAS'), { value: now.value })]
  return { value, children: phrase ? [...others, phrase] : others, added, isRestored: false }
}

const noValue: Phrased = { value: null, phrase: null }
const isSame = (one: Phrased, other: Phrased) => one.value === other.value && one.phrase === other.phrase

function written551(adapter: Adapter, value: Phrased): string | null {
  return value.value === null && value.phrase === null ? null : adapter.to551(value).value
}

/** 7.0's roles in the words that programs write in 5.5.1's RELA. */
const roleWords: Record<string, string> = {
  CHIL: 'Child',
  CLERGY: 'Clergy',
  FATH: 'Father',
  FRIEND: 'Friend',
  GODP: 'Godparent',
  HUSB: 'Husband',
  MOTH: 'Mother',
  MULTIPLE: 'Multiple birth',
  NGHBR: 'Neighbor',
  OFFICIATOR: 'Officiator',
  PARENT: 'Parent',
  SPOU: 'Spouse',
  WIFE: 'Wife',
  WITN: 'Witness',
}

/** A value of 7.0 with its phrase. */
type Phrased = PhrasedDate
/** How one kind of value is written in the other version. Null is a value that cannot be. */
type Adapter = {
  to7: (value: string) => Phrased
  to551: (value: Phrased) => { value: string | null; keepsPhrase: boolean }
}

/** Null for a value that is written alike in both. `payloads` is what the tables of both versions say of it. */
function adapterFor(kind7: string, above7: string, payloads: string[]): Adapter | null {
  if (kind7 === 'ROLE' && above7 === 'ASSO') return relation
  if (adapters[kind7]) return adapters[kind7]
  if (payloads.includes('none')) return none
  return payloads.includes('yes') ? yes : null
}

/** Words of a set: small letters in 5.5.1, capitals in 7.0, where any other word is OTHER with a phrase. */
function words(set: string): Adapter {
  const values = structureTables['7.0'].sets.get(set)
  return {
    to7: (value) => {
      const capitals = value.trim().toUpperCase()
      if (values?.has(capitals) && capitals !== 'OTHER') return { value: capitals, phrase: null }
      return values?.has('OTHER') ? { value: 'OTHER', phrase: value } : { value: null, phrase: null }
    },
    to551: ({ value, phrase }) =>
      value === 'OTHER' && phrase !== null
        ? { value: phrase, keepsPhrase: true }
        : { value: value?.toLowerCase() ?? null, keepsPhrase: false },
  }
}

/** A value without a phrase, by one function each way. */
function plain(to7: (value: string) => string | null, to551: (value: string) => string | null): Adapter {
  return {
    to7: (value) => ({ value: to7(value), phrase: null }),
    to551: ({ value }) => ({ value: value === null ? null : to551(value), keepsPhrase: false }),
  }
}

const date: Adapter = { to7: dateTo7, to551: dateTo551 }
const listed = plain(
  (value) =>
    value
      .split(',')
      .map((part) => part.trim().toUpperCase())
      .join(', '),
  (value) => value,
)
const language = plain(languageTag, languageName)
const none = plain(
  () => null,
  () => null,
)
const yes = plain(
  (value) => (value.trim() === 'Y' ? 'Y' : null),
  (value) => value,
)
const exactDate = plain(
  (value) => dateTo7(value).value ?? value,
  (value) => value,
)

/** '30y 2m' and '< 8y' in 7.0, '30y 2m' and '<8y' in 5.5.1; anything else is a phrase. */
const age: Adapter = {
  to7: (value) => {
    const named = { CHILD: '< 8y', INFANT: '< 1y', STILLBORN: '0y' }[value.trim().toUpperCase()]
    if (named) return { value: named, phrase: null }
    const tight = value
      .trim()
      .toLowerCase()
      .replace(/^([<>])[ \t]*/, '$1 ')
    return /^([<>] )?(?=\d)(\d+y)?( ?\d+m)?( ?\d+w)?( ?\d+d)?$/.test(tight)
      ? { value: tight.replace(/([ymw])(?=\d)/g, '$1 '), phrase: null }
      : { value: null, phrase: value }
  },
  to551: ({ value, phrase }) =>
    value === null
      ? { value: phrase, keepsPhrase: true }
      : { value: value.replace(/^([<>]) /, '$1'), keepsPhrase: false },
}

/** The part someone has in an event: a word of the set, or in 5.5.1 any word in parentheses. */
const role: Adapter = {
  to7: (value) => {
    const capitals = value.trim().toUpperCase()
    if (structureTables['7.0'].sets.get('ROLE')?.has(capitals) && capitals !== 'OTHER')
      return { value: capitals, phrase: null }
    return { value: 'OTHER', phrase: value.startsWith('(') && value.endsWith(')') ? value.slice(1, -1) : value }
  },
  to551: ({ value, phrase }) =>
    value === 'OTHER' && phrase !== null ? { value: `(${phrase})`, keepsPhrase: true } : { value, keepsPhrase: false },
}

/** What a person is to another: words in 5.5.1. */
const relation: Adapter = {
  to7: (value) => {
    const known = Object.keys(roleWords).find((tag) => roleWords[tag] === value)
    return known ? { value: known, phrase: null } : { value: 'OTHER', phrase: value }
  },
  to551: ({ value, phrase }) =>
    value === 'OTHER' && phrase !== null
      ? { value: phrase, keepsPhrase: true }
      : { value: roleWords[value ?? ''] ?? value, keepsPhrase: false },
}

const citedEvent: Adapter = {
  to7: (value) => {
    const capitals = value.trim().toUpperCase()
    const isKnown = structureTables['7.0'].sets.get('EVENATTR')?.has(capitals)
    return isKnown ? { value: capitals, phrase: null } : { value: 'EVEN', phrase: value }
  },
  to551: ({ value, phrase }) =>
    value === 'EVEN' && phrase !== null ? { value: phrase, keepsPhrase: true } : { value, keepsPhrase: false },
}

/** Half a character of UTF-16 has no address. */
function inAddress(letter: string): string {
  return /\p{Cs}/u.test(letter) ? '%EF%BF%BD' : encodeURIComponent(letter)
}

/** Paths become addresses in 7.0: `C:\pictures\a b.jpg` is file:///C:/pictures/a%20b.jpg. */
const file = plain(
  (value) => {
    const slashes = value
      .trim()
      .replaceAll('\\', '/')
      .replace(/^([A-Za-z]:\/)/, 'file:///$1')
    return slashes.replace(/[^!#$%&'()*+,./0-9:;=?@A-Z[\]_a-z~-]/gu, (letter) => inAddress(letter))
  },
  (value) => {
    try {
      return decodeURIComponent(value.replace(/^file:\/\/\/(?=[A-Za-z]:)/, ''))
    } catch {
      return value
    }
  },
)

const name = plain(
  (value) => {
    const [given, surname, after, ...more] = value.replace(/[\n\t]+/g, ' ').split('/')
    if (surname === undefined) return given ?? null
    return [given, surname, [after ?? '', ...more].join(' ')].join('/')
  },
  (value) => value,
)

const adapters: Record<string, Adapter> = {
  DATE: date,
  'DATA-EVEN-DATE': date,
  'DATE-exact': exactDate,
  'HEAD-DATE': exactDate,
  AGE: age,
  'INDI-NAME': name,
  'NAME-TRAN': name,
  'NAME-TYPE': words('NAME-TYPE'),
  PEDI: words('PEDI'),
  'FAMC-STAT': words('FAMC-STAT'),
  MEDI: words('MEDI'),
  ROLE: role,
  'SOUR-EVEN': citedEvent,
  'DATA-EVEN': listed,
  SEX: plain(
    (value) => ({ M: 'M', F: 'F', X: 'X' })[value.trim().toUpperCase()] ?? 'U',
    (value) => (value === 'M' || value === 'F' ? value : 'U'),
  ),
  RESN: plain(
    (value) => value.trim().toUpperCase(),
    (value) => value.toLowerCase().split(',')[0]?.trim() ?? null,
  ),
  'ord-STAT': plain(
    (value) => value.trim().toUpperCase().replace(/[/-]/g, '_'),
    (value) => ({ DNS_CAN: 'DNS/CAN', PRE_1970: 'PRE-1970' })[value] ?? value,
  ),
  LANG: language,
  'HEAD-LANG': language,
  'SUBM-LANG': language,
  FORM: plain(mediaTypeOf, formatOf),
  FILE: file,
  TIME: plain(
    (value) => value.trim(),
    (value) => value.replace(/Z$/, ''),
  ),
  'GEDC-VERS': plain(
    () => '7.0',
    () => '5.5.1',
  ),
}
