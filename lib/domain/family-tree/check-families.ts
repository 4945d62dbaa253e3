import 'server-only'
import { checkSentences } from '@/lib/domain/family-tree/check-copy'
import type { CheckedFamily, CheckedPerson, CheckedTree, Finding } from '@/lib/domain/family-tree/check-rows'
import { spanOf, yearsAtLeast, yearsAtMost } from '@/lib/domain/family-tree/date-span'

/** As in birth-bounds.ts: younger than this nobody is a parent. */
const youngestParent = 12
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
