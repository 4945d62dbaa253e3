'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { TouchLink } from '@/components/ui/text-link'

type PieceDrawingProps = {
  piece: { id: string; formattedCode: string; fromProofSheet: number | null }
  /** Full width, to compare letter by letter. */
  isLarge?: boolean
}

/** The piece's target drawing: the one the family approved, else the batch's. */
export function PieceDrawing({ piece, isLarge = false }: PieceDrawingProps) {
  const { id, formattedCode, fromProofSheet } = piece
  const [isMissing, setMissing] = useState(false)
  const source = `/api/production/pieces/${id}/drawing.svg`
  if (isMissing) {
    return (
      <Notice variant="error" title="Tegningen kan ikke vises">
        Den er ikke den samme som den, familien godkendte. Lad stykket ligge, til tegningen er godkendt igen.
      </Notice>
    )
  }
  return (
    <figure className="space-y-2">
      <img
        src={source}
        alt={`Tegningen til ${formattedCode}. Det sorte graveres.`}
        onError={() => setMissing(true)}
        className={`h-auto w-full rounded-lg bg-stone-50 object-contain p-4 dark:bg-stone-100 ${isLarge ? 'max-h-[80svh] min-h-80' : 'max-h-[60svh] min-h-60 lg:max-h-[38svh]'}`}
      />
      <figcaption className="text-center text-muted-foreground">
        {isLarge
          ? fromProofSheet === null
            ? 'Sådan skal stykket se ud. '
            : `Tegning ${fromProofSheet}, som familien har godkendt. `
          : 'Det sorte graveres, det røde skæres.'}
        {isLarge && (
          <TouchLink href={source} target="_blank" rel="noopener">
            Vis den alene
          </TouchLink>
        )}
      </figcaption>
    </figure>
  )
}
