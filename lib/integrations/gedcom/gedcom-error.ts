export type GedcomErrorCode =
  | 'NOT_GEDCOM'
  | 'TOO_LARGE'
  | 'TOO_MANY_LINES'
  | 'ZIP_BROKEN'
  | 'ZIP_ENCRYPTED'
  | 'ZIP_TOO_LARGE'
  | 'ZIP_TOO_MANY_FILES'
  | 'ZIP_UNSAFE_PATH'
  | 'ZIP_DUPLICATE_PATH'
  | 'ZIP_WITHOUT_GEDCOM'
  | 'ZIP_WITH_SEVERAL_GEDCOMS'

/** Why a file is refused as a family tree. The server maps codes to sentences. */
export class GedcomError extends Error {
  constructor(
    readonly code: GedcomErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'GedcomError'
  }

  /** Sent from the reading process to the one that responds. */
  get refusal() {
    return { code: this.code }
  }
}
