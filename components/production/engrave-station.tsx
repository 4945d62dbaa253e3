'use client'

import { MachineFiles } from '@/components/production/machine-files'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { StationStep } from '@/components/production/station-step'
import type { StationPiece } from '@/lib/domain/production/views'

type EngraveStationProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

/**
 * The drawing at large, the file for the machine, and the word when it is done. Two cells of the station's grid: on a
 * tablet lying down the drawing and its files stand beside the piece, and nothing must be scrolled for.
 */
export function EngraveStation({ piece, station, onVerdict }: EngraveStationProps) {
  return (
    <>
      <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <figure className="space-y-2">
          <img
            src={`/api/production/pieces/${piece.id}/drawing.svg`}
            alt={`Tegningen til ${piece.formattedCode}. Det sorte graveres.`}
            className="h-auto max-h-[60svh] min-h-60 w-full rounded-lg bg-stone-50 object-contain p-4 lg:max-h-[38svh] dark:bg-stone-100"
          />
          <figcaption className="text-center text-muted-foreground">Det sorte graveres, det røde skæres.</figcaption>
        </figure>
        <MachineFiles id={piece.id} />
      </div>
      <StationStep
        {...{ piece, station, onVerdict }}
        step={{ act: 'engraved', done: 'Stykket venter på kontrol' }}
        label="Graveret"
      />
    </>
  )
}
