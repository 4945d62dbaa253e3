import 'server-only'
import type { z } from 'zod'
import { cleanInput } from '@/lib/server/clean-input'
import { assertConfirmed, parseInput } from '@/lib/server/command'
import { callerOf, confirmPath, describeRefusal, refusalAsJson, seeOther } from '@/lib/server/http'
import type { Actor } from '@/lib/shared/actor'

type FileAnswer = {
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
export function fileRoute<S extends z.ZodType>(read: {
  name: string
  input: S
  /** True when this file asks for the password as a sensitive act does (see `confirms` of a command). */
  confirms?: (input: z.output<S>) => boolean
  run: (actor: Actor, input: z.output<S>) => Promise<FileAnswer>
}) {
  const handler = async (request: Request, context: { params: Promise<Record<string, string>> }): Promise<Response> => {
    try {
      const { actor } = await callerOf(request, true)
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const input = parseInput(read.input, cleanInput({ ...query, ...(await context.params) }))
      if (read.confirms?.(input)) assertConfirmed(actor)
      const { body, contentType, filename } = await read.run(actor, input)
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
  // Tests find what each read takes by it.
  return Object.assign(handler, { input: read.input })
}

function isFollowedLink(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html')
}
