/** The columns of a picture that `pictureView` reads: spread it into a `select`. */
export const pictureColumns = {
  id: true,
  width: true,
  height: true,
  widths: true,
  colour: true,
  caption: true,
  altText: true,
} as const

type PictureRow = {
  id: string
  width: number
  height: number
  widths: number[]
  colour: string
  caption: string | null
  altText: string | null
}

/** What an `<img>` needs. `width` and `height` are the whole picture's in pixels, for its proportions. */
export type PictureView = {
  id: string
  src: string
  srcSet: string
  width: number
  height: number
  /** To show while the picture comes, '#rrggbb'. */
  colour: string
  alt: string
  caption: string | null
}

const plainWidth = 640

/** A picture as a page shows it. `src` is for browsers that cannot choose: about 640 pixels wide. */
export function pictureView(row: PictureRow): PictureView {
  return {
    id: row.id,
    src: variantAddress(row, plainWidth),
    srcSet: row.widths.map((width) => `/media/${row.id}/${width}.webp ${width}w`).join(', '),
    width: row.width,
    height: row.height,
    colour: row.colour,
    alt: row.altText ?? row.caption ?? '',
    caption: row.caption,
  }
}

/** The address of the smallest variant that is at least `width` pixels wide, or of the widest there is. */
export function variantAddress(row: Pick<PictureRow, 'id' | 'widths'>, width: number): string {
  const chosen = row.widths.find((candidate) => candidate >= width) ?? row.widths.at(-1) ?? width
  return `/media/${row.id}/${chosen}.webp`
}
