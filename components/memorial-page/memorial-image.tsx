import type { HeadPictureView } from '@/lib/domain/media/head-picture'
import type { PictureView } from '@/lib/domain/media/picture-view'

type MemorialImageProps = {
  picture: HeadPictureView
  /** How wide it is shown, as the `sizes` of an img. */
  sizes: string
  /** In the first screen: fetched at once and before other things. */
  isFirst?: boolean
  alt?: string
  className?: string
}

/** A picture that keeps its place in its own colour while it comes, so that nothing moves when it does. */
export function MemorialImage({ picture, sizes, isFirst = false, alt, className }: MemorialImageProps) {
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
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

/** The address of the largest variant: what a picture opens as. */
export function largestSource(picture: PictureView): string {
  return picture.srcSet.split(', ').at(-1)?.split(' ')[0] ?? picture.src
}
