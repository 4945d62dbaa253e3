import { lookup } from 'node:dns'
import http from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address'
import { callByHttps, isPushEndpoint } from './send-push'

describe('a push service', () => {
  test.each([
    ['never answers', () => {}],
    [
      'sends its headers a byte at a time',
      (socket: Socket) => dribble(socket, 'HTTP/1.1 201 Created\r\nx-slow: ', '1'),
    ],
  ])('hits its deadline when it %s', async (_, behave) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      behave(socket)
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const call = { endpoint: `http://127.0.0.1:${port}/`, headers: {}, body: Buffer.from('x') }
    await expect(callByHttps(call, { deadlineMs: 300, request: http.request, lookup })).rejects.toThrow(/abort/i)
    server.close()
  })

  test('cannot hold the connection with an endless body', async () => {
    const server = http.createServer((_, answer) => {
      answer.writeHead(201)
      answer.write('x')
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const call = { endpoint: `http://127.0.0.1:${port}/`, headers: {}, body: Buffer.from('x') }
    await expect(callByHttps(call, { request: http.request, lookup })).resolves.toBe(201)
    // Closing waits for open connections: it returns because none is left.
    await new Promise((closed) => server.close(closed))
  })
})

test('no push service address reaches our own network', () => {
  const inside = [
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
  ]
  const inside6 = ['fe80::1', 'fd00::1', '::ffff:10.0.0.1', '2002:a00:1::', 'ff02::1', 'intet']
  for (const address of [...inside, ...inside6]) expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['142.250.74.46', '2a00:1450:400f:80d::200e']) expect(isPublicAddress(address)).toBe(true)
  const names = [
    'https://[::1]/x',
    'https://2130706433/x',
    'https://printer.local/x',
    'https://a.example:8443/x',
    'ftp://a.example/x',
  ]
  for (const name of names) expect(isPushEndpoint(name), name).toBe(false)
})

/** Sends a beginning, then the same byte for ever. */
function dribble(socket: Socket, beginning: string, byte: string): void {
  socket.write(beginning)
  const timer = setInterval(() => socket.write(byte), 20)
  socket.on('close', () => clearInterval(timer))
}
