'use client'

import { Volume2, VolumeX } from 'lucide-react'
import { useCallback, useState } from 'react'
import { CheckStation } from '@/components/production/check-station'
import { HeldPieces } from '@/components/production/held-pieces'
import { MachineFiles } from '@/components/production/machine-files'
import { PackStation } from '@/components/production/pack-station'
import { PieceDrawing } from '@/components/production/piece-drawing'
import { ScanVerdict, type ShownVerdict } from '@/components/production/scan-verdict'
import { StationPieceCard } from '@/components/production/station-piece-card'
import { StationStep } from '@/components/production/station-step'
import { StopPieceDialog } from '@/components/production/stop-piece-dialog'
import { TakeNext } from '@/components/production/take-next'
import { UndoStep } from '@/components/production/undo-step'
import { Button } from '@/components/ui/button'
import { closeToast } from '@/components/ui/toast'
import { useWakeLock } from '@/lib/client/use-wake-lock'
import { announce, useMuted } from '@/lib/domain/production/client/station-sounds'
import type { HeldPiece, StationKind, StationPiece, UndoableStep } from '@/lib/domain/production/schema'

type StationDeskProps = {
  kind: StationKind
  /** As in the history: 'Gravering, Laser 1'. */
  station: string
  piece: StationPiece | null
  waiting: number
  /** The only batch this station works on. */
  batch: number | undefined
  held: HeldPiece[]
  /** The last step, while it can be undone. */
  undo: UndoableStep | null
}

/** A tablet at the machine: one piece at a time, with a prominent verdict. */
export function StationDesk({ kind, station, piece, waiting, batch, held, undo }: StationDeskProps) {
  const { isMuted, setMuted } = useMuted()
  useWakeLock(piece !== null)
  const [shown, setShown] = useState<ShownVerdict | null>(null)
  const showVerdict = useCallback(
    (verdict: ShownVerdict) => {
      setShown(verdict)
      closeToast()
      announce(verdict.verdict, { isMuted })
    },
    [isMuted],
  )
  return (
    <div className="space-y-10">
      {piece ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
            <StationPieceCard piece={piece} />
            {kind === 'engraving' && <EngraveStation piece={piece} station={station} onVerdict={showVerdict} />}
            {kind === 'inspection' && (
              <CheckStation
                key={piece.id}
                piece={piece}
                station={station}
                isListening={shown === null}
                onVerdict={showVerdict}
              />
            )}
            {kind === 'packing' && (
              <PackStation
                key={piece.id}
                piece={piece}
                station={station}
                isListening={shown === null}
                onVerdict={showVerdict}
              />
            )}
          </div>
          <div className="grid items-start gap-4 border-border border-t pt-8 sm:grid-cols-2">
            <StationStep
              piece={piece}
              station={station}
              step={{ act: 'give-back', done: 'Stykket er lagt tilbage' }}
              label="Læg tilbage"
              variant="outline"
              onVerdict={showVerdict}
            />
            <StopPieceDialog key={piece.id} id={piece.id} station={station} onVerdict={showVerdict} />
          </div>
        </>
      ) : (
        <div className="space-y-4">
          <TakeNext kind={kind} station={station} waiting={waiting} batch={batch} />
          {undo && <UndoStep key={undo.id} undo={undo} station={station} onVerdict={showVerdict} />}
        </div>
      )}
      {held.length > 0 && <HeldPieces held={held} station={station} title="Andre stykker i gang" />}
      {kind === 'inspection' && (
        <Button variant="ghost" aria-pressed={isMuted} onClick={() => setMuted(!isMuted)}>
          {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          {isMuted ? 'Slå lyden til' : 'Slå lyden fra'}
        </Button>
      )}
      <ScanVerdict shown={shown} onClose={() => setShown(null)} />
    </div>
  )
}

type EngraveStationProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

/**
 * The large drawing, the machine file and the done button. Two cells of the station's grid: on a landscape tablet all
 * of it fits beside the piece without scrolling.
 */
function EngraveStation({ piece, station, onVerdict }: EngraveStationProps) {
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
