import 'server-only'
import { NextResponse } from 'next/server'
import type { z } from 'zod'
import { openBodyBudget } from '@/lib/server/body-budget'
import { type Caller, type Command, execute } from '@/lib/server/command'
import { addressOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { readBytes } from '@/lib/server/request-body'

type Door = {
  /** The header with the sender's signature. */
  signatureHeader: string
  /** Largest body in bytes. */
  limitBytes: number
}

/**
 * The entry point for messages from another service. It is nobody's browser: no origin, no cookies, no session. The
 * command gets the body byte by byte (as latin1) and the signature, and has to verify them before anything else.
 */
export function webhookRoute<S extends z.ZodType, L, R, P>(
  command: Command<S, L, R, P, 'system'>,
  { signatureHeader, limitBytes }: Door,
): (request: Request, context: unknown) => Promise<Response> {
  return async (request) => {
    const budget = openBodyBudget(addressOf(request))
    try {
      const bytes = request.body ? await readBytes(request.body, limitBytes, budget) : Buffer.alloc(0)
      const raw = { body: bytes.toString('latin1'), signature: request.headers.get(signatureHeader) ?? '' }
      const { result } = await execute(command, messengerAt(addressOf(request)), raw)
      return NextResponse.json(result ?? { ok: true }, { headers: { 'cache-control': 'private, no-store' } })
    } catch (error) {
      return refusalAsJson(describeRefusal(error, command.name))
    } finally {
      budget.free()
    }
  }
}

const messengerAt = (address: string): Caller => ({
  actor: { kind: 'system', name: 'webhook' },
  address,
  userAgent: null,
  scripted: true,
})
