'use client'

import { useEffect, useState } from 'react'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { StationStep } from '@/components/production/station-step'
import { pieceEventTexts } from '@/lib/domain/production/copy'
import type { UndoableStep } from '@/lib/domain/production/schema'

type UndoStepProps = { undo: UndoableStep; station: string; onVerdict: (verdict: ShownVerdict) => void }

/** Undoes the last step within a minute. */
export function UndoStep({ undo, station, onVerdict }: UndoStepProps) {
  const { leftMs, formattedCode, step } = undo
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const end = setTimeout(() => setOver(true), leftMs)
    return () => clearTimeout(end)
  }, [leftMs])
  if (isOver) return null
  return (
    <StationStep
      piece={undo}
      station={station}
      step={{ act: 'undo', done: 'Stykket er hos dig igen' }}
      label={`Fortryd »${pieceEventTexts[step]}« på ${formattedCode}`}
      variant="outline"
      onVerdict={onVerdict}
    />
  )
}
