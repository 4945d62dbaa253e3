export type PictureErrorCode =
  | 'PICTURE_MISSING'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_HEIC'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_BROKEN'

/** Why a file is not taken as a picture. The sentence for each code is the server's. */
export class PictureError extends Error {
  constructor(
    readonly code: PictureErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'PictureError'
  }
}
