'use client'

import { StationStep } from '@/components/production/station-step'
import { buttonVariants } from '@/components/ui/button-variants'
import type { StationPiece } from '@/lib/domain/production/views'

/** The label, the box, done. */
export function PackStation({ piece, station }: { piece: StationPiece; station: string }) {
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
      <StationStep piece={piece} station={station} step={{ act: 'packed', done: 'Stykket er pakket' }} label="Pakket" />
    </div>
  )
}
