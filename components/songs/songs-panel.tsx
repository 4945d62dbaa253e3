import { PlanNote } from '@/components/billing/plan-note'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { melodyByRules, songStatusTexts, songsTexts } from '@/lib/domain/songs/copy'
import { newSongPath, songPath } from '@/lib/domain/songs/paths'
import type { SongsView } from '@/lib/domain/songs/schema'

/** The songs of a page with where each is, for its editors. */
export function SongsPanel({ songs }: { songs: SongsView }) {
  const { memorial, items, hasStory, isInPlan, coming, most } = songs
  const canBegin = hasStory && isInPlan && items.length < most
  return (
    <section aria-labelledby="sange" className="max-w-measure space-y-5">
      <h2 id="sange" className="text-2xl">
        {songsTexts.title}
      </h2>
      <p className="text-muted-foreground">
        {songsTexts.intro} {melodyByRules}
      </p>
      {items.length === 0 && hasStory && <p>{songsTexts.none}</p>}
      {items.length > 0 && (
        <ul className="divide-y divide-border">
          {items.map(({ id, title, status, changedOn, isOnPage }) => (
            <li key={id} className="py-3">
              <Link
                href={songPath(memorial.slug, id)}
                className="wrap-anywhere flex min-h-touch items-center font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {title}
              </Link>
              <p className="text-muted-foreground text-sm">
                {isOnPage ? songsTexts.onPage : songStatusTexts[status]}. Rettet {changedOn}.
              </p>
            </li>
          ))}
        </ul>
      )}
      {!hasStory && isInPlan && (
        <p>
          {songsTexts.noStory}{' '}
          <Link
            href={`/edit-memorial/${memorial.slug}`}
            className="text-link underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {songsTexts.writeStory}
          </Link>
        </p>
      )}
      {!isInPlan && <PlanNote coming={coming}>{songsTexts.premium(items.length)}</PlanNote>}
      {canBegin && <LinkButton href={newSongPath(memorial.slug)}>{songsTexts.begin}</LinkButton>}
      {items.length >= most && <p>Der er plads til {most} sange. Slet en for at få plads til en ny.</p>}
    </section>
  )
}
