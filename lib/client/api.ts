/** A refused or failed call, with the server's sentence. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: string | null,
    readonly fields: Record<string, string>,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

type Options = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: object | FormData; signal?: AbortSignal }

let askForPassword: () => Promise<boolean> = () => Promise.resolve(false)

/** Registers the page's password dialog; called once, by components/accounts/password-question.tsx. */
export function registerPasswordQuestion(ask: () => Promise<boolean>): void {
  askForPassword = ask
}

/**
 * Runs a call that may require a recent password. If so, asks for the password and retries once; without an answer it
 * throws the refusal.
 */
export async function withPasswordPrompt<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'PASSWORD_NEEDED'
    if (!isNeeded || !(await askForPassword())) throw error
    return call()
  }
}

/** `requestApi`, with the password dialog where a sensitive action needs it. For every page of the site. */
export function callApi<T>(path: string, options: Options = {}): Promise<T> {
  return withPasswordPrompt(() => requestApi<T>(path, options))
}

/**
 * Calls our API with cookies and JSON. Returns the response body. Throws ApiError with the server's message, else
 * 'Error {status}: {statusText}', else 'Ukendt serverfejl'.
 */
export async function requestApi<T>(path: string, { method = 'GET', body, signal }: Options = {}): Promise<T> {
  const isForm = body instanceof FormData
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    headers: { accept: 'application/json', ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
  }).catch(() => {
    throw new ApiError(
      'Der er ingen forbindelse lige nu. Det, du skrev, står her endnu. Prøv igen om lidt.',
      0,
      'OFFLINE',
      {},
    )
  })
  if (!response.ok) throw await readError(response)
  return response.json()
}

/** Reads `{ message, code, fields }` of an error response, as in the specification's error catalogue. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return new ApiError('Ukendt serverfejl', response.status, null, {})
  const message =
    'message' in body && typeof body.message === 'string' && body.message !== ''
      ? body.message
      : `Error ${response.status}: ${response.statusText}`
  const code = 'code' in body && typeof body.code === 'string' ? body.code : null
  const fields =
    'fields' in body && typeof body.fields === 'object' && body.fields !== null
      ? Object.fromEntries(Object.entries(body.fields).map(([name, sentence]) => [name, String(sentence)]))
      : {}
  return new ApiError(message, response.status, code, fields)
}

/** The sentence to show for any thrown value. The 401 response has no Danish sentence of its own. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
    return 'Du er blevet logget ud. Log ind igen i en anden fane, og prøv så her en gang til.'
  }
  return error instanceof Error && error.message ? error.message : 'Ukendt serverfejl'
}
