export type PictureErrorCode =
  | 'PICTURE_MISSING'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_HEIC'
  | 'PICTURE_HEIC_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_HEAVY'
  | 'PICTURE_BROKEN'

/** Why a file is refused as a picture. The server maps codes to sentences. */
export class PictureError extends Error {
  constructor(
    readonly code: PictureErrorCode,
    options?: ErrorOptions,
    /** In megapixels, for the codes that have one. */
    readonly limit?: number,
  ) {
    super(code, options)
    this.name = 'PictureError'
  }

  /** Sent from the decoding process to the one that responds. */
  get refusal() {
    return { code: this.code, limit: this.limit }
  }
}
