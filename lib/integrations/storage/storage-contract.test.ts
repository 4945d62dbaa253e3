import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBucket, givenBucket, startBucket } from '@/tests/factories/bucket'
import { type Bucket, type BucketSettings, openBucket } from './bucket.mjs'
import { createFileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'
import type { Storage, WalkedFile } from './storage-contract'

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const webp = { contentType: 'image/webp' }

async function bytesOf(key: string): Promise<Buffer | null> {
  const file = await storage.get(key)
  return file && buffer(file.stream)
}

async function walked(): Promise<WalkedFile[]> {
  const found: WalkedFile[] = []
  for await (const file of storage.walk()) found.push(file)
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

describe('a store in a folder', () => {
  beforeEach(() => {
    storage = createFileStorage(path.join(folder, 'files'))
  })
  keepsItsPromises()
})

describe('a store in a bucket of a small server', () => {
  let server: Awaited<ReturnType<typeof startBucket>>
  beforeAll(async () => {
    server = await startBucket()
  })
  afterAll(() => server.stop())
  inBucket(() => server.settings)
})

describe.skipIf(!givenBucket)('a store in the bucket that TEST_S3_BUCKET names (skipped where it names none)', () => {
  beforeAll(() => createBucket(given()))
  inBucket(given)
})

function given(): BucketSettings {
  if (!givenBucket) throw new Error('no bucket is given')
  return givenBucket
}

function inBucket(settings: () => BucketSettings) {
  let bucket: Bucket
  beforeEach(async () => {
    bucket = openBucket(settings())
    storage = createS3Storage(bucket)
    for await (const { key } of bucket.list('')) await bucket.remove(key)
  })
  afterEach(() => bucket.close())
  keepsItsPromises()

  test('is whole also in many parts, and a part across two of them is right', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024)
    for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE(at, at)
    await storage.put('a.mp4', Readable.from(piecesOf(bytes)), { contentType: 'video/mp4' })
    expect((await bytesOf('a.mp4'))?.equals(bytes)).toBe(true)
    const [start, end] = [8 * 1024 * 1024 - 3, 8 * 1024 * 1024 + 4]
    const part = await storage.get('a.mp4', { start, end })
    expect(part && (await buffer(part.stream))).toEqual(bytes.subarray(start, end + 1))
    expect(part?.size).toBe(bytes.length)
  })

  test('leaves no parts of an upload that broke off', async () => {
    async function* broken() {
      yield* piecesOf(Buffer.alloc(20 * 1024 * 1024))
      throw new Error('gone')
    }
    const put = storage.put('a.mp4', Readable.from(broken()), { contentType: 'video/mp4' })
    await expect(put).rejects.toMatchObject({ code: 'STORAGE_WRITE' })
    expect(await storage.stat('a.mp4')).toBeNull()
    expect(await walked()).toEqual([])
  })

  test('copies within itself, and lists what stands under a name', async () => {
    await bucket.put('published/pages/a b/æ.html', Buffer.from('x'), { contentType: 'text/html' })
    expect(await bucket.copy('published/pages/a b/æ.html', 'published/copy.html')).toBe(true)
    expect(await bucket.copy('published/nothing', 'published/other')).toBe(false)
    const names = []
    for await (const each of bucket.names('published/')) names.push(each)
    expect(names).toEqual([
      { name: 'pages', isFolder: true },
      { name: 'copy.html', isFolder: false },
    ])
  })
}

function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

