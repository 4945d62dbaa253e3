'use client'

import { useEffect, useState } from 'react'
import { StationStep } from '@/components/production/station-step'
import { pieceEventTexts } from '@/lib/domain/production/copy'
import type { UndoableStep } from '@/lib/domain/production/views'

/** For a glove that pressed too early; gone when its minute is over. */
export function UndoStep({ undo, station }: { undo: UndoableStep; station: string }) {
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
    />
  )
}
