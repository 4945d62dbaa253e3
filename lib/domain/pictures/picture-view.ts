/** The columns of a picture that `pictureView` reads: spread it into a `select`. */
export const pictureColumns = {
  id: true,
  version: true,
  width: true,
  height: true,
  widths: true,
  colour: true,
  caption: true,
  altText: true,
} as const

/** The row selected by `pictureColumns`. */
export type PictureRow = {
  id: string
  version: number
  width: number
  height: number
  widths: number[]
  colour: string
  caption: string | null
  altText: string | null
}

/** The data of an `<img>`. `width` and `height` are the full picture's, in pixels, for its proportions. */
export type PictureView = {
  id: string
  src: string
  srcSet: string
  width: number
  height: number
  /** The placeholder while loading, '#rrggbb'. */
  colour: string
  alt: string
  caption: string | null
}

const plainWidth = 640

/** A picture as a page shows it. `src`, without `srcset`, is about 640 pixels wide. */
export function pictureView(row: PictureRow): PictureView {
  return {
    id: row.id,
    src: variantAddress(row, plainWidth),
    srcSet: row.widths.map((width) => `${addressOf(row, width)} ${width}w`).join(', '),
    width: row.width,
    height: row.height,
    colour: row.colour,
    alt: row.altText ?? row.caption ?? '',
    caption: row.caption,
  }
}

/** The address of the smallest variant at least `width` pixels wide, otherwise of the widest. */
export function variantAddress(row: Pick<PictureRow, 'id' | 'version' | 'widths'>, width: number): string {
  return addressOf(row, row.widths.find((candidate) => candidate >= width) ?? row.widths.at(-1) ?? width)
}

/** Every version has its own addresses, so that browsers may cache them forever. */
export function addressOf(
  { id, version }: Pick<PictureRow, 'id' | 'version'>,
  width: number,
  format: 'webp' | 'avif' = 'webp',
): string {
  return `/media/${id}/${width}${version > 0 ? `-v${version}` : ''}.${format}`
}

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
