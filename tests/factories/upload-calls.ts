import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { receiveUpload } from '@/lib/domain/media/uploads/receive-upload'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

/** Our route behind a real socket, so that a connection can be cut at any byte. */
const server = http.createServer(async (incoming, outgoing) => {
  const hasBody = incoming.method === 'PATCH' || incoming.method === 'POST'
  const request = new Request(`http://localhost:3000${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
  const id = /^\/api\/uploads\/([^?]+)/.exec(incoming.url ?? '')?.[1]
  const response = await receiveUpload(request, id === undefined ? {} : { id })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})

/** Opens the socket; resolves when it is listening. */
export function openUploads(): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}

export function closeUploads(): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

type Call = {
  cookie?: string
  method: string
  path?: string
  headers?: Record<string, string>
  body?: Buffer
  cutAfter?: number
}
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** With `cutAfter` the connection breaks after that many bytes, and there is no response. */
export function call({ cookie = '', method, path = '', headers = {}, body, cutAfter }: Call): Promise<Answer | null> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = http.request({
      port,
      method,
      path: `/api/uploads${path}`,
      headers: { cookie, 'tus-resumable': '1.0.0', ...(body ? { 'content-length': body.length } : {}), ...headers },
    })
    request.on('response', async (response) => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() })
    })
    request.on('error', (error) => (cutAfter === undefined ? reject(error) : resolve(null)))
    if (cutAfter === undefined) request.end(body)
    else request.write(body?.subarray(0, cutAfter) ?? '', () => request.destroy())
  })
}

/** As `call`, where a response is required. */
export async function answered(sent: Call): Promise<Answer> {
  const answer = await call(sent)
  if (!answer) throw new Error('cut')
  return answer
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** A signed-in family with its page. */
export async function family() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { owner, memorial, ...(await signIn(owner)) }
}

/** Creates an upload. `more`: what else the client says, such as the name it gave the file (`chosen`). */
export function begin(
  cookie: string,
  memorial: { slug: string },
  bytes: number,
  filename = 'billede.jpg',
  more: Record<string, string> = {},
) {
  const said = { memorialId: memorial.slug, filename, filetype: '', ...more }
  const metadata = Object.entries(said).map(([name, value]) => `${name} ${base64(value)}`)
  return answered({
    cookie,
    method: 'POST',
    headers: { 'upload-length': String(bytes), 'upload-metadata': metadata.join(',') },
  })
}

/** As `begin`; returns the last part of its address, with the slash. */
export async function open(cookie: string, memorial: { slug: string }, bytes: number, filename?: string) {
  const { status, headers } = await begin(cookie, memorial, bytes, filename)
  if (status !== 201) throw new Error(`The place was not opened: ${status}`)
  return (headers.location ?? '').slice('/api/uploads'.length)
}

/** Sends bytes; with `cutAfter` the connection breaks. */
export const patch = (cookie: string, path: string, offset: number, body: Buffer, cutAfter?: number) =>
  call({
    cookie,
    method: 'PATCH',
    path,
    body,
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    ...(cutAfter === undefined ? {} : { cutAfter }),
  })

/** The offset the server reports. */
export async function offsetOf(cookie: string, path: string): Promise<number> {
  return Number((await answered({ cookie, method: 'HEAD', path })).headers['upload-offset'])
}
