export type FilmErrorCode =
  | 'FILM_UNREADABLE'
  | 'FILM_CUT'
  | 'FILM_TOO_LONG'
  | 'VOICE_UNREADABLE'
  | 'VOICE_CUT'
  | 'VOICE_TOO_LONG'

/** Why a file is refused as a film or a voice. The server maps codes to sentences. */
export class FilmError extends Error {
  constructor(
    readonly code: FilmErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'FilmError'
  }

  /** Sent from the reading process to the one that responds. */
  get refusal() {
    return { code: this.code }
  }
}
