import { DueText } from '@/components/production/due-text'
import { Notice } from '@/components/ui/notice'
import { materialTexts, shapeTexts } from '@/lib/domain/artwork/copy'
import type { StationPiece } from '@/lib/domain/production/schema'

const millimetres = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 })

/** The piece in hand, legible from the machine. */
export function StationPieceCard({ piece }: { piece: StationPiece }) {
  const { batch, options, fromProofSheet, attempt, problem } = piece
  const plaque =
    options.shape === 'none'
      ? shapeTexts.none
      : `${shapeTexts[options.shape]}, ${millimetres.format(options.widthMm)}\u00a0×\u00a0${millimetres.format(options.heightMm)}\u00a0mm`
  return (
    <section className="space-y-4">
      <p className="font-sans font-semibold text-4xl tabular-nums">{piece.formattedCode}</p>
      <p className="text-lg">
        Stykke {piece.number} af {batch.pieces} i parti {batch.number},{' '}
        <span className="wrap-anywhere">{batch.name}</span>
      </p>
      <p className="text-lg">
        {materialTexts[options.material]}. {plaque}. Koden er {millimetres.format(options.symbolMm)}&nbsp;mm.
      </p>
      <DueText batch={{ ...batch, shippedAt: null, isCancelled: false }} />
      {fromProofSheet !== null && <Notice>Familien har godkendt tegning {fromProofSheet} til dette stykke.</Notice>}
      {attempt > 1 && <Notice title={`${attempt}. forsøg`}>{problem}</Notice>}
      {batch.note && <Notice title="Bemærkning">{batch.note}</Notice>}
    </section>
  )
}
