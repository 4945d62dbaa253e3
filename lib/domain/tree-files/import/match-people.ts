import { asSearched } from '@/lib/domain/family-tree/search-text'
import type { FamilyFile, FilePerson } from '@/lib/domain/tree-files/records/family-file'
import type { MatchReason } from '@/lib/domain/tree-files/schema'

/** A person who is here already. */
export type KnownPerson = {
  id: string
  givenNames: string
  surname: string | null
  birthSurname: string | null
  bornYear: number | null
  /** Of the kept record. */
  xref: string | null
}
export type KnownUnion = { partnerIds: string[]; childIds: string[] }
export type Match = { xref: string; personId: string; by: MatchReason }

type Known = { treeId: string; people: readonly KnownPerson[]; unions: readonly KnownUnion[] }

/**
 * Who of a file is here already, each at most once, by the first rule that fits:
 * 1. the identifier this tree gave the person: our UID, or the record's own in a file exported from this tree, where a name
 *    agrees as well, or neither has one;
 * 2. the same given names, a surname in common (of birth or the last) and the same year of birth;
 * 3. the same given names and a surname in common, where one of the two has no year of birth, and a parent, partner or
 *    child who is matched.
 * Where two of either side fit, nobody is matched: an editor sees both.
 */
export function matchPeople(file: FamilyFile, known: Known): Match[] {
  const pairs = new Pairs()
  matchByIdentifier(file, known, pairs)
  const names = new Names(file, known)
  for (const person of file.people) {
    const only = names.sameYear(person)
    if (only) pairs.add(person.xref, only.id, 'name_and_year')
  }
  matchByFamily({ file, known, pairs })
  return pairs.list()
}

class Pairs {
  private readonly byXref = new Map<string, Match>()
  private readonly ids = new Set<string>()

  add(xref: string, personId: string, by: MatchReason): boolean {
    if (this.byXref.has(xref) || this.ids.has(personId)) return false
    this.byXref.set(xref, { xref, personId, by })
    this.ids.add(personId)
    return true
  }

  idOf(xref: string): string | undefined {
    return this.byXref.get(xref)?.personId
  }

  isFree(personId: string): boolean {
    return !this.ids.has(personId)
  }

  list(): Match[] {
    return [...this.byXref.values()]
  }
}

function matchByIdentifier({ people, treeId }: FamilyFile, known: Known, pairs: Pairs): void {
  const byId = new Map(known.people.map((person) => [person.id, person]))
  const byXref = new Map(known.people.flatMap((person) => (person.xref ? [[person.xref, person] as const] : [])))
  for (const { xref, uids, fields } of people) {
    const own = uids.map((uid) => byId.get(uid.toLowerCase())).find((person) => person !== undefined)
    const kept = treeId === known.treeId ? byXref.get(xref) : undefined
    const isSame = kept && (isNamedAlike(kept, fields) || keysOf(kept).some((key) => keysOf(fields).includes(key)))
    if (own) pairs.add(xref, own.id, 'identifier')
    else if (kept && isSame) pairs.add(xref, kept.id, 'identifier')
  }
}

/** Whether the names are the same, also where one of them, or all, is not known. */
function isNamedAlike(one: Parameters<typeof keysOf>[0], other: Parameters<typeof keysOf>[0]): boolean {
  const whole = ({ givenNames, surname, birthSurname }: typeof one) => [givenNames, surname, birthSurname].join('|')
  return asSearched(whole(one)) === asSearched(whole(other))
}

/** Names as they are compared; somebody without given names or surname is never matched by name. */
function keysOf({ givenNames, surname, birthSurname }: Omit<KnownPerson, 'id' | 'bornYear' | 'xref'>): string[] {
  if (!givenNames) return []
  const surnames = new Set([surname, birthSurname].filter((name) => name !== null))
  return [...surnames].map((name) => asSearched(`${givenNames} ${name}`))
}

/** The people of both sides by name and year of birth. No pairs are listed: of one name there may be thousands. */
class Names {
  private readonly here = new Map<string, Set<KnownPerson>>()
  private readonly inFile = new Map<string, Set<FilePerson>>()

