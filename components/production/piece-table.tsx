import { ColumnTable } from '@/components/admin/column-table'
import { PieceDialog } from '@/components/production/piece-dialog'
import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { StateLinks } from '@/components/ui/state-links'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import { type PieceCounts, type PieceRow, type PieceState, pieceStates } from '@/lib/domain/production/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

export function PieceTable({ pieces }: { pieces: PieceRow[] }) {
  return (
    <ColumnTable<PieceRow>
      caption="Partiets stykker"
      rows={pieces}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Nr.', numeric: true, cell: ({ number }) => number },
        {
          title: 'Kode',
          className: 'whitespace-nowrap font-semibold tabular-nums',
          cell: ({ formattedCode }) => formattedCode,
        },
        {
          title: 'Status',
          className: 'min-w-28 sm:min-w-56',
          cell: ({ state, problem }) => (
            <>
              <PieceStateBadge state={state} />
              {problem && <span className="wrap-anywhere mt-1 block text-muted-foreground">{problem}</span>}
            </>
          ),
        },
        { title: 'Forsøg', numeric: true, isSecondary: true, cell: ({ attempt }) => attempt },
        {
          title: 'Hos',
          isSecondary: true,
          className: 'min-w-36 wrap-anywhere',
          cell: ({ heldByName, station }) => [heldByName, station].filter(Boolean).join(', '),
        },
        {
          title: 'Ændret',
          isSecondary: true,
          className: 'whitespace-nowrap tabular-nums',
          cell: ({ updatedAt }) => formatDateTime(new Date(updatedAt)),
        },
        { title: 'Handling', isUntitled: true, cell: (piece) => <PieceDialog piece={piece} /> },
      ]}
    />
  )
}

type PieceStateLinksProps = { number: number; counts: PieceCounts; shown: PieceState | undefined }

/** Filters by the states of a batch's pieces, as links; the choice is in the URL. */
export function PieceStateLinks({ number, counts, shown }: PieceStateLinksProps) {
  const path = `/admin/qr-production/${number}`
  const states = pieceStates.filter((state) => counts[state] > 0 || state === shown)
  const links = states.map((state) => ({
    label: pieceStateTexts[state],
    href: `${path}?state=${state}`,
    isHere: state === shown,
  }))
  return <StateLinks label="Stykkernes status" links={[{ label: 'Alle', href: path, isHere: !shown }, ...links]} />
}
