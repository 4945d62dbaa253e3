'use client'

import { useCallback } from 'react'
import { HandScannerField } from '@/components/production/hand-scanner-field'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { TypedCodeForm } from '@/components/production/typed-code-form'
import { useStepForm } from '@/components/production/use-step-form'
import { ScannerPanel } from '@/components/scanner/scanner-panel'
import { buttonVariants } from '@/components/ui/button-variants'
import { useHandScanner } from '@/lib/domain/production/client/hand-scanner'
import type { StationPiece } from '@/lib/domain/production/schema'

type PackStationProps = {
  piece: StationPiece
  station: string
  isListening: boolean
  onVerdict: (verdict: ShownVerdict) => void
}

/** Packing: print the label, scan the piece, put it in the box. */
export function PackStation({ piece, station, isListening, onVerdict }: PackStationProps) {
  const { errors, isBusy, send } = useStepForm(piece.id, station, onVerdict)
  const pack = useCallback(
    async (scanned: string) => {
      send({ act: 'packed', body: { scanned }, done: 'Stykket er pakket' })
      return true
    },
    [send],
  )
  useHandScanner(isListening && !isBusy ? pack : null)
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
      <HandScannerField
        onScan={pack}
        pending={isBusy}
        error={errors.scanned ?? errors.form}
        label="Scan stykket, når det lægges i kassen"
        send="Pakket"
      />
      <ScannerPanel onRead={pack} />
      <details className="space-y-4">
        <summary className={buttonVariants({ variant: 'ghost', className: 'cursor-pointer' })}>
          Scanneren virker ikke
        </summary>
        <TypedCodeForm piece={piece} station={station} onVerdict={onVerdict} />
      </details>
    </div>
  )
}
