import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveUpload } from '@/lib/domain/media/uploads/receive-upload'
import { db } from '@/lib/server/db'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { addMember } from '@/tests/factories/memorials'
import { phoneJpeg } from '@/tests/factories/sample-pictures'
import {
  answered,
  call,
  closeUploads,
  family,
  offsetOf,
  open,
  openUploads,
  patch,
} from '@/tests/factories/upload-calls'

beforeAll(openUploads)
afterAll(closeUploads)

describe('only the sender of an upload may continue it', () => {
  test('not another account, nor another writer of the page', async () => {
    const { cookie, memorial } = await family()
    const path = await open(cookie, memorial, 100)
    const [outsider, editor] = [await createAccount(), await createAccount()]
    await addMember(memorial, editor, 'editor')
    for (const [other, status] of [
      ['', 401],
      [(await signIn(outsider)).cookie, 404],
      [(await signIn(editor)).cookie, 404],
    ] as const) {
      for (const method of ['HEAD', 'DELETE']) {
        expect((await answered({ cookie: other, method, path })).status).toBe(status)
      }
      expect(await patch(other, path, 0, Buffer.alloc(100))).toMatchObject({ status })
    }
    expect(await offsetOf(cookie, path)).toBe(0)
  })

  test('nor a sender who may no longer edit the page', async () => {
    const { memorial } = await family()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const { cookie } = await signIn(editor)
    const path = await open(cookie, memorial, 100)
    await db.memorialMember.updateMany({ where: { userId: editor.id }, data: { role: 'viewer' } })
    expect(await patch(cookie, path, 0, Buffer.alloc(100))).toMatchObject({ status: 403 })
    expect((await answered({ cookie, method: 'DELETE', path })).status).toBe(403)
  })

  test('nor a sender who was signed out while the bytes arrived', async () => {
    const { cookie, memorial, sessionId } = await family()
    const file = await phoneJpeg(300, 200)
    const path = await open(cookie, memorial, file.length)
    const bytes: UnderlyingDefaultSource<Uint8Array> = {
      async pull(controller) {
        await db.session.update({ where: { id: sessionId }, data: { endedAt: new Date() } })
        controller.enqueue(file)
        controller.close()
      },
    }
    const said = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const sent: RequestInit & { duplex: 'half' } = {
      method: 'PATCH',
      headers: { ...said, cookie },
      duplex: 'half',
      // Nothing is pulled before our side reads.
      body: new ReadableStream(bytes, { highWaterMark: 0 }),
    }
    const request = new Request(`http://localhost:3000/api/uploads${path}`, sent)
    expect((await receiveUpload(request, { id: path.slice(1) })).status).toBe(401)
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test('nor another account that appends the id of this upload to its own address', async () => {
    const [family1, family2] = [await family(), await family()]
    const theirs = await open(family1.cookie, family1.memorial, 100)
    const own = await open(family2.cookie, family2.memorial, 100)
    await patch(family2.cookie, `${own}?x=${theirs}`, 0, Buffer.alloc(40))
    expect(await offsetOf(family1.cookie, theirs)).toBe(0)
    expect(await offsetOf(family2.cookie, own)).toBe(40)
  })

  test('nor another site’s page in the sender’s browser', async () => {
    const { cookie, memorial } = await family()
    const path = await open(cookie, memorial, 100)
    const headers = {
      origin: 'https://ond.eksempel',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }
    expect(await call({ cookie, method: 'PATCH', path, body: Buffer.alloc(1), headers })).toMatchObject({ status: 403 })
  })
})
