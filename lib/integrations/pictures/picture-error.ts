export type PictureErrorCode =
  | 'PICTURE_MISSING'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_HEIC'
  | 'PICTURE_HEIC_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_HEAVY'
  | 'PICTURE_BROKEN'

/** Why a file is not taken as a picture. The sentence for each code is the server's. */
export class PictureError extends Error {
  constructor(
    readonly code: PictureErrorCode,
    options?: ErrorOptions,
    /** In millions of pixels, where the code is about that. */
    readonly limit?: number,
  ) {
    super(code, options)
    this.name = 'PictureError'
  }

  /** What goes from the process that decodes to the one that answers. */
  get refusal() {
    return { code: this.code, limit: this.limit }
  }
}
