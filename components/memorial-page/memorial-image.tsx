import { preload } from 'react-dom'
import type { HeadPictureView } from '@/lib/domain/pictures/head-picture'
import type { PictureView } from '@/lib/domain/pictures/picture-view'

type MemorialImageProps = {
  picture: HeadPictureView
  /** How wide it is shown, as the `sizes` of an img. */
  sizes: string
  /** The one that the first screen waits for: asked for ahead of everything. One a page. */
  isFirst?: boolean
  /** In the first screen beside it: fetched at once. */
  isNear?: boolean
  alt?: string
  className?: string
}

/** A picture that keeps its place in its own colour while it comes, so that nothing moves when it does. */
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
 * At the very beginning of the document, before the style that stands in it: on a slow line the picture is asked for some
 * hundredths of a second sooner. Without AVIF the framework does the same.
 */
function askAhead({ src, avifSrcSet }: HeadPictureView, sizes: string): void {
  if (!avifSrcSet) return
  preload(src, { as: 'image', imageSrcSet: avifSrcSet, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
}

/** The address of the largest variant: what a picture opens as. */
export function largestSource(picture: PictureView): string {
  return picture.srcSet.split(', ').at(-1)?.split(' ')[0] ?? picture.src
}
