import { beforeAll, describe, expect, test } from 'vitest'
import { finishUpload } from '@/lib/domain/media/commands/finish-upload'
import { servePicture } from '@/lib/domain/media/serving/serve-picture'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { orderMusic } from '@/lib/domain/music/commands/order-music'
import { removePiece } from '@/lib/domain/music/commands/remove-piece'
import { setTop } from '@/lib/domain/music/commands/set-top'
import { updatePiece } from '@/lib/domain/music/commands/update-piece'
import { findMusic } from '@/lib/domain/music/pieces'
import { listMusic } from '@/lib/domain/music/queries'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createArrived, createPicture, createUpload } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'
import { givePlan, openShop } from '@/tests/factories/plans'
import { sample } from '@/tests/factories/samples'

// Every page of these tests is in Basis, where music cannot be added.
beforeAll(openShop)

async function family() {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user })
  return { user, memorial, actor: actorFor(user), caller: callerFor(actorFor(user)) }
}

async function heardOn({ slug }: { slug: string }) {
  const answer = await getMemorialPage(visitor(), slug)
  return answer.kind === 'page' ? answer.page.music : null
}

const pieceOf = (mediaId: string) => db.musicPiece.findUniqueOrThrow({ where: { mediaId } })

describe('what a visitor hears', () => {
  test('is what the family shows with its rights stated, the piece for the top first', async () => {
    const { memorial } = await family()
    const shown = await createPiece({ memorial, title: 'Anden', position: 0 })
    const top = await createPiece({ memorial, title: 'Første', position: 3, isTop: true })
    await createPiece({ memorial, position: 1, isShown: false })
    await createPiece({ memorial, position: 2, rights: null })
    await createPiece({ memorial, position: 4, status: 'processing' })
    await createPiece({ memorial, position: 5, status: 'hidden' })
    const other = await createMemorial({ owner: await createAccount() })
    await createPiece({ memorial: other })
    const music = await heardOn(memorial)
    expect(music?.map(({ id }) => id)).toEqual([top.id, shown.id])
    expect(music?.[0]).toMatchObject({
      src: `/media/${top.id}/file`,
      title: 'Første',
      isTop: true,
      isMade: false,
      cover: null,
      durationSeconds: 80,
    })
  })

  test('is said to be made with a model as long as anything a model made is in it', async () => {
    const { memorial, actor } = await family()
    const { id } = await createPiece({ memorial })
    const choices = { form: 'hymn', mood: 'calm', instrument: 'piano', seed: 1, sentences: [], verses: [] } as const
    const song = await db.song.create({ data: { memorialId: memorial.id, title: 'Sangen', ...choices } })
    await db.musicPiece.update({ where: { mediaId: id }, data: { source: 'song', songId: song.id } })
    const about = {
      kind: 'song_words',
      title: 'Ord',
      askedByName: 'Birgit',
      purpose: 'Sangen',
      sources: [],
      settings: {},
    } as const
    await db.madeWork.create({ data: { memorialId: memorial.id, songId: song.id, madeBy: 'rules', ...about } })
    const said = async () => {
      const { items } = await listMusic(actor, { id: memorial.slug })
      return [...items, ...((await heardOn(memorial)) ?? [])].map(({ isMade, isByModel }) => [isMade, isByModel])
    }
    expect(await said()).toEqual([
      [true, false],
      [true, false],
    ])
    const words = await db.madeWork.create({
      data: { memorialId: memorial.id, songId: song.id, madeBy: 'model', ...about },
    })
    // Tried out and not used.
    expect((await said())[1]).toEqual([true, false])
    await db.madeWork.update({ where: { id: words.id }, data: { approvedAt: new Date(), approvedByName: 'Birgit' } })
    expect(await said()).toEqual([
      [true, true],
      [true, true],
    ])
    await db.madeWork.update({ where: { id: words.id }, data: { withdrawnAt: new Date() } })
    expect((await said())[1]).toEqual([true, false])
  })

  test('of a piece that is not shown, or without rights, is nothing: only the page’s writers get the file', async () => {
    const { memorial } = await family()
    const request = (id: string) => servePicture(new Request(`http://localhost/media/${id}/file`), { id, file: 'file' })
    for (const held of [{ isShown: false }, { rights: null }] as const) {
      const { id, storageKey } = await createPiece({ memorial, ...held })
      await storage.put(originalKey(storageKey, 'audio/mpeg'), Buffer.from('lyd'), { contentType: 'audio/mpeg' })
      expect((await request(id)).status).toBe(404)
      await db.musicPiece.update({ where: { mediaId: id }, data: { isShown: true, rights: 'free' } })
      const heard = await request(id)
      expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    }
  })
})

