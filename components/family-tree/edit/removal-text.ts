import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type { Sex } from '@/lib/domain/family-tree/schema'
import { genitive } from '@/lib/domain/tree-drawing/copy'
import { countInWords } from '@/lib/shared/number-words'

const lists = new Intl.ListFormat('da', { type: 'conjunction' })

/** 'Ane, Bo og Ida'. */
export function listInWords(names: readonly string[]): string {
  return lists.format(names)
}

export function namesInWords(people: readonly { name: string }[]): string {
  return listInWords(people.map(({ name }) => name))
}

const whom: Record<Sex, string> = { female: 'hende', male: 'ham', other: 'personen', unknown: 'personen' }

type Removed = Pick<PersonDetailView, 'person' | 'couples' | 'parents' | 'linkStatus'>

/** What happens to the others when a person is taken out of the tree. */
export function removalText({ person, couples, parents, linkStatus }: Removed): string {
  // Somebody may be in two couples: married twice, or a child of one and adopted by the other.
  const children = new Set(couples.flatMap((couple) => couple.children.map(({ id }) => id))).size
  const partners = new Map(couples.flatMap(({ partner }) => (partner ? [[partner.id, partner.name]] : [])))
  const hasParents = parents.some(({ people }) => people.length > 0)
  const count = countInWords(children, { one: 'barn', many: 'børn', gender: 'et' })
  const own = genitive(person.name)
  const sentences = [
    children === 1 && `${own} barn bliver i træet, men uden ${whom[person.sex]}.`,
    children > 1 && `${own} ${count} bliver i træet, men uden ${whom[person.sex]}.`,
    partners.size > 0 && `${listInWords([...partners.values()])} bliver også.`,
    hasParents && 'Forældrene og deres andre børn bliver, hvor de er.',
    linkStatus === 'accepted' &&
      'Linket til mindesiden forsvinder. Skal det tilbage, skal den anden familie spørges igen.',
    linkStatus === 'asked' && 'Spørgsmålet til den anden familie om mindesiden bliver trukket tilbage.',
    'Du kan fortryde det bagefter.',
  ]
  return sentences.filter(Boolean).join(' ')
}
