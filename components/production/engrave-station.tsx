'use client'

import { MachineFiles } from '@/components/production/machine-files'
import { PieceDrawing } from '@/components/production/piece-drawing'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { StationStep } from '@/components/production/station-step'
import type { StationPiece } from '@/lib/domain/production/schema'

type EngraveStationProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

/**
 * The large drawing, the machine file and the done button. Two cells of the station's grid: on a landscape tablet all
 * of it fits beside the piece without scrolling.
 */
export function EngraveStation({ piece, station, onVerdict }: EngraveStationProps) {
  return (
    <>
      <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PieceDrawing piece={piece} />
        <MachineFiles id={piece.id} />
      </div>
      <StationStep
        piece={piece}
        station={station}
        onVerdict={onVerdict}
        step={{ act: 'engraved', done: 'Stykket venter på kontrol' }}
        label="Graveret"
      />
    </>
  )
}
