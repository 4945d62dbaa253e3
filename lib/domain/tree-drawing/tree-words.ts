import { maskedName, nameWithin } from '@/lib/domain/family-tree/copy'
import { childWord, closenessOf, parentWord, siblingWord } from '@/lib/domain/family-tree/relation-copy'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import type { TreeBox } from '@/lib/domain/tree-drawing/geometry'
import type { ToldPerson } from '@/lib/domain/tree-drawing/schema'
import { countInWords } from '@/lib/shared/number-words'

/** A person of the tree in words; `text` begins with the name and has no full stop. */
export type PersonInWords = { id: string; text: string }

/** One row of the drawing, the oldest first, each from left to right. */
export type GenerationInWords = { row: number; people: PersonInWords[] }

type Told = { people: readonly ToldPerson[]; unions: readonly UnionView[]; boxes: readonly TreeBox[] }

/**
 * The drawing for those who do not see it: 'Karen Hansen, født Holm (1942 – 2024), datter af Per Holm og Ida Holm, gift med
 * Bo Hansen, mor til Åse Hansen og en nulevende'.
 */
export function treeInWords({ people, unions, boxes }: Told): GenerationInWords[] {
  const known = new Map(people.map((person) => [person.id, person]))
  const around = unionsAround(unions)
  const rows = new Map<number, PersonInWords[]>()
  for (const { id, row } of [...boxes].sort((a, b) => a.row - b.row || a.x - b.x)) {
    const person = known.get(id)
    if (!person) continue
    const words = rows.get(row) ?? []
    words.push({ id, text: personInWords(person, around.get(id) ?? { asChild: [], asPartner: [] }, known) })
    rows.set(row, words)
  }
  return [...rows].map(([row, words]) => ({ row, people: words }))
}

type Around = { asChild: UnionView[]; asPartner: UnionView[] }
type Known = ReadonlyMap<string, ToldPerson>

function unionsAround(unions: readonly UnionView[]): Map<string, Around> {
  const around = new Map<string, Around>()
  const of = (id: string) => {
    const known = around.get(id) ?? { asChild: [], asPartner: [] }
    around.set(id, known)
    return known
  }
  for (const union of unions) {
    for (const id of union.partnerIds) of(id).asPartner.push(union)
    for (const { id } of union.children) of(id).asChild.push(union)
  }
  return around
}

function personInWords(person: ToldPerson, { asChild, asPartner }: Around, known: Known): string {
  const births = asChild.flatMap((union) => birthClauses(person, union, known))
  const partners = asPartner.flatMap((union) => partnerClause(person, union, known))
  return [intro(person), ...births, ...partners, ...childClauses(person, asPartner, known)].join(', ')
}

function intro({ name, isMasked, birthNameText, lifespan }: ToldPerson): string {
  if (isMasked) return name
  const names = [name, birthNameText].filter(Boolean).join(', ')
  return lifespan === '' ? names : `${names} (${lifespan})`
}

/** 'datter af Peter og Anna', 'tvilling til Bo'; with unknown parents 'søster til Bo og Per'. */
function birthClauses({ id, sex }: ToldPerson, union: UnionView, known: Known): string[] {
  const own = union.children.find((child) => child.id === id)
  if (!own) return []
  const others = union.children.filter((child) => child.id !== id)
  const twins = others.filter(({ twinGroup }) => twinGroup !== null && twinGroup === own.twinGroup)
  const parents = named(union.partnerIds, known)
  const siblings = siblingClause(sex, named(idsOf(others.slice(0, namedMost)), known), others.length)
  return [
    parents !== '' && `${childWord(sex, own.kind)} af ${parents}`,
    parents === '' && siblings,
    twins.length > 0 && twins.length <= namedMost && `${twinWord(twins)} ${named(idsOf(twins), known)}`,
  ].filter((clause) => clause !== false)
}

/** Siblings who are named with each of them: of a hundred, ten thousand names would be written. */
const namedMost = 20

function siblingClause(sex: ToldPerson['sex'], names: string, count: number): string | false {
  if (names === '') return false
  return count > namedMost ? `en af ${count + 1} søskende` : `${siblingWord(sex, 'full')} til ${names}`
}

function twinWord({ length }: readonly UnionView['children'][number][]): string {
  if (length === 1) return 'tvilling til'
  return length === 2 ? 'trilling til' : 'født sammen med'
}

function partnerClause(person: ToldPerson, { kind, ended, partnerIds, children }: UnionView, known: Known): string[] {
  const others = partnerIds.filter((id) => id !== person.id)
  const name = named(others, known)
  if (name === '') return []
  if (kind === 'married') return [`${ended ? 'tidligere ' : ''}gift med ${name}`]
  if (kind === 'partners') return [`${ended ? 'tidligere ' : ''}partner til ${name}`]
  // Of a couple with somebody who is not shown, no more is told.
  if (children.length === 0) return [`sammen med ${name}`]
  return [`fik ${children.length === 1 ? 'barn' : 'børn'} med ${name}`]
}

/** 'mor til Per og Ida', 'plejemor til Bo': a child of two families by the nearer. */
function childClauses({ sex }: ToldPerson, unions: readonly UnionView[], known: Known): string[] {
  const words = new Map<string, string[]>()
  const told = new Set<string>()
  const children = unions.flatMap((union) => union.children)
  for (const { id, kind } of children.toSorted((a, b) => closenessOf(a.kind) - closenessOf(b.kind))) {
    if (told.has(id)) continue
    told.add(id)
    const word = parentWord(sex, kind)
    words.set(word, [...(words.get(word) ?? []), id])
  }
  return [...words].flatMap(([word, ids]) => {
    const names = named(ids, known)
    return names === '' ? [] : [`${word} til ${names}`]
  })
}

const idsOf = (children: readonly UnionView['children'][number][]) => children.map(({ id }) => id)

const list = new Intl.ListFormat('da', { type: 'conjunction' })

/** 'Per, Ida og to nulevende'; '' for nobody. */
function named(ids: readonly string[], known: Known): string {
  const people = ids.flatMap((id) => known.get(id) ?? [])
  const living = people.filter(({ isMasked, name }) => isMasked && name === maskedName).length
  const hidden = people.filter(({ isMasked }) => isMasked).length - living
  const counted = [
    living > 0 && countInWords(living, { one: 'nulevende', many: 'nulevende', gender: 'en' }),
    hidden > 0 &&
      countInWords(hidden, { one: 'person, der ikke er vist', many: 'personer, der ikke er vist', gender: 'en' }),
  ].filter((words) => words !== false)
  return list.format([...people.filter(({ isMasked }) => !isMasked).map(nameWithin), ...counted])
}
