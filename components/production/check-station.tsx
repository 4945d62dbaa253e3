'use client'

import { useCallback, useState } from 'react'
import { FinishedPhoto } from '@/components/production/finished-photo'
import { HandScannerField } from '@/components/production/hand-scanner-field'
import { OtherPiece, type OtherPieceScanned } from '@/components/production/other-piece'
import { PassPieceForm } from '@/components/production/pass-piece-form'
import { PieceDrawing } from '@/components/production/piece-drawing'
import { refusedVerdict } from '@/components/production/refused-verdict'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { TextQuestion } from '@/components/production/text-question'
import { ScannerPanel } from '@/components/scanner/scanner-panel'
import { Notice } from '@/components/ui/notice'
import { ApiError, messageOf } from '@/lib/client/api'
import { useHandScanner } from '@/lib/domain/production/client/hand-scanner'
import { useCheckPiece } from '@/lib/domain/production/client/hooks'
import type { StationPiece } from '@/lib/domain/production/schema'

type CheckStationProps = {
  piece: StationPiece
  station: string
  isListening: boolean
  onVerdict: (verdict: ShownVerdict) => void
}

/**
 * The check: scan the code, compare the text with the approved drawing, photograph, pass on. Two cells of the
 * station's grid, to keep the drawing beside every step.
 */
export function CheckStation({ piece, station, isListening, onVerdict }: CheckStationProps) {
  const { mutateAsync, isPending } = useCheckPiece(piece.id, station)
  const [error, setError] = useState<string>()
  const [other, setOther] = useState<OtherPieceScanned | null>(null)
  const check = useCallback(
    async (scanned: string): Promise<boolean> => {
      setError(undefined)
      try {
        const answer = await mutateAsync(scanned)
        setOther(answer.kind === 'match' ? null : answer)
        if (answer.kind !== 'match') return true
        const { formattedCode, advice } = answer
        onVerdict({
          verdict: 'good',
          title: 'Rigtig kode',
          code: formattedCode,
          text: advice ?? 'Koden på stykket kan læses.',
        })
        return true
      } catch (failure) {
        const verdict = refusedVerdict(failure)
        if (verdict) onVerdict(verdict)
        else setError((failure instanceof ApiError && failure.fields.scanned) || messageOf(failure))
        return verdict !== null
      }
    },
    [mutateAsync, onVerdict],
  )
  useHandScanner(isListening && !isPending ? check : null)
  return (
    <>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PieceDrawing piece={piece} isLarge />
      </div>
      <div className="min-w-0 space-y-8">
        {other && (
          <OtherPiece
            piece={piece}
            other={other}
            station={station}
            onVerdict={onVerdict}
            onStay={() => setOther(null)}
          />
        )}
        {piece.isChecked ? (
          <CheckedPieceSteps piece={piece} station={station} onVerdict={onVerdict} />
        ) : (
          <>
            <HandScannerField onScan={check} pending={isPending} error={error} />
            <ScannerPanel onRead={check} />
          </>
        )}
      </div>
    </>
  )
}

/** The steps after the right code was scanned: text, photograph, pass on. */
function CheckedPieceSteps(at: Pick<CheckStationProps, 'piece' | 'station' | 'onVerdict'>) {
  const { piece } = at
  const isAnswered = piece.isTextAgreed || !piece.hasText
  return (
    <>
      <Notice variant="success" title="Koden er scannet og passer">
        {isAnswered && piece.photo
          ? 'Stykket er klar til at blive pakket.'
          : 'Se teksten efter, og tag et billede til certifikatet.'}
      </Notice>
      {piece.hasText && <TextQuestion {...at} />}
      {isAnswered && <FinishedPhoto {...at} />}
      {isAnswered && <PassPieceForm {...at} />}
    </>
  )
}
