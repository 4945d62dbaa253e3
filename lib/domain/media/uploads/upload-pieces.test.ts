import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openPieces } from '@/lib/domain/media/uploads/upload-pieces'
import { env } from '@/lib/server/env'
import { bucketForTests } from '@/tests/factories/bucket-for-tests'

const opened = bucketForTests()

// Two as two processes have them.
const open = () => [openPieces(opened.bucket), openPieces(opened.bucket)] as const
const bytes = Buffer.from(Array.from({ length: 9 * 1024 * 1024 }, (_, at) => (at * 7 + (at >> 9)) % 251))
const place = () => path.join(env.DATA_DIR, 'uploads', randomUUID())

async function* brokenAfter(end: number) {
  for (let at = 0; at < end; at += 65_536) yield bytes.subarray(at, Math.min(end, at + 65_536))
  throw new Error('the train went into a tunnel')
}

test('an upload that breaks off at one process goes on at another, from the last byte that came', async () => {
  const [first, second] = open()
  const id = randomUUID()
  const came = 5 * 1024 * 1024 + 123
  await expect(first.write(Readable.from(brokenAfter(came)), id, 0)).rejects.toThrow('tunnel')
  expect(await second.received(id)).toBe(came)
  expect(await second.write(Readable.from([bytes.subarray(came)]), id, came)).toBe(bytes.length)
  const file = place()
  expect(await first.bring(id, file)).toBe(true)
  expect((await readFile(file)).equals(bytes)).toBe(true)
  expect((await first.list()).map((each) => each.id)).toEqual([id])
  await second.remove(id)
  expect(await first.received(id)).toBe(0)
  expect(await first.bring(id, place())).toBe(false)
})

test('what a process writes late, that has lost its upload to another, changes nothing', async () => {
  const [late, now] = open()
  const id = randomUUID()
  await now.write(Readable.from([bytes.subarray(0, 3000)]), id, 0)
  await now.write(Readable.from([bytes.subarray(3000, 9000)]), id, 3000)
  await late.write(Readable.from([bytes.subarray(3000, 4000)]), id, 3000)
  await late.write(Readable.from([bytes.subarray(4000, 4500)]), id, 4000)
  expect(await now.received(id)).toBe(9000)
  const file = place()
  await now.bring(id, file)
  expect((await readFile(file)).equals(bytes.subarray(0, 9000))).toBe(true)
})

test('what comes after a gap does not count', async () => {
  const [pieces] = open()
  const id = randomUUID()
  await pieces.write(Readable.from([Buffer.from('abc')]), id, 0)
  await pieces.write(Readable.from([Buffer.from('xyz')]), id, 10)
  expect(await pieces.received(id)).toBe(3)
})