function keepsItsPromises() {
  describe('a part of a file', () => {
    test.each([
      [0, 0, 'a'],
      [2, 4, 'cde'],
      [9, 9, 'j'],
      [0, 9, 'abcdefghij'],
    ])('from byte %i to byte %i, with the size of the whole file', async (start, end, expected) => {
      await storage.put('a.webm', Buffer.from('abcdefghij'), { contentType: 'video/webm' })
      const part = await storage.get('a.webm', { start, end })
      expect(part?.size).toBe(10)
      expect(part && (await buffer(part.stream)).toString()).toBe(expected)
    })
  })

  describe('a stored file', () => {
    test('comes back with its bytes, size and type, from a buffer and from a stream', async () => {
      expect(await storage.put('media/a1/640.webp', Buffer.from('picture'), webp)).toEqual({ size: 7, ...webp })
      const stream = Readable.from([Buffer.from('one '), 'two ', Buffer.alloc(200_000, 'x')])
      expect(await storage.put('export/all.zip', stream, { contentType: 'application/zip' })).toMatchObject({
        size: 200_008,
      })
      expect(String(await bytesOf('media/a1/640.webp'))).toBe('picture')
      expect((await bytesOf('export/all.zip'))?.subarray(0, 9).toString()).toBe('one two x')
      expect(await storage.stat('media/a1/640.webp')).toEqual({ size: 7, ...webp })
    })

    test('may be empty', async () => {
      await storage.put('a.txt', Buffer.alloc(0), { contentType: 'text/plain' })
      expect(await bytesOf('a.txt')).toEqual(Buffer.alloc(0))
    })

    test('is replaced as a whole by a second put', async () => {
      await storage.put('a.webp', Buffer.from('long first version'), webp)
      await storage.put('a.webp', Buffer.from('second'), webp)
      expect(String(await bytesOf('a.webp'))).toBe('second')
      expect(await walked()).toHaveLength(1)
    })

    test('is one of the versions, never a mixture, under concurrent writes', async () => {
      const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, 65 + index))
      await Promise.all(versions.map((version) => storage.put('a.webp', version, webp)))
      const kept = await bytesOf('a.webp')
      expect(versions.some((version) => kept?.equals(version))).toBe(true)
    })

    test('is gone after delete, and deleting again succeeds', async () => {
      await storage.put('media/a.webp', Buffer.from('x'), webp)
      await storage.delete('media/a.webp')
      await storage.delete('media/a.webp')
      expect(await storage.get('media/a.webp')).toBeNull()
      expect(await storage.stat('media/a.webp')).toBeNull()
    })

    test('that is missing is null, even below a file', async () => {
      await storage.put('media/a.webp', Buffer.from('x'), webp)
      expect(await storage.get('media/b.webp')).toBeNull()
      expect(await storage.stat('nothing/here/b.webp')).toBeNull()
    })
  })

  test('a file can stand elsewhere too, and stays there as it was when it is replaced or removed', async () => {
    await storage.put('media/a.webp', Buffer.from('first'), webp)
    const target = path.join(folder, 'elsewhere.webp')
    expect(await storage.placeAt('media/a.webp', target)).toBe(true)
    await storage.put('media/a.webp', Buffer.from('second'), webp)
    await storage.delete('media/a.webp')
    expect(await readFile(target, 'utf8')).toBe('first')
    expect(await storage.placeAt('media/b.webp', path.join(folder, 'nothing.webp'))).toBe(false)
    await expect(storage.placeAt('../a.webp', target)).rejects.toMatchObject({ code: 'STORAGE_KEY' })
  })

  test('a walk finds every file once, with its size and age', async () => {
    expect(await walked()).toEqual([])
    await storage.put('media/a1/640.webp', Buffer.from('picture'), webp)
    await storage.put('b.webp', Buffer.from('x'), webp)
    const [first, second] = await walked()
    expect([first, second]).toMatchObject([
      { key: 'b.webp', size: 1 },
      { key: 'media/a1/640.webp', size: 7 },
    ])
    expect(Math.abs(Date.now() - (second?.modifiedAt.getTime() ?? 0))).toBeLessThan(3600_000)
    const asked = await storage.modifiedAt('b.webp')
    // A bucket may tell whole seconds to whom asks for one file.
    expect(Math.abs((asked?.getTime() ?? 0) - (first?.modifiedAt.getTime() ?? 0))).toBeLessThan(1000)
    expect(await storage.modifiedAt('c.webp')).toBeNull()
  })

  describe('a write that fails', () => {
    test('mid-stream leaves nothing under the name', async () => {
      async function* broken() {
        yield Buffer.alloc(100_000, 'x')
        throw new Error('the visitor went into a tunnel')
      }
      await expect(storage.put('a.webp', Readable.from(broken()), webp)).rejects.toMatchObject({
        code: 'STORAGE_WRITE',
      })
      expect(await storage.stat('a.webp')).toBeNull()
      expect(await walked()).toEqual([])
    })

    test('keeps the previous version', async () => {
      await storage.put('a.webp', Buffer.from('first'), webp)
      const aborted = new Readable({
        read() {
          this.push('half')
          this.destroy(new Error('aborted'))
        },
      })
      await expect(storage.put('a.webp', aborted, webp)).rejects.toMatchObject({ code: 'STORAGE_WRITE' })
      expect(String(await bytesOf('a.webp'))).toBe('first')
    })

    test('before the first byte was read is reported, and ends nothing else', async () => {
      const gone = new Readable({ read() {} })
      const put = storage.put('a.webp', gone, webp)
      gone.destroy(new Error('gone'))
      await expect(put).rejects.toMatchObject({ code: 'STORAGE_WRITE' })
      expect(await walked()).toEqual([])
    })
  })

  describe('a key', () => {
    test.each([
      '',
      '.',
      '..',
      '../a.webp',
      'media/../../a.webp',
      'media/..webp',
      '/etc/passwd',
      '/a.webp',
      'media//a.webp',
      'media/a.webp/',
      'media/.a.webp',
      '.unfinished/a.webp',
      'media\\a.webp',
      '..\\a.webp',
      'C:\\a.webp',
      'media/a%2e%2e.webp',
      'media/a.webp\u0000.png',
      'media/a.webp\n',
      'Media/A.webp',
      'media/æ.webp',
      'media/a',
      'media/a.exe',
      'media/a.constructor',
      'a.tar.zip',
      `${'a'.repeat(200)}.webp`,
    ])('%j is refused by every method, and nothing is written', async (key) => {
      const refusal = { code: 'STORAGE_KEY' }
      await expect(storage.put(key, Buffer.from('x'), webp)).rejects.toMatchObject(refusal)
      await expect(storage.get(key)).rejects.toMatchObject(refusal)
      await expect(storage.stat(key)).rejects.toMatchObject(refusal)
      await expect(storage.delete(key)).rejects.toMatchObject(refusal)
      expect(await walked()).toEqual([])
    })

    test('must have the ending of its content type', async () => {
      const put = storage.put('a.webp', Buffer.from('x'), { contentType: 'text/html' })
      await expect(put).rejects.toMatchObject({ code: 'STORAGE_CONTENT_TYPE' })
    })
  })
}

test.each([
  ['does not answer', () => undefined],
  [
    'stops in the middle of a file',
    (socket: net.Socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc'),
  ],
])('a store that %s gives up, and says which file', async (_, answer) => {
  const sockets = new Set<net.Socket>()
  const silent = net.createServer((socket) => {
    sockets.add(socket)
    answer(socket)
  })
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const address = silent.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const key = { accessKeyId: 'a', secretAccessKey: 'b' }
  const bucket = openBucket({ name: 'mindelund', region: 'eu', endpoint, forcePathStyle: true, ...key })
  try {
    const read = createS3Storage(bucket).get('a.webp')
    await expect(read).rejects.toMatchObject({ code: 'STORAGE_READ', message: expect.stringContaining('a.webp') })
  } finally {
    await bucket.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
  }
})
