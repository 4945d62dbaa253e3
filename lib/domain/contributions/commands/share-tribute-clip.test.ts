import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/memorials/[id]/tributes/route'
import { GET } from '@/app/media/[id]/[file]/route'
import { clipMegabytes } from '@/lib/domain/contributions/clip'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { contributionForms } from '@/lib/domain/contributions/form-names'
import { contributionPersonalData, deleteOldRejected } from '@/lib/domain/contributions/personal-data'
import { findPosts, findQueue } from '@/lib/domain/contributions/posts'
import type { ContributionView } from '@/lib/domain/contributions/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { removalOf } from '@/lib/domain/media/pictures/remove-pictures'
import { listDownloadFiles } from '@/lib/domain/memorial-page/download/download-files'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { fileColumns, originalKey } from '@/lib/domain/pictures/picture-files'
import { hideMedia } from '@/lib/domain/reports/commands/hide-media'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { memoryWords, sampleFile, sendMemory } from '@/tests/factories/clips'
import { createPage } from '@/tests/factories/greetings'
import { pictureFile } from '@/tests/factories/media'
import { createHandler } from '@/tests/factories/reports'
import { samplePath } from '@/tests/factories/samples'
import { waveFile } from '@/tests/factories/wave-file'

const rowOf = (contributionId: string) =>
  db.media.findFirstOrThrow({
    where: { contributionId, kind: { not: 'picture' } },
    select: { id: true, ...fileColumns },
  })

async function shown(memorial: { id: string }): Promise<ContributionView[]> {
  const subject = await getMemorialSubject(visitor(), memorial.id)
  return (await findPosts(visitor(), subject, { kind: 'tribute' })).items
}

async function statusOf(clip: ContributionView['clip'], { cookie }: { cookie?: string } = {}): Promise<number> {
  const id = clip?.id ?? ''
  const request = new Request(`http://localhost:3000/media/${id}/file`, { headers: cookie ? { cookie } : {} })
  const answer = await GET(request, { params: Promise.resolve({ id, file: 'file' }) })
  await answer.body?.cancel()
  return answer.status
}

