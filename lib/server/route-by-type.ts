import 'server-only'

type Handler = (request: Request, context: { params: Promise<Record<string, string> | undefined> }) => Promise<Response>

/** Routes JSON and multipart requests of one address to different commands. */
export function routeByType({ json, form }: { json: Handler; form: Handler }): Handler {
  return (request, context) => {
    const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json')
    return (isJson ? json : form)(request, context)
  }
}
