import 'server-only'
import { NextRequest } from 'next/server'
import { openBodyRoom } from '@/lib/server/body-room'
import { checkJsonShape } from '@/lib/server/check-json-shape'
import { addressOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { readBytes } from '@/lib/server/request-body'

type Handler<C> = (request: NextRequest, context: C) => Promise<Response>

// Fits a name, a password and a token.
const mostBytes = 20_000
const mostValues = 100

/** Wraps a library's handler, which reads bodies of any size, with the limits for size and shape. */
export function withBoundedBody<C>(name: string, handler: Handler<C>): Handler<C> {
  return async (request, context) => {
    const room = openBodyRoom(addressOf(request))
    try {
      if (!request.body) return await handler(request, context)
      const body = await readBytes(request.body, mostBytes, room)
      if (request.headers.get('content-type')?.includes('json')) checkJsonShape(body.toString(), mostValues)
      const { method, headers } = request
      return await handler(new NextRequest(request.url, { method, headers, body }), context)
    } catch (error) {
      return refusalAsJson(describeRefusal(error, name))
    } finally {
      room.free()
    }
  }
}
