import 'server-only'
import type { z } from 'zod'
import { cleanInput } from '@/lib/server/clean-input'
import { parseInput } from '@/lib/server/command'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import type { Actor } from '@/lib/shared/actor'

type FileAnswer = {
  /** Text, bytes, or a stream for what is too large to hold. */
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  contentType: string
  /** Offers it for saving under this name; without one it is shown. ASCII. */
  filename?: string
}

/** A read that answers a file instead of JSON. Refusals are JSON all the same, and nothing is ever kept. */
export function fileRoute<S extends z.ZodType>(read: {
  name: string
  input: S
  run: (actor: Actor, input: z.output<S>) => Promise<FileAnswer>
}) {
  return async (request: Request, context: { params: Promise<Record<string, string>> }): Promise<Response> => {
    try {
      const { actor } = await callerOf(request, true)
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const { body, contentType, filename } = await read.run(
        actor,
        parseInput(read.input, cleanInput({ ...query, ...(await context.params) })),
      )
      return new Response(body, {
        headers: {
          'content-type': contentType,
          'cache-control': 'private, no-store',
          ...(filename ? { 'content-disposition': `attachment; filename="${filename}"` } : {}),
        },
      })
    } catch (error) {
      return refusalAsJson(describeRefusal(error, read.name))
    }
  }
}
