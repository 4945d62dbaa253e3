import { asSearched } from '@/lib/domain/family-tree/search-text'
import type { FamilyFile, FilePerson, FileUnion } from '@/lib/domain/tree-files/records/family-file'
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
 *    agrees as well;
 * 2. the same given names, a surname in common (of birth or the last) and the same year of birth;
 * 3. the same given names and a surname in common, where one of the two has no year of birth, and a parent, partner or
 *    child who is matched.
 * Where two of either side fit, nobody is matched: an editor sees both.
 */
export function matchPeople(file: FamilyFile, known: Known): Match[] {
  const pairs = new Pairs()
  matchByIdentifier(file, known, pairs)
  const candidates = candidatesOf(file, known)
  for (const { person, here } of candidates) {
    const same = here.filter(({ bornYear }) => bornYear !== null && bornYear === person.fields.born?.year)
    const [only] = same
    if (only && same.length === 1 && isOnly(candidates, person, only)) pairs.add(person.xref, only.id, 'name_and_year')
  }
  matchByFamily(candidates, { file, known, pairs })
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
    const isSame = kept && keysOf(kept).some((key) => keysOf(fields).includes(key))
    if (own) pairs.add(xref, own.id, 'identifier')
    else if (kept && isSame) pairs.add(xref, kept.id, 'identifier')
  }
}

type Candidate = { person: FilePerson; here: KnownPerson[] }

/** Everybody of the file with those here of the same name. */
function candidatesOf({ people }: FamilyFile, known: Known): Candidate[] {
  const byKey = new Map<string, Set<KnownPerson>>()
  for (const person of known.people) {
    for (const key of keysOf(person)) byKey.set(key, (byKey.get(key) ?? new Set()).add(person))
  }
  return people.flatMap((person) => {
    const here = new Set(keysOf(person.fields).flatMap((key) => [...(byKey.get(key) ?? [])]))
    return here.size > 0 ? [{ person, here: [...here] }] : []
  })
}

/** Names as they are compared; somebody without given names or surname is never matched by name. */
function keysOf({ givenNames, surname, birthSurname }: Omit<KnownPerson, 'id' | 'bornYear' | 'xref'>): string[] {
  if (!givenNames) return []
  const surnames = new Set([surname, birthSurname].filter((name) => name !== null))
  return [...surnames].map((name) => asSearched(`${givenNames} ${name}`))
}

/** Whether nobody else of the file could be this person by the same year. */
function isOnly(candidates: readonly Candidate[], person: FilePerson, here: KnownPerson): boolean {
  const others = claimsOf(candidates).get(here.id) ?? []
  return others.filter((other) => other.fields.born?.year === here.bornYear).every((other) => other === person)
}

const claims = new WeakMap<readonly Candidate[], Map<string, FilePerson[]>>()

/** By the id of somebody here: those of the file with the name. Made once for a list. */
function claimsOf(candidates: readonly Candidate[]): Map<string, FilePerson[]> {
  const made = claims.get(candidates)
  if (made) return made
  const byId = new Map<string, FilePerson[]>()
  for (const { person, here } of candidates) {
    for (const { id } of here) byId.set(id, [...(byId.get(id) ?? []), person])
  }
  claims.set(candidates, byId)
  return byId
}

/** A few rounds: whoever is matched can be the relative that matches the next. */
function matchByFamily(
  candidates: readonly Candidate[],
  { file, known, pairs }: { file: FamilyFile; known: Known; pairs: Pairs },
): void {
  const fileFamily = relativesOf(
    file.unions.map(({ partnerXrefs, children }: FileUnion) => [...partnerXrefs, ...children.map(({ xref }) => xref)]),
  )
  const knownFamily = relativesOf(known.unions.map(({ partnerIds, childIds }) => [...partnerIds, ...childIds]))
  for (let round = 0, isNew = true; isNew && round < 10; round++) {
    isNew = false
    for (const { person, here } of candidates) {
      if (pairs.idOf(person.xref)) continue
      const matched = new Set((fileFamily.get(person.xref) ?? []).flatMap((xref) => pairs.idOf(xref) ?? []))
      const fits = here.filter(
        ({ id, bornYear }) =>
          pairs.isFree(id) &&
          (bornYear === null || !person.fields.born || bornYear === person.fields.born.year) &&
          (knownFamily.get(id) ?? []).some((relative) => matched.has(relative)),
      )
      const [only] = fits
      if (only && fits.length === 1) isNew = pairs.add(person.xref, only.id, 'name_and_family') || isNew
    }
  }
}

/** Everybody who is in a couple with somebody, as a partner or a child. */
function relativesOf(families: readonly string[][]): Map<string, string[]> {
  const relatives = new Map<string, string[]>()
  for (const family of families) {
    for (const id of family) {
      const list = relatives.get(id) ?? []
      list.push(...family.filter((other) => other !== id))
      relatives.set(id, list)
    }
  }
  return relatives
}
