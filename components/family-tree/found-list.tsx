import type { TreePersonView } from '@/lib/domain/family-tree/schema'
import { searchTexts } from '@/lib/domain/tree-drawing/copy'
import { treeHref } from '@/lib/domain/tree-drawing/tree-address'
import { FoundPerson } from './person-finder'

type FoundListProps = { slug: string; words: string; people: TreePersonView[] }

/** Those who were found, for browsers without script. */
export function FoundList({ slug, words, people }: FoundListProps) {
  return (
    <section aria-label="Fundet i træet" className="mb-8 max-w-measure">
      <h2 className="text-xl wrap-anywhere">
        {people.length === 0 ? searchTexts.nobody(words) : searchTexts.found(words)}
      </h2>
      {people.length === 0 && <p className="mt-2 text-muted-foreground">{searchTexts.tryPart}</p>}
      <ul className="mt-3">
        {people.map((person) => (
          <li key={person.id}>
            <a
              href={treeHref(slug, { centre: person.id, person: person.id })}
              className="flex min-h-touch flex-col justify-center py-1 underline decoration-1 underline-offset-4"
            >
              <FoundPerson person={person} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
