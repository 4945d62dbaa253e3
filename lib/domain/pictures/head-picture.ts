import {
  addressOf,
  type PictureRow,
  type PictureView,
  pictureColumns,
  pictureView,
} from '@/lib/domain/pictures/picture-view'

/** The columns of a cover or a portrait: spread it into a `select`. */
export const headColumns = {
  ...pictureColumns,
  steps: true,
  versions: { select: { number: true, steps: true } },
} as const

type HeadRow = PictureRow & { steps: number[]; versions: { number: number; steps: number[] }[] }

/** A cover or a portrait. Until its finer widths are made it is shown as every other picture is. */
export type HeadPictureView = PictureView & {
  /** The same widths as `srcSet`, as AVIF. */
  avifSrcSet?: string
}

/** A picture as the head of a page shows it: in the finer widths of the version that is shown. */
export function headPictureView(row: HeadRow): HeadPictureView {
  const steps = row.version === 0 ? row.steps : row.versions.find(({ number }) => number === row.version)?.steps
  const view = pictureView(row)
  if (!steps || steps.length === 0) return view
  const listed = (format: 'webp' | 'avif') =>
    steps.map((width) => `${addressOf(row, width, format)} ${width}w`).join(', ')
  return { ...view, srcSet: listed('webp'), avifSrcSet: listed('avif') }
}