  constructor({ people }: FamilyFile, known: Known) {
    for (const person of known.people) addBy(this.here, keysInYear(person, person.bornYear), person)
    for (const person of people) addBy(this.inFile, keysInYear(person.fields, yearOf(person)), person)
  }

  /** The one here with a name and the year in common, where nobody else of the file has them. */
  sameYear(person: FilePerson): KnownPerson | null {
    const found = onlyOne(keysInYear(person.fields, yearOf(person)), this.here)
    return found && onlyOne(keysInYear(found, found.bornYear), this.inFile) === person ? found : null
  }
}

function yearOf({ fields }: FilePerson): number | null {
  return fields.born?.year ?? null
}

function keysInYear(names: Parameters<typeof keysOf>[0], year: number | null): string[] {
  return year === null ? [] : keysOf(names).map((key) => `${key} ${year}`)
}

function addBy<T>(map: Map<string, Set<T>>, keys: readonly string[], item: T): void {
  for (const key of keys) {
    const set = map.get(key)
    if (set) set.add(item)
    else map.set(key, new Set([item]))
  }
}

/** Whoever alone stands under these keys; null for nobody and for two. Ends at the second. */
function onlyOne<T>(keys: readonly string[], map: ReadonlyMap<string, ReadonlySet<T>>): T | null {
  let only: T | null = null
  for (const key of keys) {
    for (const item of map.get(key) ?? []) {
      if (item === only) continue
      if (only !== null) return null
      only = item
    }
  }
  return only
}

/**
 * Relatives looked at in all: some forty for each of 50,000 people. Where the same people are couples again and again,
 * there would be thousands, and an editor matches the rest.
 */
const comparedMost = 2_000_000

/** A few rounds: whoever is matched can be the relative that matches the next. */
function matchByFamily({ file, known, pairs }: { file: FamilyFile; known: Known; pairs: Pairs }): void {
  const people = new Map(file.people.map((person) => [person.xref, person]))
  const knownPeople = new Map(known.people.map((person) => [person.id, person]))
  const knownFamilies = known.unions.map(({ partnerIds, childIds }) => [...partnerIds, ...childIds])
  const familiesOf = new Map<string, Set<string[]>>()
  for (const family of knownFamilies) for (const id of family) addBy(familiesOf, [id], family)
  let compared = 0
  for (let round = 0, isNew = true; isNew && round < 10; round++) {
    isNew = false
    const near = new Map<FilePerson, Map<string, Set<KnownPerson>>[]>()
    for (const { partnerXrefs, children } of file.unions) {
      const xrefs = [...partnerXrefs, ...children.map(({ xref }) => xref)]
      if (compared > comparedMost || xrefs.every((xref) => pairs.idOf(xref))) continue
      const beside = new Set(xrefs.flatMap((xref) => [...(familiesOf.get(pairs.idOf(xref) ?? '') ?? [])]))
      const byName = new Map<string, Set<KnownPerson>>()
      for (const family of beside) {
        compared += family.length
        for (const id of family) {
          const person = knownPeople.get(id)
          if (person && pairs.isFree(id)) addBy(byName, keysOf(person), person)
        }
      }
      for (const xref of xrefs) {
        const person = people.get(xref)
        if (person && byName.size > 0 && !pairs.idOf(xref)) near.set(person, [...(near.get(person) ?? []), byName])
      }
    }
    for (const [person, families] of near) {
      const found = new Set<KnownPerson>()
      for (const byName of families) {
        for (const one of twoAtMost(person, byName, pairs)) found.add(one)
      }
      const [only, ...others] = found
      if (only && others.length === 0) isNew = pairs.add(person.xref, only.id, 'name_and_family') || isNew
    }
  }
}

/** Those of a family who may be this person; the second is enough to know that there is no telling. */
function twoAtMost(person: FilePerson, byName: ReadonlyMap<string, ReadonlySet<KnownPerson>>, pairs: Pairs) {
  const year = yearOf(person)
  const found = new Set<KnownPerson>()
  for (const key of keysOf(person.fields)) {
    for (const here of byName.get(key) ?? []) {
      const isSameYear = here.bornYear === null || year === null || here.bornYear === year
      if (isSameYear && pairs.isFree(here.id)) found.add(here)
      if (found.size > 1) return found
    }
  }
  return found
}
