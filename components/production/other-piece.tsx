'use client'

import type { ShownVerdict } from '@/components/production/scan-verdict'
import { useStepForm } from '@/components/production/use-step-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { CheckedPiece, StationPiece } from '@/lib/domain/production/schema'

export type OtherPieceScanned = Extract<CheckedPiece, { kind: 'other_of_batch' }>

type OtherPieceProps = {
  piece: StationPiece
  other: OtherPieceScanned
  station: string
  onVerdict: (verdict: ShownVerdict) => void
  onStay: () => void
}

/** Another piece of the batch was scanned; the piece in hand is unchanged. */
export function OtherPiece({ piece, other, station, onVerdict, onStay }: OtherPieceProps) {
  const { errors, isBusy, send } = useStepForm(piece.id, station, onVerdict)
  const { number, pieceId, formattedCode, where, canSwitch } = other
  return (
    <div role="alert">
      <Notice title={`Du har scannet stykke ${number}.${canSwitch ? ' Vil du kontrollere det i stedet?' : ''}`}>
        <p>
          {formattedCode}, {where}. {!canSwitch && `Læg det fra dig, og scan stykke ${piece.number}.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-4">
          {canSwitch && (
            <Button
              size="lg"
              pending={isBusy}
              pendingText="Skifter..."
              onClick={() =>
                send({ act: 'switch', body: { other: pieceId }, done: `Du kontrollerer nu stykke ${number}` })
              }
            >
              Kontrollér stykke {number}
            </Button>
          )}
          <Button size="lg" variant="outline" disabled={isBusy} onClick={onStay}>
            Bliv ved stykke {piece.number}
          </Button>
        </div>
        <FieldError message={errors.form} />
      </Notice>
    </div>
  )
}
