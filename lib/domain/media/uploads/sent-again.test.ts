import fs from 'node:fs'
import { v7 as newUuidV7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { storageKeyOf, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { db } from '@/lib/server/db'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { phoneJpeg } from '@/tests/factories/sample-pictures'
import { sample } from '@/tests/factories/samples'
import { answered, begin, closeUploads, family, offsetOf, openUploads, patch } from '@/tests/factories/upload-calls'

beforeAll(openUploads)
afterAll(closeUploads)

const pathOf = ({ headers }: Awaited<ReturnType<typeof begin>>) => (headers.location ?? '').slice('/api/uploads'.length)
const mediaIn = (answer: Awaited<ReturnType<typeof patch>>) => answer?.headers['x-media-id']

/** A family that chose a file: `again` is the creation call, the same each time. */
async function chose(file: Buffer, filename = 'billede.jpg', place = 'gallery') {
  const sender = await family()
  const chosen = newUuidV7()
  const again = () => begin(sender.cookie, sender.memorial, file.length, filename, { chosen, place })
  const counts = async () => {
    const where = { memorialId: sender.memorial.id }
    return [await db.upload.count({ where }), await db.media.count({ where })]
  }
  return { ...sender, chosen, again, counts }
}

describe('a file that was chosen once', () => {
  test.each([
    ['a picture', 'billede.jpg', 'gallery', () => phoneJpeg(300, 200)],
    ['a film', 'film.mov', 'gallery', () => sample('phone.mov')],
    ['a voice', 'stemme.m4a', 'gallery', () => sample('voice.m4a')],
    ['a portrait', 'portraet.jpg', 'portraitId', () => phoneJpeg(300, 200)],
    ['a cover', 'forside.jpg', 'coverId', () => phoneJpeg(300, 200)],
    ['music', 'salme.mp3', 'music', () => sample('music.mp3')],
  ])('stands there once though every call is made again by two tabs: %s', async (_, filename, place, make) => {
    const file = await make()
    const { cookie, again, counts } = await chose(file, filename, place)
    const [one, two] = await Promise.all([again(), again()])
    expect(pathOf(two)).toBe(pathOf(one))
    expect(await counts()).toEqual([1, 0])
    const path = pathOf(one)
    const first = await patch(cookie, path, 0, file)
    const second = await patch(cookie, pathOf(await again()), 0, file)
    expect(second).toMatchObject({ status: 204, headers: { 'upload-offset': String(file.length) } })
    expect(mediaIn(second)).toBe(mediaIn(first))
    expect((await answered({ cookie, method: 'HEAD', path })).headers['x-media-id']).toBe(mediaIn(first))
    expect(await counts()).toEqual([0, 1])
  })

  test('keeps the bytes that came when its first call is made again, and goes on from there', async () => {
    const file = await phoneJpeg(300, 200)
    const { cookie, again, counts } = await chose(file)
    const path = pathOf(await again())
    await patch(cookie, path, 0, file.subarray(0, 1000))
    expect(pathOf(await again())).toBe(path)
    expect(await offsetOf(cookie, path)).toBe(1000)
    // A browser that does not know of them is told so, and asks.
    expect(await patch(cookie, path, 0, file)).toMatchObject({ status: 409 })
    expect(mediaIn(await patch(cookie, path, 1000, file.subarray(1000)))).toBeTruthy()
    expect(await counts()).toEqual([0, 1])
  })

  test('is finished by whoever asks after a restart between its last byte and its finishing', async () => {
    const file = await phoneJpeg(300, 200)
    const { cookie, again, counts } = await chose(file)
    const path = pathOf(await again())
    fs.writeFileSync(uploadPath(path.slice(1)), file)
    expect(pathOf(await again())).toBe(path)
    const heads = await Promise.all([1, 2, 3].map(() => answered({ cookie, method: 'HEAD', path })))
    expect(new Set(heads.map((head) => head.headers['x-media-id'])).size).toBe(1)
    expect(await counts()).toEqual([0, 1])
  })

  test('is left alone, and not made again, once it has arrived and once it is ready', async () => {
    const file = await phoneJpeg(300, 200)
    const { cookie, again, counts } = await chose(file)
    const path = pathOf(await again())
    const id = path.slice(1)
    const mediaId = mediaIn(await patch(cookie, path, 0, file))
    expect(pathOf(await again())).toBe(path)
    // Its job reads it.
    expect(fs.readFileSync(uploadPath(id)).equals(file)).toBe(true)
    await processMediaJob.perform({ mediaId: String(mediaId), storageKey: storageKeyOf(id) })
    expect(pathOf(await again())).toBe(path)
    expect(fs.existsSync(uploadPath(id))).toBe(false)
    expect(mediaIn(await patch(cookie, path, 0, file))).toBe(mediaId)
    expect(await counts()).toEqual([0, 1])
    expect(await db.media.findUniqueOrThrow({ where: { storageKey: storageKeyOf(id) } })).toMatchObject({
      status: 'ready',
    })
  })

  test('cannot be written to by bytes in its first call, nor become another file', async () => {
    const file = await phoneJpeg(300, 200)
    const { cookie, memorial, chosen, again } = await chose(file)
    const path = pathOf(await again())
    await patch(cookie, path, 0, file)
    const said = `memorialId ${btoa(memorial.slug)},filename ${btoa('billede.jpg')},chosen ${btoa(chosen)}`
    const headers = { 'upload-length': String(file.length), 'upload-metadata': said }
    const body = Buffer.alloc(10)
    const type = { 'content-type': 'application/offset+octet-stream' }
    const sent = { cookie, method: 'POST', body, headers: { ...headers, ...type } }
    expect(await answered(sent)).toMatchObject({ status: 415 })
    expect(fs.readFileSync(uploadPath(path.slice(1))).equals(file)).toBe(true)
  })

  test('is not taken for another of another size', async () => {
    const { cookie, memorial, chosen, again, counts } = await chose(Buffer.alloc(1000))
    await again()
    expect((await begin(cookie, memorial, 999, 'billede.jpg', { chosen })).status).toBe(409)
    expect(await counts()).toEqual([1, 0])
  })
})

describe('the name that a sender gave a file', () => {
  test('is worth nothing to another account, a writer of the same page included', async () => {
    const file = await phoneJpeg(300, 200)
    const { cookie, memorial, chosen, again } = await chose(file)
    const path = pathOf(await again())
    await patch(cookie, path, 0, file.subarray(0, 1000))
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const other = (await signIn(editor)).cookie
    const guess = async () => pathOf(await begin(other, memorial, file.length, 'billede.jpg', { chosen }))
    const theirs = await guess()
    expect(theirs).not.toBe(path)
    expect(await offsetOf(other, theirs)).toBe(0)
    const mediaId = mediaIn(await patch(cookie, path, 1000, file.subarray(1000)))
    // After it has arrived as before.
    expect(await guess()).toBe(theirs)
    expect(mediaIn(await patch(other, theirs, 0, file))).not.toBe(mediaId)
    expect(await db.media.count({ where: { memorialId: memorial.id, createdById: editor.id } })).toBe(1)
    for (const method of ['HEAD', 'DELETE'])
      expect(await answered({ cookie: other, method, path })).toMatchObject({ status: 404 })
    expect(await patch(other, path, 0, file)).toMatchObject({ status: 404 })
    const outsider = (await signIn(await createAccount())).cookie
    expect((await begin(outsider, memorial, file.length, 'billede.jpg', { chosen })).status).toBe(403)
  })

  test('means another file on another page of the same account', async () => {
    const { cookie, owner, chosen, again } = await chose(Buffer.alloc(1000))
    const elsewhere = await createMemorial({ owner })
    const path = pathOf(await again())
    expect(pathOf(await begin(cookie, elsewhere, 1000, 'billede.jpg', { chosen }))).not.toBe(path)
    expect(await db.upload.count({ where: { userId: owner.id } })).toBe(2)
  })

  test('opens nothing to its sender who may no longer edit the page', async () => {
    const file = await phoneJpeg(300, 200)
    const { memorial } = await family()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const { cookie } = await signIn(editor)
    const chosen = newUuidV7()
    await begin(cookie, memorial, file.length, 'billede.jpg', { chosen })
    await db.memorialMember.updateMany({ where: { userId: editor.id }, data: { role: 'viewer' } })
    expect((await begin(cookie, memorial, file.length, 'billede.jpg', { chosen })).status).toBe(403)
  })
})
