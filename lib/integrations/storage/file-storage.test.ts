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

test('a write without disk space reports it and leaves nothing', async () => {
  async function* full() {
    yield Buffer.from('one')
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  const put = storage.put('a.webp', Readable.from(full()), webp)
  await expect(put).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  expect(await filesOnDisk()).toEqual([])
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
  test('leaves no temporary file', async () => {
    async function* broken() {
      yield Buffer.alloc(100_000, 'x')
      throw new Error('the visitor went into a tunnel')
    }
    await expect(storage.put('a.webp', Readable.from(broken()), webp)).rejects.toMatchObject({ code: 'STORAGE_WRITE' })
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
