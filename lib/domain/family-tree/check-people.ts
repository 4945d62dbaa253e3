import 'server-only'
import { checkSentences } from '@/lib/domain/family-tree/check-copy'
import type { CheckedPerson, CheckedTree, Finding } from '@/lib/domain/family-tree/check-rows'
import { yearsAtLeast } from '@/lib/domain/family-tree/date-span'

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
      const key = `${name} ${person.born.year}`
      const same = byName.get(key)
      if (same) same.push(person)
      else byName.set(key, [person])
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
