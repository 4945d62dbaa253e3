import { beforeAll, expect, test } from 'vitest'
import { servePicture } from '@/lib/domain/media/serving/serve-picture'
import { originalKey, sentKey, stillKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'

const files = ['file', '640.webp', '640-v1.webp', 'original'] as const
const asked = ['visitor', 'stranger', 'viewer', 'editor'] as const

let cookies: Record<(typeof asked)[number], string>
let memorial: { id: string }
beforeAll(async () => {
  const [owner, viewer, stranger] = await Promise.all([createAccount(), createAccount(), createAccount()])
  memorial = await createMemorial({ owner })
  await addMember(memorial, viewer, 'viewer')
  cookies = {
    visitor: '',
    stranger: (await signIn(stranger)).cookie,
    viewer: (await signIn(viewer)).cookie,
    editor: (await signIn(owner)).cookie,
  }
})

/** A piece with every file it can have. */
async function withFiles(piece: Omit<Parameters<typeof createPiece>[0], 'memorial'>): Promise<string> {
  const { id, storageKey } = await createPiece({ memorial, ...piece })
  await db.media.update({ where: { id }, data: { version: 1, widths: [640] } })
  await db.musicPiece.update({ where: { mediaId: id }, data: { sentType: 'audio/flac' } })
  const stored = [
    [originalKey(storageKey, 'audio/mpeg'), 'audio/mpeg'],
    [sentKey(storageKey, 'audio/flac'), 'audio/flac'],
    [variantKey(stillKey(storageKey, 1), 640), 'image/webp'],
  ] as const
  for (const [key, contentType] of stored) await storage.put(key, Buffer.from('lyd'), { contentType })
  return id
}

/** The status of each file, in the order of `files`, for each of `asked`. */
async function answers(id: string) {
  const told: Record<string, number[]> = {}
  for (const who of asked) {
    const headers = cookies[who] ? { cookie: cookies[who] } : undefined
    const responses = await Promise.all(
      files.map((file) =>
        servePicture(new Request(`http://localhost:3000/media/${id}/${file}`, headers && { headers }), { id, file }),
      ),
    )
    told[who] = responses.map(({ status }) => status)
  }
  return told
}

const [all, nothing] = [
  [200, 307, 200, 404],
  [404, 404, 404, 404],
]
const writers = [200, 307, 200, 200]

test('everybody hears what is shown on an open page; only its writers get the file that was sent', async () => {
  const id = await withFiles({})
  expect(await answers(id)).toEqual({ visitor: all, stranger: all, viewer: all, editor: writers })
})

test('what the page does not show is for its writers, by any address, its cover too', async () => {
  for (const held of [{ isShown: false }, { rights: null }, { status: 'hidden' }] as const) {
    const id = await withFiles(held)
    expect(await answers(id), JSON.stringify(held)).toEqual({
      visitor: nothing,
      stranger: nothing,
      viewer: nothing,
      editor: writers,
    })
  }
})

test('an old address of a page that was closed leads nowhere for strangers, and its members still hear', async () => {
  const id = await withFiles({})
  expect((await answers(id)).visitor).toEqual(all)
  await db.memorial.update({ where: { id: memorial.id }, data: { visibility: 'members' } })
  expect(await answers(id)).toEqual({ visitor: nothing, stranger: nothing, viewer: all, editor: writers })
  await db.memorial.update({ where: { id: memorial.id }, data: { visibility: 'public' } })
})

test('a piece that its job has not finished, or that failed, has no address', async () => {
  for (const status of ['processing', 'failed'] as const) {
    const id = await withFiles({ status })
    expect((await answers(id)).visitor?.[0]).toBe(404)
    expect((await answers(id)).editor?.[0]).toBe(404)
  }
})

test('a deleted piece is gone for everybody', async () => {
  const id = await withFiles({})
  await db.media.delete({ where: { id } })
  expect(await answers(id)).toEqual({ visitor: nothing, stranger: nothing, viewer: nothing, editor: nothing })
})
