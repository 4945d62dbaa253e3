import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import { excerptRest, excerptTitle, onPaper } from '@/lib/domain/family-tree/excerpt-words'
import type { ExcerptGroup, ExcerptView } from '@/lib/domain/family-tree/schema'
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
            {group.people.map(({ id, name, lifespan, isLiving, memorialPath }) => (
              <dd key={id} className={isLiving ? 'print:hidden' : undefined}>
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
            <Rest group={group} />
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

/** Those without a name; on paper, the living whom a member sees are among them. */
function Rest({ group }: { group: ExcerptGroup }) {
  const [seen, printed] = [excerptRest(group), excerptRest(onPaper(group))]
  const line = (rest: string, shown: string) => (
    <dd key={shown + rest} className={`text-muted-foreground first-letter:uppercase ${shown}`}>
      {rest}
    </dd>
  )
  if (seen.join() === printed.join()) return seen.map((rest) => line(rest, ''))
  return [...seen.map((rest) => line(rest, 'print:hidden')), ...printed.map((rest) => line(rest, 'hidden print:block'))]
}

/** The address of the page's tree; null on an example. */
export function treePathOf({ page, isExample = false }: Pick<MemorialPageProps, 'page' | 'isExample'>): string | null {
  return isExample ? null : `/family-tree/${page.slug}`
}
