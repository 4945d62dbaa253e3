import 'server-only'
import type { z } from 'zod'
import { callerOf, confirmPath, describeRefusal, queryOf, refusalAsJson, seeOther } from '@/lib/server/http'
import type { Read } from '@/lib/server/read'

export type FileAnswer = {
  /** Text, bytes, or a stream for what is too large to hold. */
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  contentType: string
  /** Offers it for saving under this name; without one it is shown. ASCII. */
  filename?: string
}

/**
 * A read that answers a file instead of JSON. Refusals are JSON all the same, and nothing is ever kept. Where the
 * password is asked for, a link that a browser follows leads to the page that asks.
 */
export function fileRoute<S extends z.ZodType>({ read }: Pick<Read<S, FileAnswer>, 'read'>) {
  const handler = async (
    request: Request,
    context: { params: Promise<Record<string, string> | undefined> },
  ): Promise<Response> => {
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
  }
  // Tests find each address's read by it.
  return Object.assign(handler, { read })
}

function isFollowedLink(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html')
}
