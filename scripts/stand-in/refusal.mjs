/** An error as Stripe answers it: `{ error: { type, code, message, … } }`. */
export class Refusal extends Error {
  constructor(status, error) {
    super(error.message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...error } }
  }
}

export function refuse(status, error) {
  throw new Refusal(status, error)
}

export function missing(what, id) {
  refuse(404, { code: 'resource_missing', param: 'id', message: `No such ${what}: '${id}'` })
}
