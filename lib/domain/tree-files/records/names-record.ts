import {
  CALL_NAME_MAX_LENGTH,
  GIVEN_NAMES_MAX_LENGTH,
  type PersonFields,
  SURNAME_MAX_LENGTH,
} from '@/lib/domain/family-tree/schema'
import {
  addChild,
  childrenOf,
  setValue,
  swapChild,
  textBelow,
  tidyLine,
  tidyWords,
  withChildren,
} from '@/lib/domain/tree-files/records/edit-node'
import { findChild, type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { readMarkup, writtenAsMarkup } from '@/lib/integrations/rich-text/read-markup'

type Names = Pick<PersonFields, 'givenNames' | 'surname' | 'birthSurname' | 'callName'>

/** Types of names, as programs write them; the standard's are BIRTH, MAIDEN and MARRIED. */
const ofMarriage = /^(married|marr|gift)/i
const ofBirth = /^(birth|maiden|født|fødenavn|fødsel|pigenavn)/i
/** Where programs put a call name, the surest first. */
const callNameTags = ['_RUFNAME', 'NICK']
/** A slash marks the surname; in a name it is written as the division slash, and read back. */
const [slash, writtenSlash] = ['/', '\u2215']

/**
 * A person's names. The name with a type of birth, or without a type, is the name of birth; a married name, by its type
 * or as `_MARNM`, is the one the person went by last.
 */
export function readNames(record: GedcomNode): Names {
  const { birth, married, base } = placesOf(record)
  const main = partsOf(base)
  const before = birth ? partsOf(birth).surname : null
  const last = married ? partsOf(married).surname : marriedText(marriedTag(base))
  const isTwo = before !== null && last !== null && !isSameName(before, last)
  return {
    givenNames: main.given ?? partsOf(married).given ?? '',
    surname: last ?? before ?? main.surname,
    birthSurname: isTwo ? before : null,
    callName: tidyLine(callNameNode(record)?.value, CALL_NAME_MAX_LENGTH),
  }
}

/** The record with these names; unchanged where it says the same. */
export function writeNames(record: GedcomNode, names: Names): GedcomNode {
  const wanted = asRead(names)
  const now = readNames(record)
  const isSame =
    now.givenNames === wanted.givenNames && now.surname === wanted.surname && now.birthSurname === wanted.birthSurname
  const named = isSame ? record : writeSurnames(record, wanted)
  return now.callName === wanted.callName ? named : writeCallName(named, wanted.callName)
}

/** Names as a file says them: a surname of birth alone is simply the surname. */
function asRead({ givenNames, surname, birthSurname, callName }: Names): Names {
  const isTwo = surname !== null && birthSurname !== null && !isSameName(surname, birthSurname)
  return { givenNames, callName, surname: surname ?? birthSurname, birthSurname: isTwo ? birthSurname : null }
}

function writeSurnames(record: GedcomNode, { givenNames, surname, birthSurname }: Names): GedcomNode {
  const { birth, married, base } = placesOf(record)
  const first = birthSurname ?? surname
  if (!base) {
    const name = nameNode(givenNames, first)
    const added = { ...record, children: [name, ...record.children] }
    return birthSurname === null ? added : addChild(added, nameNode(givenNames, surname, 'married'))
  }
  // Only a married name is known: the name of birth joins it.
  if (!birth && married) {
    const renamed = swapChild(record, married, renamedNode(married, givenNames, surname))
    return birthSurname === null ? renamed : addChild(renamed, nameNode(givenNames, birthSurname, 'birth'))
  }
  const marriedBelow = marriedTag(base)
  let own = renamedNode(base, givenNames, first)
  if (marriedBelow && !married)
    own = swapChild(own, findChild(own, '_MARNM'), { ...marriedBelow, value: surname && writtenAsMarkup(surname) })
  const renamed = swapChild(record, base, own)
  // Where both are the same, the second says so too: nothing that stands below it is lost.
  if (married) return swapChild(renamed, married, renamedNode(married, givenNames, surname))
  if (marriedBelow || birthSurname === null) return renamed
  return addChild(renamed, nameNode(givenNames, surname, 'married'))
}

type Places = { birth: GedcomNode | null; married: GedcomNode | null; base: GedcomNode | null }

/** Which of the record's names is which; `base` is the one with the given names. */
function placesOf(record: GedcomNode): Places {
  const all = childrenOf(record, 'NAME')
  const typeOf = (name: GedcomNode) => textBelow(name, 'TYPE') ?? ''
  const untyped = all.find((name) => typeOf(name) === '') ?? null
  const typedBirth = all.find((name) => ofBirth.test(typeOf(name))) ?? null
  const married = all.findLast((name) => ofMarriage.test(typeOf(name))) ?? (typedBirth && untyped)
  const birth = typedBirth ?? untyped
  return { birth, married, base: birth ?? married ?? all[0] ?? null }
}

type NameParts = { given: string | null; surname: string | null }

function partsOf(name: GedcomNode | null): NameParts {
  if (!name) return { given: null, surname: null }
  const { before, surname, after } = splitName(name)
  const said = (text: string) => text.replaceAll(writtenSlash, slash)
  return {
    given: tidyWords(
      said(before || (surname && wordsBelow(name, 'NSFX') !== after ? after : '')),
      GIVEN_NAMES_MAX_LENGTH,
    ),
    surname: tidyWords(said(surname), SURNAME_MAX_LENGTH),
  }
}

/** 'Dr. Karen /Hansen/ d.æ.' without its title. The parts below the name help where the name has no slashes. */
function splitName(name: GedcomNode): { before: string; surname: string; after: string; prefix: string } {
  // An end tag has a slash, too.
  const value = readMarkup(name.value ?? '')
  const open = value.indexOf(slash)
  const close = value.lastIndexOf(slash)
  const prefix = wordsBelow(name, 'NPFX').trim()
  const hasSurname = open >= 0 && close > open
  const whole = (open >= 0 ? value.slice(0, open) : value).trim()
  const before = prefix && whole.startsWith(`${prefix} `) ? whole.slice(prefix.length).trim() : whole
  const given = wordsBelow(name, 'GIVN')
  const surname = hasSurname ? value.slice(open + 1, close).trim() : open >= 0 ? value.slice(open + 1).trim() : ''
  return {
    before: before || given,
    surname: surname || (open >= 0 && value.includes(slash) ? '' : wordsBelow(name, 'SURN')),
    after: hasSurname ? value.slice(close + 1).trim() : '',
    prefix: before === whole ? '' : prefix,
  }
}

function wordsBelow(name: GedcomNode, tag: string): string {
  return readMarkup(textBelow(name, tag) ?? '')
}

function renamedNode(name: GedcomNode, given: string, surname: string | null): GedcomNode {
  const { prefix, after, before } = splitName(name)
  const suffix = before === '' && after !== '' ? '' : after
  let renamed: GedcomNode = { ...name, value: nameText(given, surname, { prefix, suffix }) }
  if (findChild(name, 'GIVN')) renamed = setValue(renamed, 'GIVN', writtenAsMarkup(given) || null)
  if (findChild(name, 'SURN') || !surname) renamed = setValue(renamed, 'SURN', surname && writtenAsMarkup(surname))
  const particle = textBelow(name, 'SPFX')
  return particle && !surname?.startsWith(particle) ? setValue(renamed, 'SPFX', null) : renamed
}

function nameNode(given: string, surname: string | null, type?: 'birth' | 'married'): GedcomNode {
  // Both versions read it: 5.5.1 has small letters by custom, 7.0 capitals by its list.
  const children = type ? [gedcomNode('TYPE', { value: type })] : []
  return gedcomNode('NAME', { value: nameText(given, surname), children })
}

function nameText(given: string, surname: string | null, around = { prefix: '', suffix: '' }): string {
  const written = (text: string) => writtenAsMarkup(text).replaceAll(slash, writtenSlash)
  const last = surname ? `/${written(surname)}/` : ''
  return [around.prefix, written(given), last, around.suffix].filter(Boolean).join(' ')
}

function marriedTag(name: GedcomNode | null): GedcomNode | null {
  return name && findChild(name, '_MARNM')
}

/** Some programs write the surname alone, others the whole name. */
function marriedText(tag: GedcomNode | null): string | null {
  const value = readMarkup(tag?.value ?? '')
  const [, between] = /\/([^/]*)\//.exec(value) ?? []
  return tidyWords(between ?? value, SURNAME_MAX_LENGTH)
}

function callNameNode(record: GedcomNode): GedcomNode | null {
  const names = childrenOf(record, 'NAME')
  const found = callNameTags.flatMap((tag) => names.flatMap((name) => childrenOf(name, tag)))
  return found.find(({ value }) => value) ?? null
}

function writeCallName(record: GedcomNode, callName: string | null): GedcomNode {
  const old = callNameNode(record)
  const name = childrenOf(record, 'NAME').find((each) => (old ? each.children.includes(old) : true))
  if (!name) {
    const children = [gedcomNode('NICK', { value: callName && writtenAsMarkup(callName) })]
    return callName ? { ...record, children: [gedcomNode('NAME', { children }), ...record.children] } : record
  }
  if (callName !== null) {
    const value = writtenAsMarkup(callName)
    const changed = old ? { ...old, value } : gedcomNode('NICK', { value })
    return swapChild(record, name, swapChild(name, old, changed))
  }
  // Another one further down would be read instead.
  const withoutCallName = (name: GedcomNode) => ({
    ...name,
    children: name.children.filter(({ tag }) => !callNameTags.includes(tag)),
  })
  return withChildren(
    record,
    record.children.map((child) => (child.tag === 'NAME' ? withoutCallName(child) : child)),
  )
}

function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase('da-DK') === other.toLocaleLowerCase('da-DK')
}