describe('a statement of rights', () => {
  test('keeps who made it and when, until something else is stated', async () => {
    const { memorial, user, caller } = await family()
    const { id: mediaId } = await createPiece({ memorial, rights: null })
    const key = { id: memorial.slug, mediaId }
    const { result } = await execute(updatePiece, caller, { ...key, title: 'Sov, mit barn', rights: 'own_recording' })
    expect(result).toMatchObject({ title: 'Sov, mit barn', rights: 'own_recording', rightsByName: user.fullName })
    expect(result.isHeard).toBe(true)
    const stated = await pieceOf(mediaId)
    expect(stated.rightsById).toBe(user.id)
    await execute(updatePiece, caller, { ...key, year: 1971, artist: 'Karen på klaver', rights: 'own_recording' })
    expect(await pieceOf(mediaId)).toEqual(stated)
    await execute(updatePiece, caller, { ...key, rights: null })
    expect(await pieceOf(mediaId)).toMatchObject({ rights: null, rightsAt: null, rightsById: null, rightsByName: null })
    expect(await heardOn(memorial)).toEqual([])
  })

  test('by licence needs its number, and another statement forgets it', async () => {
    const { memorial, caller } = await family()
    const { id: mediaId } = await createPiece({ memorial, rights: null })
    const key = { id: memorial.id, mediaId }
    await expect(execute(updatePiece, caller, { ...key, rights: 'licence', licence: '  ' })).rejects.toMatchObject({
      code: 'LICENCE_MISSING',
      fields: { licence: expect.stringContaining('tilladelsens nummer') },
    })
    const { result } = await execute(updatePiece, caller, { ...key, rights: 'licence', licence: 'Koda 4711' })
    expect(result).toMatchObject({ licence: 'Koda 4711', isHeard: true })
    expect((await execute(updatePiece, caller, { ...key, rights: 'free' })).result.licence).toBeNull()
  })

  test('waits until the piece is ready', async () => {
    const { memorial, caller } = await family()
    for (const status of ['processing', 'failed'] as const) {
      const { id: mediaId } = await createPiece({ memorial, status })
      await expect(execute(updatePiece, caller, { id: memorial.id, mediaId, title: 'Ny' })).rejects.toMatchObject({
        code: 'PIECE_NOT_READY',
      })
    }
  })
})

