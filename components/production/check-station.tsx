'use client'

import { useCallback, useState } from 'react'
import { FinishedPhoto } from '@/components/production/finished-photo'
import { HandScannerField } from '@/components/production/hand-scanner-field'
import { refusedVerdict } from '@/components/production/refused-verdict'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { StationStep } from '@/components/production/station-step'
import { ScannerPanel } from '@/components/scanner/scanner-panel'
import { Notice } from '@/components/ui/notice'
import { ApiError } from '@/lib/client/api'
import { refusalSentence } from '@/lib/client/refusal-sentence'
import { useCheckPiece } from '@/lib/domain/production/hooks'
import { useHandScanner } from '@/lib/domain/production/use-hand-scanner'
import type { StationPiece } from '@/lib/domain/production/views'

type CheckStationProps = {
  piece: StationPiece
  station: string
  isListening: boolean
  onVerdict: (verdict: ShownVerdict) => void
}

/** The scan that must be this very code, then the photograph, then on to the packer. */
export function CheckStation({ piece, station, isListening, onVerdict }: CheckStationProps) {
  const { mutateAsync, isPending } = useCheckPiece(piece.id, station)
  const [error, setError] = useState<string>()
  const check = useCallback(
    async (scanned: string): Promise<boolean> => {
      setError(undefined)
      try {
        const { formattedCode, advice } = await mutateAsync(scanned)
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
        else setError((failure instanceof ApiError && failure.fields.scanned) || refusalSentence(failure))
        return verdict !== null
      }
    },
    [mutateAsync, onVerdict],
  )
  useHandScanner(isListening && !isPending ? check : null)
  if (!piece.isChecked) {
    return (
      <div className="space-y-8">
        <HandScannerField onScan={check} pending={isPending} error={error} />
        <ScannerPanel onRead={check} />
      </div>
    )
  }
  return (
    <div className="space-y-8">
      <Notice variant="success" title="Koden er scannet og passer">
        {piece.photo
          ? 'Stykket er klar til at blive pakket.'
          : 'Tag et billede til certifikatet, før du sender stykket videre.'}
      </Notice>
      <FinishedPhoto piece={piece} station={station} onVerdict={onVerdict} />
      <StationStep
        piece={piece}
        station={station}
        step={{ act: 'give-back', done: 'Stykket venter på at blive pakket' }}
        label="Videre til pakning"
        onVerdict={onVerdict}
      />
    </div>
  )
}
