import 'server-only'
import { type DateSpan, spanOf } from '@/lib/domain/family-tree/date-span'
import type { CheckKind, CheckView } from '@/lib/domain/family-tree/edit-views'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import { unsureDeathText } from '@/lib/domain/family-tree/said'
import type { Sex } from '@/lib/domain/family-tree/schema'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import { type TreeDate, treeDateFrom, treeDateSelect } from '@/lib/domain/family-tree/tree-date'
import type { Database } from '@/lib/server/db'

export type CheckedPerson = {
  id: string
  name: string
  /** As search compares them: with the surname, and with the one at birth where it differs. */
  names: string[]
  sex: Sex
  born: TreeDate | null
  died: TreeDate | null
  bornSpan: DateSpan
  diedSpan: DateSpan
  /** What a file says of a death without saying that it happened; null for the dead. */
  unsureDeath: string | null
}

export type CheckedFamily = {
  partners: CheckedPerson[]
  married: TreeDate | null
  children: { person: CheckedPerson; isByBirth: boolean; twinGroup: number | null }[]
}

export type CheckedTree = { people: ReadonlyMap<string, CheckedPerson>; families: CheckedFamily[] }

/** Something found. `about` is what it was found from: with another value it is another finding. */
export type Finding = {
  kind: CheckKind
  severity: CheckView['severity']
  people: CheckedPerson[]
  sentence: string
  about: unknown[]
}

/** A whole tree without those who were taken out; three queries by index. */
export async function readCheckedTree(database: Database, treeId: string): Promise<CheckedTree> {
  const rows = await database.treePerson.findMany({
    where: { treeId, isWithdrawn: false },
    // A finding names the first of several.
    orderBy: { id: 'asc' },
    select: {
      id: true,
      givenNames: true,
      surname: true,
      birthSurname: true,
      sex: true,
      isDead: true,
      said: true,
      ...treeDateSelect('born'),
      ...treeDateSelect('died'),
    },
  })
  const unions = await database.treeUnion.findMany({
    where: { treeId },
    orderBy: { id: 'asc' },
    select: { id: true, partnerAId: true, partnerBId: true, ...treeDateSelect('married') },
  })
  const children = await database.treeChild.findMany({
    where: { treeId },
    orderBy: [{ unionId: 'asc' }, { childId: 'asc' }],
    select: { unionId: true, childId: true, kind: true, twinGroup: true },
  })
  const people = new Map(
    rows.map((row): [string, CheckedPerson] => {
      const [born, died] = [treeDateFrom('born', row), treeDateFrom('died', row)]
      const surnames = [row.surname, row.birthSurname].filter((name) => name !== null)
      const names = row.givenNames === '' ? [] : surnames.map((name) => asSearched(`${row.givenNames} ${name}`))
      const spans = { bornSpan: spanOf(born), diedSpan: spanOf(died) }
      const unsureDeath = row.isDead || died ? null : unsureDeathText(row.said)
      return [row.id, { id: row.id, name: nameOf(row), names, sex: row.sex, born, died, ...spans, unsureDeath }]
    }),
  )
  const families = new Map<string, CheckedFamily>()
  for (const row of unions) {
    const partners = [row.partnerAId, row.partnerBId].flatMap((id) => people.get(id ?? '') ?? [])
    families.set(row.id, { partners, married: treeDateFrom('married', row), children: [] })
  }
  for (const { unionId, childId, kind, twinGroup } of children) {
    const person = people.get(childId)
    if (person) families.get(unionId)?.children.push({ person, isByBirth: kind === 'birth', twinGroup })
  }
  return { people, families: [...families.values()] }
}
