import { createServer, type IncomingMessage } from 'node:http'
import { env } from '@/lib/server/env'

export type StandInRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

/** `status` 200 and JSON by default. `hang` never answers; `cut` closes the connection in the middle. */
export type StandInAnswer = {
  status?: number
  headers?: Record<string, string>
  body?: object | Buffer | string
  hang?: boolean
  cut?: boolean
}

const names = ['ANTHROPIC', 'OPENAI', 'SINGING', 'PORTRAIT_MOTION', 'STORECOVE'] as const
type Provider = (typeof names)[number]

/** The settings before any stand-in: tests of one process share them. */
const untouched = Object.fromEntries(
  names.flatMap((name) => [`${name}_API_KEY`, `${name}_API_URL`]).map((name) => [name, Reflect.get(env, name)]),
)

/**
 * A local server in place of a model's provider, or of the access point for e-invoices. Until `close()`, that provider alone has a key, and its address is this
 * server's. `requests` has what arrived.
 */
export async function startModelStandIn(
  provider: Provider,
  answer: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>,
) {
  const requests: StandInRequest[] = []
  const server = createServer(async (message, response) => {
    const parts: Buffer[] = []
    for await (const part of message) parts.push(part)
    const request = {
      method: message.method ?? '',
      path: message.url ?? '',
      headers: message.headers,
      body: Buffer.concat(parts).toString('utf8'),
    }
    requests.push(request)
    const { status = 200, headers, body = '', hang, cut } = await answer(request)
    if (hang) return
    if (cut) return void message.socket.destroy()
    const isJson = typeof body === 'object' && !Buffer.isBuffer(body)
    response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'application/octet-stream', ...headers })
    response.end(isJson ? JSON.stringify(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const url = `http://127.0.0.1:${address.port}`
  const without = Object.fromEntries(names.map((name) => [`${name}_API_KEY`, undefined]))
  Object.assign(env, without, { [`${provider}_API_KEY`]: 'test-key-of-nobody', [`${provider}_API_URL`]: url })
  return {
    url,
    requests,
    close: async () => {
      // The last one started holds the settings; one that ends after it must not bring back its predecessor's.
      if (Reflect.get(env, `${provider}_API_URL`) === url) Object.assign(env, untouched)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A local server in place of the access point for e-invoices, where our company is number 4711 until `close()`. */
export async function startAccessPoint(answer: Parameters<typeof startModelStandIn>[1]) {
  const server = await startModelStandIn('STORECOVE', answer)
  Object.assign(env, { STORECOVE_LEGAL_ENTITY: 4711 })
  return {
    ...server,
    close: async () => {
      Object.assign(env, { STORECOVE_LEGAL_ENTITY: undefined })
      await server.close()
    },
  }
}

/** An answer of Anthropic's Messages API with this text. */
export function anthropicAnswer(text: string, more: object = {}): StandInAnswer {
  const usage = { input_tokens: 1, output_tokens: 1 }
  const content = [{ type: 'text', text }]
  return {
    body: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content,
      stop_reason: 'end_turn',
      usage,
      ...more,
    },
  }
}

/** An answer of OpenAI's chat completions with this text. */
export function openaiAnswer(text: string | null, more: object = {}): StandInAnswer {
  const message = { role: 'assistant', content: text, ...more }
  return {
    body: { id: 'chatcmpl_1', object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] },
  }
}
