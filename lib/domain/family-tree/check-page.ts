import 'server-only'
import { checkSentences } from '@/lib/domain/family-tree/check-copy'
import type { CheckedPerson, CheckedTree, Finding } from '@/lib/domain/family-tree/check-rows'
import { spanOf } from '@/lib/domain/family-tree/date-span'
import type { TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import { lifeColumns, lifeDates } from '@/lib/domain/memorials/memorial-row'
import type { Database } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'

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
