import 'server-only'
import type { z } from 'zod'
import { assertConfirmed, type Caller, parseInput } from '@/lib/server/command'
import { callerOf, confirmPath, describeRefusal, queryOf, refusalAsJson, seeOther } from '@/lib/server/http'
import type { Read } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'

export type FileAnswer = {
  /** Text, bytes, or a stream for what is too large to hold. */
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  contentType: string
  /** Offers it for saving under this name; without one it is shown. ASCII. */
  filename?: string
}

type OldRead<S extends z.ZodType> = {
  name: string
  input: S
  confirms?: (input: z.output<S>) => boolean
  run: (actor: Actor, input: z.output<S>) => Promise<FileAnswer>
}

/**
 * A read that answers a file instead of JSON. Refusals are JSON all the same, and nothing is ever kept. Where the
 * password is asked for, a link that a browser follows leads to the page that asks.
 */
export function fileRoute<S extends z.ZodType>(asked: Pick<Read<S, FileAnswer>, 'read'> | OldRead<S>) {
  const read = 'read' in asked ? asked.read : fromOld(asked)
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
  return Object.assign(handler, { read, input: read.input })
}

function fromOld<S extends z.ZodType>({ name, input, confirms, run }: OldRead<S>) {
  const answer = async ({ actor }: Caller, raw: unknown) => {
    const parsed = parseInput(input, raw)
    if (confirms?.(parsed)) assertConfirmed(actor)
    return run(actor, parsed)
  }
  return { name, input, answer }
}

function isFollowedLink(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html')
}
