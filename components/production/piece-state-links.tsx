import { Link } from '@/components/ui/link'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import { type PieceCounts, type PieceState, pieceStates } from '@/lib/domain/production/schema'

type PieceStateLinksProps = { number: number; counts: PieceCounts; shown: PieceState | undefined }

/** Filters by the states of a batch's pieces, as links; the choice is in the URL. */
export function PieceStateLinks({ number, counts, shown }: PieceStateLinksProps) {
  const states = pieceStates.filter((state) => counts[state] > 0 || state === shown)
  const choices = [
    { state: undefined, label: 'Alle' },
    ...states.map((state) => ({ state, label: pieceStateTexts[state] })),
  ]
  return (
    <nav aria-label="Stykkernes status" className="flex flex-wrap gap-x-6 border-border border-b font-sans">
      {choices.map(({ state, label }) => (
        <Link
          key={label}
          href={`/admin/qr-production/${number}${state ? `?state=${state}` : ''}`}
          scroll={false}
          aria-current={state === shown ? 'page' : undefined}
          className="-mb-px flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground no-underline transition-colors duration-fast hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
