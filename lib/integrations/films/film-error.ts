export type FilmErrorCode = 'FILM_UNREADABLE' | 'FILM_TOO_LONG' | 'VOICE_UNREADABLE' | 'VOICE_TOO_LONG'

/** Why a file is not taken as a film or a voice. The sentence for each code is the server's. */
export class FilmError extends Error {
  constructor(
    readonly code: FilmErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'FilmError'
  }

  /** What goes from the process that reads to the one that answers. */
  get refusal() {
    return { code: this.code }
  }
}
