import 'server-only'

type Handler = (request: Request, context: { params: Promise<Record<string, string> | undefined> }) => Promise<Response>

/** One address for two writes: what comes as JSON, and what comes as a form with a file. */
export function routeByType({ json, form }: { json: Handler; form: Handler }): Handler {
  return (request, context) => {
    const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json')
    return (isJson ? json : form)(request, context)
  }
}
