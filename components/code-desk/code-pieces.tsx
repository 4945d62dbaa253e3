import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { TextLink } from '@/components/ui/text-link'
import type { CodeDeskPiece } from '@/lib/domain/code-desk/code-desk-view'

/** The code's pieces in the workshop, past and present. */
export function CodePieces({ pieces }: { pieces: CodeDeskPiece[] }) {
  if (pieces.length === 0) return <p className="text-muted-foreground">Koden har ikke været i produktion hos os.</p>
  return (
    <ul className="divide-y divide-border border-border border-y">
      {pieces.map(({ id, number, state, attempt, problem, batch }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink href={`/admin/qr-production/${batch.number}`} className="inline-flex min-h-touch items-center">
              Parti {batch.number}, {batch.name}
            </TextLink>
            <PieceStateBadge state={state} />
          </p>
          <p className="text-muted-foreground text-sm">
            Stykke {number}
            {attempt > 1 && `, ${attempt}. forsøg`}
          </p>
          {problem && <p className="break-words text-sm">{problem}</p>}
        </li>
      ))}
    </ul>
  )
}
