import {
  addressOf,
  type PictureRow,
  type PictureView,
  pictureColumns,
  pictureView,
} from '@/lib/domain/pictures/picture-view'

/** The columns of a cover or portrait: spread it into a `select`. */
export const headColumns = {
  ...pictureColumns,
  steps: true,
  versions: { select: { number: true, steps: true } },
} as const

type HeadRow = PictureRow & { steps: number[]; versions: { number: number; steps: number[] }[] }

/** A cover or portrait. Until its finer widths are made, it is shown like any other picture. */
export type HeadPictureView = PictureView & {
  /** The widths of `srcSet` as AVIF. */
  avifSrcSet?: string
}

/** A cover or portrait in the finer widths of the version shown. */
export function headPictureView(row: HeadRow): HeadPictureView {
  const steps = row.version === 0 ? row.steps : row.versions.find(({ number }) => number === row.version)?.steps
  const view = pictureView(row)
  if (!steps || steps.length === 0) return view
  const listed = (format: 'webp' | 'avif') =>
    steps.map((width) => `${addressOf(row, width, format)} ${width}w`).join(', ')
  return { ...view, srcSet: listed('webp'), avifSrcSet: listed('avif') }
}
