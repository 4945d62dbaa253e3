import net from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.mjs'

test('a free port is none that an outgoing connection may get, and can be listened on', async () => {
  for (let time = 0; time < 20; time++) {
    const port = await freePort()
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_768)
    const server = net.createServer()
    await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
    await new Promise((resolve) => server.close(resolve))
  }
})
