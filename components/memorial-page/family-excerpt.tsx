import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import { excerptRest, excerptTitle } from '@/lib/domain/family-tree/excerpt-words'
import type { ExcerptView } from '@/lib/domain/family-tree/views'
import type { MemorialPageProps } from './memorial-page-props'
import { Section } from './section'

/** The closest relatives; the whole tree is behind a link. `treePath` is null where no tree can be opened. */
export function FamilyExcerpt({ excerpt, treePath }: { excerpt: ExcerptView; treePath: string | null }) {
  return (
    <Section id="slaegten" title="Slægten">
      <dl className="mt-6 space-y-4">
        {excerpt.groups.map((group) => (
          <div key={group.relation}>
            <dt className="text-muted-foreground">{excerptTitle(group)}</dt>
            {group.people.map(({ id, name, lifespan, memorialPath }) => (
              <dd key={id}>
                {memorialPath ? (
                  <a href={memorialPath} className="underline underline-offset-4">
                    {name}
                  </a>
                ) : (
                  name
                )}
                {lifespan && <span className="text-muted-foreground"> {lifespanWithin(lifespan)}</span>}
              </dd>
            ))}
            {excerptRest(group).map((rest) => (
              <dd key={rest} className="text-muted-foreground first-letter:uppercase">
                {rest}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {treePath && (
        <p className="mt-6 print:hidden">
          <a href={treePath} className="underline underline-offset-4">
            Se hele slægtstræet
          </a>
        </p>
      )}
    </Section>
  )
}

/** The address of the page's tree; null on an example. */
export function treePathOf({ page, isExample = false }: Pick<MemorialPageProps, 'page' | 'isExample'>): string | null {
  return isExample ? null : `/family-tree/${page.slug}`
}
