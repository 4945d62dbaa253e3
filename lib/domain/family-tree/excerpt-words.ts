import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import type { ExcerptGroup, ExcerptView } from '@/lib/domain/family-tree/schema'
import { countInWords } from '@/lib/shared/number-words'

const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })

const titles: Record<ExcerptGroup['relation'], { one: string; many: string }> = {
  parent: { one: 'Forælder', many: 'Forældre' },
  partner: { one: 'Delte livet med', many: 'Delte livet med' },
  child: { one: 'Barn', many: 'Børn' },
  sibling: { one: 'Søskende', many: 'Søskende' },
}

/** 'Forældre', 'Delte livet med', 'Barn' or 'Børn', 'Søskende'. */
export function excerptTitle({ relation, people, maskedCount, restCount }: ExcerptGroup): string {
  return titles[relation][people.length + maskedCount + restCount === 1 ? 'one' : 'many']
}

/** Those of a group without a name on the page: 'to nulevende', '12 flere', or both. */
export function excerptRest({ people, maskedCount, restCount }: ExcerptGroup): string[] {
  const living =
    maskedCount > 0 ? [countInWords(maskedCount, { one: 'nulevende', many: 'nulevende', gender: 'en' })] : []
  const [one, many] = people.length + maskedCount > 0 ? ['mere', 'flere'] : ['person', 'personer']
  const rest = restCount > 0 ? [countInWords(restCount, { one, many, gender: 'en' })] : []
  return [...living, ...rest]
}

/** A group in words: 'Peter Holm (1912 – 1988), Anna Holm og to nulevende'. */
export function excerptLine(group: ExcerptGroup): string {
  const named = group.people.map(({ name, lifespan }) => (lifespan ? `${name} (${lifespanWithin(lifespan)})` : name))
  return list.format([...named, ...excerptRest(group)])
}

/** The group as it is printed: a sheet is passed on, so the living whom a member sees are only counted on it. */
export function onPaper(group: ExcerptGroup): ExcerptGroup {
  const people = group.people.filter(({ isLiving }) => !isLiving)
  return { ...group, people, maskedCount: group.maskedCount + group.people.length - people.length }
}

/** Whether the page has anything to say of the family. */
export function hasFamily(excerpt: ExcerptView | null | undefined): excerpt is ExcerptView {
  return (excerpt?.groups.length ?? 0) > 0
}
