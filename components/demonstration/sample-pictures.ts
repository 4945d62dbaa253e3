import type { GalleryPictureView } from '@/lib/domain/media/schema'

type Sample = { colour: string; alt: string; caption?: string; takenYear?: number }

/** A drawn picture of public/eksempel: the demonstrations show no real person's photographs. */
function picture(name: string, { colour, alt, caption, takenYear }: Sample): GalleryPictureView {
  const at = (width: number) => `/eksempel/${name}-${width}.webp`
  return {
    id: name,
    src: at(480),
    srcSet: `${at(480)} 480w, ${at(1280)} 1280w`,
    width: 1280,
    height: 853,
    colour,
    alt,
    caption: caption ?? null,
    takenYear: takenYear ?? null,
  }
}

export const samplePortrait = picture('portraet', {
  colour: '#485868',
  alt: 'Johanne set bagfra, med blikket ud over vandet',
})
export const sampleCover = picture('hav', { colour: '#486878', alt: 'Aftenlys over havet' })

export const samplePictures = [
  picture('strand', {
    colour: '#486878',
    alt: 'Havet i stille vejr',
    caption: 'Stranden, hvor hun badede, til hun var firs',
    takenYear: 1968,
  }),
  picture('birk', { colour: '#e8e8d8', alt: 'Lyse birkestammer', caption: 'Birkene bag skolen', takenYear: 1974 }),
  picture('mark', {
    colour: '#c8b888',
    alt: 'Gule stubmarker og et enkelt træ',
    caption: 'Efter høst',
    takenYear: 1959,
  }),
  picture('hede', { colour: '#685868', alt: 'Lyng i blomst', caption: 'Den årlige tur til heden', takenYear: 1982 }),
  picture('vinter', { colour: '#c8d8d8', alt: 'Sne over markerne', caption: 'Isvinteren', takenYear: 1979 }),
  picture('sommer', { colour: '#c8b888', alt: 'Marker i lavt lys', caption: 'Udsigten fra køkkenet', takenYear: 1991 }),
  picture('lyng', { colour: '#685868', alt: 'Hede under høj himmel', takenYear: 1996 }),
  picture('sne', { colour: '#d8e8e8', alt: 'Sne og lav sol', caption: 'Nytårsmorgen', takenYear: 2003 }),
]