describe('a memory with a voice or a short film', () => {
  test('waits with its words, its pictures and its voice, and is not in the gallery', async () => {
    const { owner, memorial } = await createPage()
    const { result } = await sendMemory(memorial, { pictures: await pictureFile(80, 60) })
    const clip = { kind: 'recording', width: 0, height: 0, durationSeconds: 2 }
    expect(result).toMatchObject({ status: 'pending', pictures: [{ width: 80 }], clip })
    expect(result.film).toBeUndefined()
    const { items } = await findQueue(actorFor(owner), memorial.id, { status: 'pending' })
    expect(items).toMatchObject([{ id: result.id, clip: { ...clip, src: `/media/${result.clip?.id}/file` } }])
    expect(await shown(memorial)).toEqual([])
    expect(await db.media.findMany({ where: { memorialId: memorial.id, contributionId: null } })).toEqual([])
  })

  test('a film keeps its shape and its sound, and not who filmed and where', async () => {
    const { memorial } = await createPage()
    const { result } = await sendMemory(memorial, { clip: await sampleFile('phone.mov') })
    expect(result.clip).toMatchObject({ kind: 'video', width: 96, height: 160, durationSeconds: 2 })
    const { storageKey, contentType } = await rowOf(result.id)
    const pieces: Uint8Array[] = []
    for await (const piece of (await storage.get(originalKey(storageKey, contentType)))?.stream ?? [])
      pieces.push(piece)
    const file = Buffer.concat(pieces)
    expect(file.includes('mp4a')).toBe(true)
    expect(file.includes('Karen Testperson')).toBe(false)
  })

  test('while it waits, its family and its sender hear it, and no other family', async () => {
    const { owner, memorial } = await createPage()
    const { result } = await sendMemory(memorial)
    expect(await statusOf(result.clip)).toBe(404)
    expect(await statusOf(result.clip, await signIn((await createPage()).owner))).toBe(404)
    expect(await statusOf(result.clip, await signIn(owner))).toBe(200)
    const writer = await createAccount()
    const own = await sendMemory(memorial, {}, callerFor(actorFor(writer)))
    expect(await statusOf(own.result.clip, await signIn(writer))).toBe(200)
  })

  test('approved, everybody hears it, and it is in the family’s download', async () => {
    const { owner, memorial } = await createPage()
    const { result } = await sendMemory(memorial)
    expect(await listDownloadFiles(memorial.id)).toEqual([])
    await execute(approveContribution, callerFor(actorFor(owner)), { id: result.id })
    expect(await shown(memorial)).toMatchObject([{ clip: { id: result.clip?.id, kind: 'recording' } }])
    expect(await statusOf(result.clip)).toBe(200)
    expect(await listDownloadFiles(memorial.id)).toMatchObject([{ id: result.clip?.id, isOnPage: true }])
  })

  test('rejected, it is heard by the family alone, and deleted with the memory', async () => {
    const { owner, memorial } = await createPage()
    const { result } = await sendMemory(memorial)
    await execute(rejectContribution, callerFor(actorFor(owner)), { id: result.id })
    expect([await statusOf(result.clip), await statusOf(result.clip, await signIn(owner))]).toEqual([404, 200])
    const row = await rowOf(result.id)
    const { decidedAt } = await db.contribution.findUniqueOrThrow({ where: { id: result.id } })
    await deleteOldRejected(new Date((decidedAt?.getTime() ?? 0) + 1))
    await removeUnknownPictureJob.perform(removalOf(row))
    expect(await db.media.count({ where: { id: row.id } })).toBe(0)
    for (const key of removalOf(row).keys) expect(await storage.get(key)).toBeNull()
  })

  test('withdrawn by the one who sent it, nothing is left of it', async () => {
    const { memorial } = await createPage()
    const device = callerFor(visitor(hashToken('telefonen')))
    const { result } = await sendMemory(memorial, {}, device)
    const row = await rowOf(result.id)
    await execute(withdrawContribution, device, { id: result.id })
    await removeUnknownPictureJob.perform(removalOf(row))
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
    for (const key of removalOf(row).keys) expect(await storage.get(key)).toBeNull()
  })

  test('taken down by the operator, the memory stays without it', async () => {
    const { owner, memorial } = await createPage()
    const { result } = await sendMemory(memorial, { clip: await sampleFile('phone.mov') })
    await execute(approveContribution, callerFor(actorFor(owner)), { id: result.id })
    await execute(hideMedia, callerFor(await createHandler()), {
      id: result.clip?.id,
      ground: 'law',
      reasons: 'Den er ikke lovlig.',
    })
    const [memory] = await shown(memorial)
    expect(memory).toMatchObject({ id: result.id, message: memoryWords.text })
    expect(memory?.clip).toBeUndefined()
    expect(await statusOf(result.clip)).toBe(404)
  })

  test('is in what its writer takes home', async () => {
    const { memorial } = await createPage()
    const writer = await createAccount()
    const { result } = await sendMemory(memorial, {}, callerFor(actorFor(writer)))
    const { posts } = await contributionPersonalData.about(db, actorFor(writer))
    expect(posts).toMatchObject([
      { pictures: [{ download: expect.stringMatching(`/media/${result.clip?.id}/file$`) }] },
    ])
  })

  test('sent twice with the same key it is one memory with one voice', async () => {
    const { memorial } = await createPage()
    const key = crypto.randomUUID()
    const first = await sendMemory(memorial, { key })
    const second = await sendMemory(memorial, { key })
    expect(second.result).toMatchObject({ id: first.result.id, clip: { id: first.result.clip?.id } })
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  test('of a bot nothing is kept', async () => {
    const { memorial } = await createPage()
    const { result } = await sendMemory(memorial, { website: 'https://reklame.example' })
    expect(result.status).toBe('pending')
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
  })
})

describe('refuses at its field', () => {
  const voice = (seconds: number) =>
    new UploadedFile('stemme.wav', waveFile({ seconds, channels: 1, at: (second) => Math.sin(second * 900) / 4 }))

  test.each([
    ['text', async () => new UploadedFile('stemme.m4a', Buffer.from('Kære mormor')), 'CLIP_UNREADABLE'],
    ['nothing', async () => new UploadedFile('stemme.m4a', Buffer.alloc(0)), 'CLIP_UNREADABLE'],
    ['a picture', async () => pictureFile(), 'CLIP_UNREADABLE'],
    [
      'half a voice',
      async () => {
        const { body } = await sampleFile('voice.wav')
        return new UploadedFile('stemme.wav', body.subarray(0, body.length / 2))
      },
      'CLIP_CUT',
    ],
    ['a film of eleven minutes', async () => sampleFile('long.mp4'), 'CLIP_FILM_TOO_LONG'],
    ['a voice of more than three minutes', async () => voice(182), 'CLIP_VOICE_TOO_LONG'],
    [
      'a file that is too large',
      async () => new UploadedFile('film.mp4', Buffer.alloc(clipMegabytes * 1024 * 1024 + 1)),
      'CLIP_TOO_LARGE',
    ],
  ] as const)('%s, and keeps nothing', async (_, file, code) => {
    const { memorial } = await createPage()
    await expect(sendMemory(memorial, { clip: await file() })).rejects.toMatchObject({
      code,
      fields: { clip: expect.stringContaining('Det, du har skrevet, står her endnu') },
    })
    expect(await db.contribution.count({ where: { memorialId: memorial.id } })).toBe(0)
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test('two at once, and a text in its place', async () => {
    const { memorial } = await createPage()
    const one = await sampleFile('voice.mp3')
    for (const clip of [[one, one], 'stemme.mp3']) {
      await expect(sendMemory(memorial, { clip })).rejects.toMatchObject({
        fields: { clip: 'Vælg højst én optagelse eller film.' },
      })
    }
  })

  test('nothing of a voice whose picture is broken is stored', async () => {
    const { memorial } = await createPage()
    const before = await storedKeys()
    await expect(
      sendMemory(memorial, { pictures: new UploadedFile('b.png', Buffer.from('intet billede')) }),
    ).rejects.toMatchObject({ fields: { pictures: expect.any(String) } })
    for (const key of (await storedKeys()).filter((each) => !before.includes(each)))
      expect(await storage.get(key)).toBeNull()
  })

  test('a sender’s twenty-first within an hour', async () => {
    const { memorial } = await createPage()
    const sender = callerFor(actorFor(await createAccount()))
    const clip = new UploadedFile('stemme.m4a', Buffer.from('nej'))
    for (let count = 0; count < 20; count++) {
      await expect(sendMemory(memorial, { clip }, sender)).rejects.toMatchObject({ code: 'CLIP_UNREADABLE' })
    }
    await expect(sendMemory(memorial, { clip }, sender)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(sendMemory(memorial, { clip: '' }, sender)).resolves.toMatchObject({ result: { status: 'pending' } })
  })

  /** The keys whose removal was ordered before they were written. */
  async function storedKeys(): Promise<string[]> {
    const rows = await db.$queryRaw<{ keys: string[] }[]>`
      SELECT data->'keys' AS keys FROM pgboss.job WHERE name = 'remove-unknown-picture'`
    return rows.flatMap(({ keys }) => keys)
  }
})

test('a form without script is shown again with its text and the sentence at the field', async () => {
  const { memorial } = await createPage()
  const body = new FormData()
  for (const [name, value] of Object.entries(memoryWords)) body.set(name, value)
  body.set('clip', new Blob([await readFile(samplePath('long.mp4'))]), 'lang.mp4')
  const request = new Request(`http://localhost:3000/api/memorials/${memorial.slug}/tributes`, {
    method: 'POST',
    body,
    headers: { accept: 'text/html', origin: 'http://localhost:3000', 'x-client-address': '198.51.100.77' },
  })
  const answer = await POST(request, { params: Promise.resolve({ id: memorial.slug }) })
  expect(answer.status).toBe(303)
  const place = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
  expect(place.hash).toBe(`#${contributionForms.tribute}`)
  const draft = await findDraft(contributionForms.tribute, Object.fromEntries(place.searchParams))
  expect(draft).toMatchObject({
    values: memoryWords,
    errors: { clip: expect.stringContaining('mere end ét minut') },
  })
})