describe('another family’s piece', () => {
  test('cannot be changed, ordered, put at the top or deleted through one’s own page', async () => {
    const [mine, theirs] = [await family(), await family()]
    const { id: mediaId } = await createPiece({ memorial: theirs.memorial })
    const own = await createPiece({ memorial: mine.memorial })
    const key = { id: mine.memorial.id, mediaId }
    const missing = { code: 'NOT_FOUND', status: 404 }
    await expect(execute(updatePiece, mine.caller, { ...key, title: 'Min' })).rejects.toMatchObject(missing)
    await expect(execute(setTop, mine.caller, { ...key, isTop: true })).rejects.toMatchObject(missing)
    await expect(execute(removePiece, mine.caller, key)).rejects.toMatchObject(missing)
    for (const ids of [[own.id, mediaId], [mediaId], [own.id, own.id], []]) {
      await expect(execute(orderMusic, mine.caller, { id: mine.memorial.id, ids })).rejects.toMatchObject({
        code: 'CONFLICT',
      })
    }
    expect(await pieceOf(mediaId)).toMatchObject({ isTop: false })
  })

  test('nor can a picture be treated as a piece', async () => {
    const { memorial, caller } = await family()
    const { id: mediaId } = await createPicture({ memorial })
    await expect(execute(removePiece, caller, { id: memorial.id, mediaId })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the page’s music', () => {
  test('has at most one piece at the top, also when two are chosen at once', async () => {
    const { memorial, caller } = await family()
    const pieces = [await createPiece({ memorial }), await createPiece({ memorial }), await createPiece({ memorial })]
    await Promise.all(
      pieces.map(({ id: mediaId }) => execute(setTop, caller, { id: memorial.id, mediaId, isTop: true })),
    )
    expect(await db.musicPiece.count({ where: { memorialId: memorial.id, isTop: true } })).toBe(1)
    const top = await db.musicPiece.findFirstOrThrow({ where: { memorialId: memorial.id, isTop: true } })
    await execute(setTop, caller, { id: memorial.id, mediaId: top.mediaId, isTop: false })
    expect(await db.musicPiece.count({ where: { memorialId: memorial.id, isTop: true } })).toBe(0)
  })

  test('keeps the order its family gave it, and leaves the pictures’ order alone', async () => {
    const { memorial, actor, caller } = await family()
    const pictures = [await createPicture({ memorial }), await createPicture({ memorial })]
    const pieces = [await createPiece({ memorial, position: 0 }), await createPiece({ memorial, position: 1 })]
    const ids = pieces.map(({ id }) => id).toReversed()
    await execute(orderMusic, caller, { id: memorial.slug, ids })
    expect((await listMusic(actor, { id: memorial.slug })).items.map(({ id }) => id)).toEqual(ids)
    const positions = await db.media.findMany({ where: { memorialId: memorial.id, kind: 'picture' } })
    expect(positions.map(({ position }) => position).sort()).toEqual(pictures.map((_, index) => index))
  })

  test('changes the page each time', async () => {
    const { memorial, caller } = await family()
    const [first, second] = [await createPiece({ memorial }), await createPiece({ memorial })]
    const { id } = memorial
    const changes = [
      () => execute(setTop, caller, { id, mediaId: first.id, isTop: true }),
      () => execute(orderMusic, caller, { id, ids: [second.id, first.id] }),
      () => execute(updatePiece, caller, { id, mediaId: first.id, isShown: false }),
      () => execute(removePiece, caller, { id, mediaId: second.id }),
    ]
    for (const change of changes) {
      const before = await versionOf(memorial.id)
      await change()
      expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    }
    expect(await db.media.count({ where: { id: second.id } })).toBe(0)
  })

  test('stays, is heard and can be changed when the plan no longer has it', async () => {
    const { memorial, caller } = await family()
    const { id: mediaId } = await createPiece({ memorial })
    await execute(updatePiece, caller, { id: memorial.id, mediaId, title: 'Stadig her' })
    expect(await heardOn(memorial)).toMatchObject([{ title: 'Stadig her' }])
  })

  test('takes no more when the plan ends, also what is on its way; what had arrived is made ready', async () => {
    const { user, memorial, caller } = await family()
    const plan = await givePlan(memorial.id, 'premium')
    const sent = { user, memorial, body: await sample('voice.wav'), place: 'music' } as const
    const { id: arrived } = await createArrived(sent)
    const late = await createUpload(sent)
    const longAgo = new Date(Date.now() - 31 * 24 * 3600_000)
    await db.subscription.update({ where: { id: plan.id }, data: { paidUntil: longAgo } })
    await expect(execute(finishUpload, caller, { id: late })).rejects.toMatchObject({ code: 'PLAN_MUSIC' })
    const { storageKey } = await db.media.findUniqueOrThrow({ where: { id: arrived } })
    await processMediaJob.perform({ mediaId: arrived, storageKey })
    expect(await findMusic(memorial.id)).toMatchObject([{ id: arrived, status: 'ready' }])
  })
})
