export type SoundErrorCode = 'MUSIC_UNREADABLE' | 'MUSIC_CUT' | 'MUSIC_TOO_LONG' | 'MUSIC_IS_FILM'

/** Why a file is refused as music. The server maps codes to sentences. */
export class SoundError extends Error {
  constructor(
    readonly code: SoundErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'SoundError'
  }

  /** Sent from the reading process to the one that responds. */
  get refusal() {
    return { code: this.code }
  }
}
