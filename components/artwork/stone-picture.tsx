import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { seenOnScreen } from '@/lib/domain/artwork/seen-on-screen'
import type { ArtworkPreview } from '@/lib/domain/exports/schema'
import { lengthText } from '@/lib/shared/millimetres'

type StonePictureProps = {
  preview: ArtworkPreview
  /** The laser's own file: black is engraved. */
  svg: string
  size: { widthMm: number; heightMm: number }
  shape: ArtworkOptions['shape']
  cornerRadiusMm: number
  /** Null fits the available space. */
  pixelsPerMm: number | null
}

/** Limits the height, so a tall plaque is visible whole. */
const tallest = '32rem'

/** Stone and engraving as greys of their reflectance; the laser file itself is the mask, not a redrawing. */
export function StonePicture({ preview, svg, size, shape, cornerRadiusMm, pixelsPerMm }: StonePictureProps) {
  const { widthMm, heightMm } = size
  const ratio = widthMm / heightMm
  const width = pixelsPerMm === null ? `min(100%, calc(${tallest} * ${ratio}))` : widthMm * pixelsPerMm
  const radius = shape === 'circle' ? '50%' : shape === 'rounded' ? corners(cornerRadiusMm, size) : undefined
  const mask = `url("data:image/svg+xml,${encodeURIComponent(seenOnScreen(svg))}")`
  return (
    <div
      className={shape === 'none' ? 'mx-auto box-content p-5' : 'mx-auto'}
      style={{ width, background: grey(preview.surface), borderRadius: radius }}
    >
      <div
        role="img"
        aria-label={`Tegningen, ${lengthText(widthMm)} × ${lengthText(heightMm)} mm`}
        style={{
          aspectRatio: `${widthMm} / ${heightMm}`,
          background: grey(preview.engraving),
          maskImage: mask,
          maskSize: '100% 100%',
        }}
      />
    </div>
  )
}

function corners(radiusMm: number, { widthMm, heightMm }: StonePictureProps['size']): string {
  return `${(100 * radiusMm) / widthMm}% / ${(100 * radiusMm) / heightMm}%`
}

/** A reflectance as a grey of the screen (gamma 2.2). */
function grey(reflectance: number): string {
  const level = Math.round(255 * reflectance ** (1 / 2.2))
  return `rgb(${level} ${level} ${level})`
}
