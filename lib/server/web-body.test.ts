import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { webBody } from '@/lib/server/web-body'

test('a file that was still being opened when the client disconnected is closed', async () => {
  const file = Readable.from([Buffer.from('words')])
  const calls = new EventEmitter()
  const asked = once(calls, 'asked')
  const body = webBody(async () => {
    calls.emit('asked')
    await once(calls, 'opened')
    return file
  })
  const reader = body.getReader()
  const read = reader.read()
  await asked
  await reader.cancel()
  const closed = once(file, 'close')
  calls.emit('opened')
  await closed
  expect(file.readableDidRead).toBe(false)
  expect((await read).done).toBe(true)
})

test('a client that disconnects before the first read opens nothing', async () => {
  let opened = 0
  const body = webBody(() => {
    opened += 1
    return Readable.from([])
  })
  await body.cancel()
  expect(opened).toBe(0)
})
