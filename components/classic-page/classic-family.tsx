import { excerptLine, excerptTitle } from '@/lib/domain/family-tree/excerpt-words'
import type { ExcerptView } from '@/lib/domain/family-tree/views'

/** The closest relatives in words. */
export function ClassicFamily({ excerpt, treePath }: { excerpt: ExcerptView; treePath: string | null }) {
  return (
    <section id="slaegten">
      <h2>Slægten</h2>
      {excerpt.groups.map((group) => (
        <p key={group.relation}>
          {excerptTitle(group)}: {excerptLine(group)}.
        </p>
      ))}
      {treePath && (
        <p className="screen">
          <a href={treePath}>Se hele slægtstræet</a>
        </p>
      )}
    </section>
  )
}
