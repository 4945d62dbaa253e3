import 'server-only'
import { errorOfStatus, ModelCallError } from '@/lib/integrations/model-calls/model-call-error'

export type ProviderCall = {
  url: string
  headers?: Record<string, string>
  /** Sent as JSON by POST; without it, GET. */
  body?: object
  timeoutMs: number
  /** Most bytes that are read of the answer. */
  mostBytes: number
  /** Statuses besides 2xx whose answer is read too. */
  answers?: readonly number[]
  signal?: AbortSignal | undefined
}

/**
 * One HTTP call, never repeated: a second try could cost twice. Redirects are not followed, since they would carry the
 * key to another host. Throws ModelCallError.
 */
export async function callProvider(call: ProviderCall): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const signal = AbortSignal.any([AbortSignal.timeout(call.timeoutMs), ...(call.signal ? [call.signal] : [])])
  try {
    const response = await fetch(call.url, {
      method: call.body ? 'POST' : 'GET',
      headers: { ...call.headers, ...(call.body && { 'content-type': 'application/json' }) },
      ...(call.body && { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal,
    })
    if (!response.ok && !call.answers?.includes(response.status)) {
      await response.body?.cancel()
      throw errorOfStatus(response.status)
    }
    return { status: response.status, headers: response.headers, bytes: await readBounded(response, call.mostBytes) }
  } catch (error) {
    if (error instanceof ModelCallError) throw error
    if (signal.aborted) throw new ModelCallError('late', `no answer within ${call.timeoutMs} ms`)
    throw new ModelCallError('down', error instanceof Error ? error.name : 'fetch failed')
  }
}

async function readBounded(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new ModelCallError('unreadable', `more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
