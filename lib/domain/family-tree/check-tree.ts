import 'server-only'
import { youngestParent } from '@/lib/domain/family-tree/birth-bounds'
import type { CheckedFamily, CheckedPerson, CheckedTree, Finding } from '@/lib/domain/family-tree/check-rows'
import { spanOf, yearsAtLeast, yearsAtMost } from '@/lib/domain/family-tree/date-span'
import type { TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { addTo } from '@/lib/domain/family-tree/partners'
import type { Sex } from '@/lib/domain/family-tree/schema'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import { formatTreeDateAfterVerb, type TreeDate } from '@/lib/domain/family-tree/tree-date'
import { lifeColumns, lifeDates } from '@/lib/domain/memorials/memorial-row'
import type { Database } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'
import { countInWords } from '@/lib/shared/number-words'

// Births after 50 are rare, and hardly any is known after 55.
const oldMother = 55
const oldFather = 85
/** Longer than any pregnancy, so that a father may have died before. */
const pregnancyDays = 305
// From 1736 nobody married in Denmark who had not been confirmed, at fourteen or fifteen.
const youngestSpouse = 15
/** Children of one mother have at least eight months between them, and twins a few days. */
const siblingDays = 240
const twinDays = 7
/** Ten or twelve are nothing unusual in a church book. */
const manyChildren = { mother: 15, father: 20 }

/** What is odd between parents, children and partners. Only what is so for certain by the dates is said. */
export function checkFamilies({ families }: CheckedTree): Finding[] {
  return [
    ...families.flatMap((family) => [...checkParents(family), ...checkWedding(family), ...checkSiblings(family)]),
    ...countChildren(families),
  ]
}

function checkParents({ partners, children }: CheckedFamily): Finding[] {
  const byBirth = children.filter(({ isByBirth }) => isByBirth)
  return byBirth.flatMap(({ person }) =>
    partners.flatMap((parent) => [...checkAge(person, parent), ...checkDeath(person, parent)]),
  )
}

function checkAge(child: CheckedPerson, parent: CheckedPerson): Finding[] {
  const found = { people: [child, parent], about: [child.born, parent.born, parent.sex] }
  const [least, most] = [yearsAtLeast(parent.bornSpan, child.bornSpan), yearsAtMost(parent.bornSpan, child.bornSpan)]
  if (most < youngestParent) {
    const { bornBeforeParent, youngParent } = checkSentences
    const sentence = most < 0 ? bornBeforeParent(child, parent) : youngParent(child, parent, most)
    return [{ ...found, kind: 'young-parent', severity: 'impossible', sentence }]
  }
  if (least <= (parent.sex === 'female' ? oldMother : oldFather)) return []
  const sentence = checkSentences.oldParent(child, parent, least)
  return [{ ...found, kind: 'old-parent', severity: 'unlikely', sentence }]
}

function checkDeath(child: CheckedPerson, parent: CheckedPerson): Finding[] {
  const isMother = parent.sex === 'female'
  if (child.bornSpan.from <= parent.diedSpan.to + (isMother ? 0 : pregnancyDays)) return []
  const { bornAfterMother, bornAfterFather } = checkSentences
  const sentence = (isMother ? bornAfterMother : bornAfterFather)(child, parent)
  const about = [child.born, parent.died, parent.sex]
  return [{ kind: 'born-after-parent', severity: 'impossible', people: [child, parent], sentence, about }]
}

function checkWedding({ partners, married }: CheckedFamily): Finding[] {
  if (!married) return []
  const wedding = spanOf(married)
  return partners.flatMap((person): Finding[] => {
    const people = [person, ...partners.filter((partner) => partner !== person)]
    if (wedding.from > person.diedSpan.to) {
      const sentence = checkSentences.lateMarriage(person, married)
      return [{ kind: 'late-marriage', severity: 'impossible', people, sentence, about: [married, person.died] }]
    }
    const years = yearsAtMost(person.bornSpan, wedding)
    if (years >= youngestSpouse) return []
    const { bornAfterMarriage, youngMarriage } = checkSentences
    const sentence = years < 0 ? bornAfterMarriage(person) : youngMarriage(person, years)
    const severity = years < 0 ? 'impossible' : 'unlikely'
    return [{ kind: 'young-marriage', severity, people, sentence, about: [married, person.born] }]
  })
}

/** Of a father alone, of nobody, or of two mothers, children may have different mothers. */
function hasOneMother(partners: readonly CheckedPerson[]): boolean {
  const mothers = partners.filter(({ sex }) => sex === 'female').length
  const fathers = partners.filter(({ sex }) => sex === 'male').length
  return mothers === 1 || (partners.length === 2 && mothers === 0 && fathers === 1)
}

function checkSiblings({ partners, children }: CheckedFamily): Finding[] {
  const inOrder = children
    .filter(({ isByBirth, person }) => isByBirth && person.born)
    .sort((a, b) => a.person.bornSpan.from - b.person.bornSpan.from)
  return inOrder.flatMap((second, index): Finding[] => {
    const first = inOrder[index - 1]
    if (!first || (first.twinGroup !== null && first.twinGroup === second.twinGroup)) return []
    const least = second.person.bornSpan.from - first.person.bornSpan.to
    const most = second.person.bornSpan.to - first.person.bornSpan.from
    const people = [first.person, second.person]
    const found = { kind: 'close-siblings' as const, people, about: people.map(({ born }) => born) }
    if (most <= twinDays) {
      return [{ ...found, severity: 'unlikely', sentence: checkSentences.twins(first.person, second.person) }]
    }
    if (least <= twinDays || most >= siblingDays) return []
    const severity = hasOneMother(partners) ? 'impossible' : 'unlikely'
    return [{ ...found, severity, sentence: checkSentences.closeSiblings(first.person, second.person) }]
  })
}

function countChildren(families: readonly CheckedFamily[]): Finding[] {
  const counts = new Map<CheckedPerson, Set<string>>()
  for (const { partners, children } of families) {
    for (const parent of partners) {
      const known = counts.get(parent) ?? new Set<string>()
      for (const { person, isByBirth } of children) if (isByBirth) known.add(person.id)
      counts.set(parent, known)
    }
  }
  return [...counts].flatMap(([parent, { size }]): Finding[] => {
    if (size < (parent.sex === 'female' ? manyChildren.mother : manyChildren.father)) return []
    const sentence = checkSentences.manyChildren(parent, size)
    return [{ kind: 'many-children', severity: 'unlikely', people: [parent], sentence, about: [size] }]
  })
}

/** Few live longer than 110 years, and nobody is known to have lived beyond 122. */
const oldAge = 110
const oldestKnown = 122

/** What is odd about people by themselves: their dates, and doubles. */
export function checkPeople(tree: Pick<CheckedTree, 'people'>): Finding[] {
  const people = [...tree.people.values()]
  return [...people.flatMap(checkLife), ...findDoubles(people)]
}

function checkLife(person: CheckedPerson): Finding[] {
  const about = [person.born, person.died]
  if (person.unsureDeath !== null) {
    const sentence = checkSentences.deathUnsure(person, person.unsureDeath)
    return [{ kind: 'death-unsure', severity: 'unlikely', people: [person], sentence, about: [person.unsureDeath] }]
  }
  if (person.bornSpan.from > person.diedSpan.to) {
    const sentence = checkSentences.bornAfterDeath(person)
    return [{ kind: 'born-after-death', severity: 'impossible', people: [person], sentence, about }]
  }
  const years = yearsAtLeast(person.bornSpan, person.diedSpan)
  if (years <= oldAge) return []
  const severity = years > oldestKnown ? 'impossible' : 'unlikely'
  return [{ kind: 'very-old', severity, people: [person], sentence: checkSentences.veryOld(person, years), about }]
}

/** The same names and the same year of birth: often one person who was entered twice. */
function findDoubles(people: readonly CheckedPerson[]): Finding[] {
  const byName = new Map<string, CheckedPerson[]>()
  for (const person of people) {
    if (!person.born || person.born.qualifier || person.born.until) continue
    for (const name of new Set(person.names)) {
      addTo(byName, `${name} ${person.born.year}`, person)
    }
  }
  const found = new Map<string, Finding>()
  for (const same of byName.values()) {
    const [first] = same
    if (!first?.born || same.length < 2) continue
    const about = same.map(({ id }) => id).sort()
    const sentence = checkSentences.doubles(first.name, first.born.year, same.length)
    found.set(about.join(), { kind: 'doubles', severity: 'unlikely', people: same, sentence, about })
  }
  return [...found.values()]
}

/** Where a page and its person in the tree contradict each other. What one of them does not say is no contradiction. */
export async function checkPage(
  database: Database,
  { id, personId }: Pick<TreeSubject, 'id' | 'personId'>,
  { people }: CheckedTree,
): Promise<Finding[]> {
  const person = people.get(personId)
  const page = await database.memorial.findUnique({ where: { id }, select: pageColumns })
  if (!person || !page) return []
  const differs = (sentence: string, about: unknown[]): Finding => ({
    kind: 'page-differs',
    severity: 'unlikely',
    people: [person],
    sentence,
    about: [id, ...about],
  })
  const { born, died } = lifeDates(page)
  const dates = [
    { verb: 'født', ofPage: born, ofTree: person.born },
    { verb: 'død', ofPage: died, ofTree: person.died },
  ] as const
  const name = fullName(page)
  return [
    ...(isSameName(person, name) ? [] : [differs(checkSentences.pageName(name, person.name), [name, person.name])]),
    ...dates.flatMap(({ verb, ofPage, ofTree }) => {
      if (!ofPage || !ofTree || canBeSame(ofPage, ofTree)) return []
      return [differs(checkSentences.pageDates(verb, ofPage, ofTree), [verb, ofPage, ofTree])]
    }),
  ]
}

const pageColumns = { ...lifeColumns, firstName: true, middleName: true, lastName: true } as const

function canBeSame(a: TreeDate, b: TreeDate): boolean {
  const [first, second] = [spanOf(a), spanOf(b)]
  return first.from <= second.to && second.from <= first.to
}

/** A middle name, or the surname at birth, may be missing in one of them. */
function isSameName({ names, name }: CheckedPerson, ofPage: string): boolean {
  const known = new Set([...names, asSearched(name)].flatMap((each) => each.split(' ')))
  const said = asSearched(ofPage).split(' ')
  return (
    said.every((word) => known.has(word)) ||
    asSearched(name)
      .split(' ')
      .every((word) => said.includes(word))
  )
}

type Named = { name: string; sex: Sex; born: TreeDate | null; died: TreeDate | null }

const when = (date: TreeDate | null) => (date ? ` ${formatTreeDateAfterVerb(date)}` : '')
const theParent = ({ sex }: Named) =>
  ({ female: 'moren', male: 'faren', other: 'forælderen', unknown: 'forælderen' })[sex]
const aParent = ({ sex }: Named) => ({ female: 'mor', male: 'far', other: 'forælder', unknown: 'forælder' })[sex]

/** The warnings as an editor reads them. */
const checkSentences = {
  bornAfterDeath: ({ name, born, died }: Named) => `${name} er født${when(born)}, men død${when(died)}.`,
  deathUnsure: ({ name }: Named, said: string) =>
    `${name} vises som nulevende for andre end jer. I filen ${said}, men ikke klart, at ${name} er død. Er ${name} død, så sæt kryds ved »Død«.`,
  veryOld: ({ name }: Named, years: number) => `${name} blev mindst ${years} år.`,
  bornBeforeParent: (child: Named, parent: Named) => `${child.name} er født før ${theParent(parent)}, ${parent.name}.`,
  youngParent: (child: Named, parent: Named, years: number) =>
    `${parent.name} var højst ${years} år, da ${child.name} blev født.`,
  oldParent: (child: Named, parent: Named, years: number) =>
    `${parent.name} var mindst ${years} år, da ${child.name} blev født.`,
  bornAfterMother: (child: Named, mother: Named) =>
    `${child.name} er født${when(child.born)}, efter at moren, ${mother.name}, døde${when(mother.died)}.`,
  bornAfterFather: (child: Named, father: Named) =>
    `${child.name} er født${when(child.born)}, mere end ti måneder efter at ${theParent(father)}, ${father.name}, døde${when(father.died)}.`,
  youngMarriage: ({ name }: Named, years: number) => `${name} var højst ${years} år ved sit bryllup.`,
  bornAfterMarriage: ({ name }: Named) => `${name} er født efter sit bryllup.`,
  lateMarriage: ({ name, died }: Named, married: TreeDate | null) =>
    `${name} blev gift${when(married)}, men døde${when(died)}.`,
  closeSiblings: (first: Named, second: Named) =>
    `${first.name} og ${second.name} er født med få måneder imellem:${when(first.born)} og${when(second.born)}.`,
  twins: (first: Named, second: Named) =>
    `${first.name} og ${second.name} er født${when(first.born)} og${when(second.born)}. Er de tvillinger?`,
  manyChildren: (parent: Named, count: number) => `${parent.name} er ${aParent(parent)} til ${count} børn.`,
  doubles: (name: string, year: number, count: number) => {
    const people = countInWords(count, { one: 'person', many: 'personer', gender: 'en' })
    return `${people.charAt(0).toLocaleUpperCase('da-DK')}${people.slice(1)} hedder ${name} og er født ${year}. Er det den samme?`
  },
  pageDates: (verb: 'født' | 'død', page: TreeDate, tree: TreeDate) =>
    `Siden siger ${verb}${when(page)}, træet siger ${verb}${when(tree)}.`,
  pageName: (page: string, tree: string) => `Siden siger ${page}, træet siger ${tree}.`,
}
