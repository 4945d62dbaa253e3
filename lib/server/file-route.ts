import 'server-only'
import type { z } from 'zod'
import { callerOf, confirmPath, describeRefusal, queryOf, refusalAsJson, seeOther } from '@/lib/server/http'
import type { Read } from '@/lib/server/read'
import { tellingTime } from '@/lib/server/telemetry/spent'

export type FileAnswer = {
  /** Text or bytes, or a stream for what does not fit in memory. */
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  contentType: string
  /** ASCII. With it the file is downloaded under this name, without it displayed inline. */
  filename?: string
}

type Context = { params: Promise<Record<string, string> | undefined> }

/**
 * The entry point for reads that answer a file. Refusals are JSON; no response is cached. When the password is needed,
 * a followed link redirects to the page that asks for it.
 */
export function fileRoute<S extends z.ZodType>({ read }: Pick<Read<S, FileAnswer>, 'read'>) {
  const handler = tellingTime(async (request: Request, context: Context): Promise<Response> => {
    try {
      const caller = await callerOf(request, true)
      const { body, contentType, filename } = await read.answer(caller, await queryOf(request, context.params))
      return new Response(body, {
        headers: {
          'content-type': contentType,
          'cache-control': 'private, no-store',
          ...(filename ? { 'content-disposition': `attachment; filename="${filename}"` } : {}),
        },
      })
    } catch (error) {
      const refusal = describeRefusal(error, read.name)
      if (refusal.code === 'PASSWORD_NEEDED' && isFollowedLink(request)) {
        const { pathname, search } = new URL(request.url)
        return seeOther(confirmPath(pathname + search))
      }
      return refusalAsJson(refusal)
    }
  })
  // Tests use `read` to match routes to reads.
  return Object.assign(handler, { read })
}

function isFollowedLink(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html')
}
