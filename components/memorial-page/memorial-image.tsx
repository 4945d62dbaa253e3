import { preload } from 'react-dom'
import type { HeadPictureView, PictureView } from '@/lib/domain/pictures/picture-view'

type MemorialImageProps = {
  picture: HeadPictureView
  /** The `sizes` of the img. */
  sizes: string
  /** The main picture of the first screen, preloaded at high priority. One per page. */
  isFirst?: boolean
  /** In the first screen beside it: loaded eagerly. */
  isNear?: boolean
  alt?: string
  className?: string
}

/** A picture whose space is reserved in its own colour while it loads, so the layout does not shift. */
export function MemorialImage({
  picture,
  sizes,
  isFirst = false,
  isNear = isFirst,
  alt,
  className,
}: MemorialImageProps) {
  if (isFirst) askAhead(picture, sizes)
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' as const })}
      style={{ backgroundColor: picture.colour }}
      className={className}
    />
  )
  if (!picture.avifSrcSet) return image
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  )
}

/**
 * Preloads the picture at the very start of the document, before the inlined style: on a slow line it is requested some
 * hundredths of a second sooner. Without AVIF the framework does the same.
 */
function askAhead({ src, avifSrcSet }: HeadPictureView, sizes: string): void {
  if (!avifSrcSet) return
  preload(src, { as: 'image', imageSrcSet: avifSrcSet, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
}

/** The address of the largest variant, which a picture opens as. */
export function largestSource(picture: PictureView): string {
  return picture.srcSet.split(', ').at(-1)?.split(' ')[0] ?? picture.src
}
