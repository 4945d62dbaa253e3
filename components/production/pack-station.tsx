'use client'

import type { ShownVerdict } from '@/components/production/scan-verdict'
import { StationStep } from '@/components/production/station-step'
import { buttonVariants } from '@/components/ui/button-variants'
import type { StationPiece } from '@/lib/domain/production/views'

type PackStationProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

/** The label, the box, done. */
export function PackStation({ piece, station, onVerdict }: PackStationProps) {
  return (
    <div className="space-y-8">
      <p className="text-lg">
        Læg stykket i kassen til parti {piece.batch.number}. Det er nummer {piece.number} af {piece.batch.pieces}.
      </p>
      <a
        href={`/api/production/batches/${piece.batch.number}/labels.pdf?piece=${piece.number}`}
        target="_blank"
        rel="noopener"
        className={buttonVariants({ variant: 'outline', size: 'huge' })}
      >
        Vis etiketten
      </a>
      <StationStep
        {...{ piece, station, onVerdict }}
        step={{ act: 'packed', done: 'Stykket er pakket' }}
        label="Pakket"
      />
    </div>
  )
}
