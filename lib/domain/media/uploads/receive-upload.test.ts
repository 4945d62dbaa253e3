import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { db } from '@/lib/server/db'
import { phoneJpeg } from '@/tests/factories/sample-pictures'
import { sample } from '@/tests/factories/samples'
import {
  answered,
  begin,
  closeUploads,
  family,
  offsetOf,
  open,
  openUploads,
  patch,
} from '@/tests/factories/upload-calls'

beforeAll(openUploads)
afterAll(closeUploads)

describe('a resumable upload', () => {
  test('resumes after the connection broke at any byte, and arrives unchanged', async () => {
    const { cookie, memorial, owner } = await family()
    const file = await phoneJpeg(1200, 900)
    const path = await open(cookie, memorial, file.length)
    for (const cutAfter of [0, 1, 1000, Math.floor(file.length / 2)]) {
      const from = await offsetOf(cookie, path)
      await patch(cookie, path, from, file.subarray(from), cutAfter)
      // The bytes on disk are the start of what was sent.
      const came = await offsetOf(cookie, path)
      expect(came).toBeGreaterThanOrEqual(from)
      expect(fs.readFileSync(uploadPath(path.slice(1))).equals(file.subarray(0, came))).toBe(true)
    }
    const rest = await offsetOf(cookie, path)
    const last = await patch(cookie, path, rest, file.subarray(rest))
    expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': String(file.length) } })
    const row = await db.media.findUniqueOrThrow({ where: { id: String(last?.headers['x-media-id']) } })
    expect(row).toMatchObject({
      memorialId: memorial.id,
      createdById: owner.id,
      kind: 'picture',
      status: 'processing',
      bytes: file.length,
      checksum: createHash('sha256').update(file).digest('hex'),
      width: 900,
      height: 1200,
    })
    expect(await db.upload.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test('reports its media when the last response was lost, and makes one picture', async () => {
    const { cookie, memorial } = await family()
    const file = await phoneJpeg(300, 200)
    const path = await open(cookie, memorial, file.length)
    const last = await patch(cookie, path, 0, file)
    const head = await answered({ cookie, method: 'HEAD', path })
    expect(head.headers).toMatchObject({
      'upload-offset': String(file.length),
      'upload-length': String(file.length),
      'x-media-id': last?.headers['x-media-id'],
    })
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  test('that was complete when the process was killed is finished by the next HEAD', async () => {
    const { cookie, memorial } = await family()
    const file = await phoneJpeg(300, 200)
    const path = await open(cookie, memorial, file.length)
    fs.writeFileSync(uploadPath(path.slice(1)), file)
    const head = await answered({ cookie, method: 'HEAD', path })
    expect(head.headers['x-media-id']).toBeTruthy()
    expect(await db.media.count({ where: { memorialId: memorial.id, status: 'processing' } })).toBe(1)
  })

  test('is one picture, told to each request, when several finish it at the same moment', async () => {
    const { cookie, memorial } = await family()
    const file = await phoneJpeg(300, 200)
    const path = await open(cookie, memorial, file.length)
    const last = patch(cookie, path, 0, file)
    await vi.waitFor(() => expect(fs.statSync(uploadPath(path.slice(1))).size).toBe(file.length), {
      interval: 1,
      timeout: 60_000,
    })
    const heads = Array.from({ length: 6 }, () => answered({ cookie, method: 'HEAD', path }))
    const answers = await Promise.all([last, ...heads])
    const { id } = await db.media.findFirstOrThrow({ where: { memorialId: memorial.id } })
    expect(answers.map((answer) => answer?.headers['x-media-id'])).toEqual(answers.map(() => id))
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  test('never accepts bytes at the wrong offset', async () => {
    const { cookie, memorial } = await family()
    const path = await open(cookie, memorial, 1000)
    await patch(cookie, path, 0, Buffer.alloc(100))
    for (const offset of [0, 99, 101, 1000]) {
      expect(await patch(cookie, path, offset, Buffer.alloc(10))).toMatchObject({ status: 409 })
    }
    expect(await offsetOf(cookie, path)).toBe(100)
    expect(await patch(cookie, path, 100, Buffer.alloc(901))).toMatchObject({ status: 413 })
  })

  test('may have a name that the database cannot store', async () => {
    const { cookie, memorial } = await family()
    expect((await begin(cookie, memorial, 100, 'bille\u0000de.jpg')).status).toBe(201)
    expect(await db.upload.findFirst({ where: { memorialId: memorial.id } })).toMatchObject({ fileName: 'billede.jpg' })
  })

  test('answers with a path as its location, sentences for errors, no caching and no cross-origin headers', async () => {
    const { cookie, memorial } = await family()
    const begun = await begin(cookie, memorial, 100)
    expect(begun.headers.location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
    expect(begun.headers['cache-control']).toBe('private, no-store')
    expect(begun.headers['access-control-allow-origin']).toBeUndefined()
    const path = `/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`
    const missing = await patch(cookie, path, 0, Buffer.alloc(1))
    expect(JSON.parse(missing?.body ?? '')).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) })
  })
})

describe('a request that breaks the protocol', () => {
  test.each([
    ['no version', { 'tus-resumable': '' }, 412],
    ['a negative length', { 'upload-length': '-1' }, 400],
    ['a length that is not a number', { 'upload-length': 'x' }, 400],
    ['unreadable metadata', { 'upload-length': '5', 'upload-metadata': 'a b,,, c' }, 400],
  ])('gets our own error: %s', async (_, headers, status) => {
    const { cookie } = await family()
    const refused = await answered({ cookie, method: 'POST', headers })
    expect(refused.status).toBe(status)
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'UNREADABLE_BODY', message: expect.stringMatching(/\.$/) })
  })
})

describe('a refused file gets its sentence and leaves nothing behind', () => {
  test.each<[string, string, string, () => Promise<Buffer>]>([
    ['text named .jpg', 'brev.jpg', 'PICTURE_UNREADABLE', async () => Buffer.from('Kære mormor')],
    ['text named .mp4', 'film.mp4', 'FILM_UNREADABLE', async () => Buffer.from('Kære mormor')],
    ['text named .m4a', 'stemme.m4a', 'VOICE_UNREADABLE', async () => Buffer.from('Kære mormor')],
    ['a truncated film', 'film.mov', 'FILM_CUT', async () => (await sample('phone.mov')).subarray(0, 300)],
    ['a film of more than ten minutes', 'lang.mp4', 'FILM_TOO_LONG', () => sample('long.mp4')],
  ])('%s', async (_, filename, code, make) => {
    const { cookie, memorial } = await family()
    const body = await make()
    const path = await open(cookie, memorial, body.length, filename)
    const last = await patch(cookie, path, 0, body)
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(fs.existsSync(uploadPath(path.slice(1)))).toBe(false)
    expect(await db.upload.count({ where: { memorialId: memorial.id } })).toBe(0)
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
    expect((await answered({ cookie, method: 'HEAD', path })).status).toBe(404)
  })

  test('when the disk is full', async () => {
    const { cookie, memorial } = await family()
    const path = await open(cookie, memorial, 5000)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    vi.spyOn(fs, 'write').mockImplementation(((...args: unknown[]) => {
      const done = args.at(-1)
      if (typeof done === 'function') done(full)
    }) as typeof fs.write)
    const refused = await patch(cookie, path, 0, Buffer.alloc(5000))
    expect(refused?.status).toBe(507)
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ code: 'STORAGE_FULL' })
    vi.restoreAllMocks()
    expect(fs.existsSync(uploadPath(path.slice(1)))).toBe(false)
    expect(await db.upload.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test('when the disk was filled after the upload began', async () => {
    const { cookie, memorial } = await family()
    const path = await open(cookie, memorial, 5000)
    const room = await fs.promises.statfs('.')
    const statfs = vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ ...room, bavail: 1000, bsize: 4096 })
    syncBuiltinESMExports()
    const refused = await patch(cookie, path, 0, Buffer.alloc(5000))
    statfs.mockRestore()
    syncBuiltinESMExports()
    expect(refused?.status).toBe(507)
    expect(fs.existsSync(uploadPath(path.slice(1)))).toBe(false)
    expect(await db.upload.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test('when its sender cancels', async () => {
    const { cookie, memorial } = await family()
    const path = await open(cookie, memorial, 100)
    await patch(cookie, path, 0, Buffer.alloc(50))
    expect((await answered({ cookie, method: 'DELETE', path })).status).toBe(204)
    expect(fs.existsSync(uploadPath(path.slice(1)))).toBe(false)
    expect((await answered({ cookie, method: 'HEAD', path })).status).toBe(404)
  })
})
