import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workerArgs, workerFile } from '@/lib/server/worker-file'
import { createFileStorage } from './file-storage'
import type { Storage, WalkedFile } from './storage-contract'

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  storage = createFileStorage(path.join(folder, 'files'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const webp = { contentType: 'image/webp' }

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function bytesOf(key: string): Promise<Buffer | null> {
  const file = await storage.get(key)
  return file && buffer(file.stream)
}

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

test('a write without disk space reports it and leaves nothing', async () => {
  async function* full() {
    yield Buffer.from('one')
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  const put = storage.put('a.webp', Readable.from(full()), webp)
  await expect(put).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  expect(await filesOnDisk()).toEqual([])
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
    expect(await filesOnDisk()).toHaveLength(1)
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

  test('that is missing is null, even below a file or where a folder is', async () => {
    await storage.put('media/a.webp', Buffer.from('x'), webp)
    await mkdir(path.join(folder, 'files', 'folder.webp'))
    expect(await storage.get('media/b.webp')).toBeNull()
    expect(await storage.stat('nothing/here/b.webp')).toBeNull()
    expect(await storage.get('folder.webp')).toBeNull()
    expect(await storage.stat('folder.webp')).toBeNull()
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

test('a walk finds every file once, with its size and age, and nothing that is not whole', async () => {
  const walked = async () => {
    const found: WalkedFile[] = []
    for await (const file of storage.walk()) found.push(file)
    return found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  }
  expect(await walked()).toEqual([])
  await storage.put('media/a1/640.webp', Buffer.from('picture'), webp)
  await storage.put('b.webp', Buffer.from('x'), webp)
  await mkdir(path.join(folder, 'files', '.unfinished'), { recursive: true })
  await writeFile(path.join(folder, 'files', '.unfinished', 'half.webp'), 'half')
  await writeFile(path.join(folder, 'files', 'Notes.TXT'), 'not ours')
  const yesterday = new Date(Date.now() - 24 * 3600_000)
  await utimes(path.join(folder, 'files', 'b.webp'), yesterday, yesterday)
  expect(await walked()).toMatchObject([
    { key: 'b.webp', size: 1, modifiedAt: yesterday },
    { key: 'media/a1/640.webp', size: 7 },
  ])
  expect(await storage.modifiedAt('b.webp')).toEqual(yesterday)
  expect(await storage.modifiedAt('c.webp')).toBeNull()
})

describe('a write that fails', () => {
  test('mid-stream leaves nothing under the name and no temporary file', async () => {
    async function* broken() {
      yield Buffer.alloc(100_000, 'x')
      throw new Error('the visitor went into a tunnel')
    }
    await expect(storage.put('a.webp', Readable.from(broken()), webp)).rejects.toMatchObject({ code: 'STORAGE_WRITE' })
    expect(await storage.stat('a.webp')).toBeNull()
    expect(await filesOnDisk()).toEqual([])
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
    expect(await filesOnDisk()).toEqual([])
  })

  test('because a file is where a folder is needed is reported, and the file stays', async () => {
    await mkdir(path.join(folder, 'files'), { recursive: true })
    await writeFile(path.join(folder, 'files', 'media'), 'in the way')
    await expect(storage.put('media/a.webp', Buffer.from('x'), webp)).rejects.toMatchObject({ code: 'STORAGE_WRITE' })
    expect(await readFile(path.join(folder, 'files', 'media'), 'utf8')).toBe('in the way')
  })

  test('because the process was killed leaves every file whole', async () => {
    const args = [...workerArgs, workerFile('storage'), path.join(folder, 'files')]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const acknowledged = new Set<string>()
    child.stdout.on('data', (text) => {
      for (const key of String(text).trim().split('\n')) acknowledged.add(key)
      if (acknowledged.size >= 3) setTimeout(() => child.kill('SIGKILL'), 13)
    })
    await once(child, 'close')
    expect(acknowledged.size).toBeGreaterThanOrEqual(3)
    for (const key of acknowledged) {
      const bytes = await bytesOf(key)
      expect(bytes?.length).toBe(2_000_000)
      expect(bytes?.every((byte) => byte === bytes[0])).toBe(true)
    }
  })

  test('a day ago is cleaned up, a fresh one of another process is not', async () => {
    const unfinished = path.join(folder, 'files', '.unfinished')
    await mkdir(unfinished, { recursive: true })
    await writeFile(path.join(unfinished, 'old'), 'half')
    await writeFile(path.join(unfinished, 'fresh'), 'half')
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await utimes(path.join(unfinished, 'old'), yesterday, yesterday)
    await storage.put('a.webp', Buffer.from('x'), webp)
    expect(await readdir(unfinished)).toEqual(['fresh'])
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
    expect(await filesOnDisk()).toEqual([])
  })

  test('must have the ending of its content type', async () => {
    const put = storage.put('a.webp', Buffer.from('x'), { contentType: 'text/html' })
    await expect(put).rejects.toMatchObject({ code: 'STORAGE_CONTENT_TYPE' })
  })
})
