import 'server-only'
import { NextRequest } from 'next/server'
import { openBodyBudget } from '@/lib/server/body-budget'
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
    const budget = openBodyBudget(addressOf(request))
    try {
      if (!request.body) return await handler(request, context)
      const body = await readBytes(request.body, mostBytes, budget)
      if (request.headers.get('content-type')?.includes('json')) checkJsonShape(body.toString(), mostValues)
      const { method, headers } = request
      return await handler(new NextRequest(request.url, { method, headers, body }), context)
    } catch (error) {
      return refusalAsJson(describeRefusal(error, name))
    } finally {
      budget.free()
    }
  }
}
