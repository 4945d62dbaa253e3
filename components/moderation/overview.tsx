import { TextLink } from '@/components/ui/text-link'
import type { ContributionKind, ModerationOverview } from '@/lib/domain/contributions/schema'

const names: [ContributionKind, string][] = [
  ['greeting', 'Hilsner'],
  ['candle', 'Lys uden ord'],
  ['tribute', 'Minder'],
]

/** What is on the page, and how the next post of each kind is handled. */
export function OverviewFacts({ overview }: { overview: ModerationOverview }) {
  const { greetings, candles, tributes, burning } = overview.counts
  return (
    <aside aria-label="Om siden" className="mt-section border-border border-t pt-8">
      <h2 className="text-xl">Sådan vises det</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {names.map(([kind, name]) => (
          <div key={kind} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd>{overview.shownAtOnce[kind] ? 'vises med det samme' : 'vises, når du har godkendt dem'}</dd>
          </div>
        ))}
      </dl>
      {overview.canEdit && (
        <p className="mt-4">
          <TextLink href={`/edit-memorial/${overview.slug}`}>Ret, hvad der skal godkendes først</TextLink>
        </p>
      )}
      <p className="mt-6 text-muted-foreground">
        På siden står {greetings.toLocaleString('da-DK')} {greetings === 1 ? 'hilsen' : 'hilsner'},{' '}
        {tributes.toLocaleString('da-DK')} {tributes === 1 ? 'minde' : 'minder'} og {candles.toLocaleString('da-DK')}{' '}
        lys, hvoraf {burning.toLocaleString('da-DK')} brænder nu.
      </p>
    </aside>
  )
}
