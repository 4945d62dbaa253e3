import { excerptLine, excerptTitle, onPaper } from '@/lib/domain/family-tree/excerpt-words'
import type { ExcerptGroup, ExcerptView } from '@/lib/domain/family-tree/schema'

/** The closest relatives in words. */
export function ClassicFamily({ excerpt, treePath }: { excerpt: ExcerptView; treePath: string | null }) {
  return (
    <section id="slaegten">
      <h2>Slægten</h2>
      {excerpt.groups.map((group) => (
        <Group key={group.relation} group={group} />
      ))}
      {treePath && (
        <p className="screen">
          <a href={treePath}>Se hele slægtstræet</a>
        </p>
      )}
    </section>
  )
}

/** On paper, the living whom a member sees are only counted. */
function Group({ group }: { group: ExcerptGroup }) {
  const title = excerptTitle(group)
  const [seen, printed] = [excerptLine(group), excerptLine(onPaper(group))]
  if (seen === printed) {
    return (
      <p>
        {title}: {seen}.
      </p>
    )
  }
  return (
    <>
      <p className="screen">
        {title}: {seen}.
      </p>
      <p className="paper">
        {title}: {printed}.
      </p>
    </>
  )
}
