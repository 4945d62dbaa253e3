import 'server-only'

/**
 * Why a call gave nothing: it took too long; the provider would not; what came is not what was asked for; the provider
 * cannot be reached, or our key or our money there is the reason.
 */
export type ModelCallFailure = 'late' | 'refused' | 'unreadable' | 'down'

/** The only error of a call to a model or an access point. Its message is for our log; it never has what was sent. */
export class ModelCallError extends Error {
  constructor(
    readonly failure: ModelCallFailure,
    what: string,
  ) {
    super(`${failure}: ${what}`.slice(0, 200))
    this.name = 'ModelCallError'
  }
}

/** Of an answer's HTTP status; none when there was no connection. */
export function errorOfStatus(status: number | undefined): ModelCallError {
  return status
    ? new ModelCallError(failureOfStatus(status), `status ${status}`)
    : new ModelCallError('down', 'no connection')
}

/** 400, 413, 422 and 451 answer what was sent; the others are ours or the provider's to mend. */
function failureOfStatus(status: number): ModelCallFailure {
  if (status === 408 || status === 504) return 'late'
  return [400, 413, 422, 451].includes(status) ? 'refused' : 'down'
}
