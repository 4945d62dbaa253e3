import type { CSSProperties } from 'react'
import type { GalleryPictureView } from '@/lib/domain/media/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { MediaWords } from './media-words'
import { largestSource, MemorialImage } from './memorial-image'
import { pictureAlt } from './picture-alt'

type PictureGalleryProps = {
  id?: string
  pictures: GalleryPictureView[]
  /** What the pictures belong to, for those without a caption: 'til hilsenen fra Karen'. */
  belonging: string
}

/** Rows of uncropped pictures, each as wide as its shape requires. Each links to its large version. */
export function PictureGallery({ id, pictures, belonging }: PictureGalleryProps) {
  return (
    <ul id={id} className="gallery mt-8" data-few={pictures.length < 3 || undefined}>
      {pictures.map((picture, index) => (
        <li key={picture.id} style={shapeOf(picture)}>
          <figure>
            <a href={largestSource(picture)} data-picture className="block">
              <MemorialImage
                picture={picture}
                alt={pictureAlt(pictures, index, belonging)}
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
                className="h-auto w-full rounded-lg"
              />
            </a>
            <MediaWords said={picture} />
          </figure>
        </li>
      ))}
    </ul>
  )
}

type Shape = CSSProperties & Record<'--shape', string>

function shapeOf({ width, height }: PictureView): Shape {
  // Clamped so that a panorama or a strip does not squeeze the others.
  return { '--shape': Math.min(2.4, Math.max(0.6, width / height)).toFixed(3) }
}
