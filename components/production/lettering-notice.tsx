import { Notice } from '@/components/ui/notice'
import type { LetteringFinding } from '@/lib/domain/stones/schema'

/** What was read from the photograph. Advisory only: staff decide whether the text matches. */
export function LetteringNotice({ finding }: { finding: LetteringFinding }) {
  if (finding.outcome === 'agrees') return <p>Bogstaverne på billedet ligner tegningens.</p>
  if (finding.outcome === 'unreadable') return <Notice>Vi kan ikke læse teksten på billedet. Se selv efter.</Notice>
  return (
    <Notice variant="error" title="Teksten på billedet ser anderledes ud">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt>Godkendt</dt>
        <dd className="wrap-anywhere font-semibold">{finding.approved || 'Mærket på tegningen'}</dd>
        <dt>Læst</dt>
        <dd className="wrap-anywhere font-semibold">{finding.read || 'Ingenting'}</dd>
      </dl>
    </Notice>
  )
}
