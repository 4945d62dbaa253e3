import { readFile } from 'node:fs/promises'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/memorials/[id]/moving-greetings/route'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { findPosts } from '@/lib/domain/contributions/posts'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { removalOf } from '@/lib/domain/media/pictures/remove-pictures'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { movingGreetingTexts } from '@/lib/domain/moving-greetings/copy'
import { fileColumns, originalKey } from '@/lib/domain/pictures/picture-files'
import { readMp4Mark } from '@/lib/integrations/origin-marks/mark-mp4'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, visitor } from '@/tests/factories/accounts'
import { createPage } from '@/tests/factories/greetings'
import { createPicture, pictureFile } from '@/tests/factories/media'
import { movingWords, sendMoving } from '@/tests/factories/moving-greetings'
import { sample, samplePath } from '@/tests/factories/samples'

const filmOf = (contributionId: string) =>
  db.media.findFirstOrThrow({ where: { contributionId, kind: 'video' }, include: { made: true } })

async function storedFilm(film: { storageKey: string; contentType: string }): Promise<Buffer> {
  const stored = await storage.get(originalKey(film.storageKey, film.contentType))
  const pieces: Uint8Array[] = []
  if (stored) for await (const piece of stored.stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('a visitor sends a greeting that moves', () => {
  test('it waits for the family with its film, its still and its words', async () => {
    const { memorial } = await createPage()
    const { result } = await sendMoving(memorial)
    expect(result).toMatchObject({
      kind: 'greeting',
      status: 'pending',
      own: true,
      pictures: [],
      message: movingWords.message,
      film: { state: 'ready', width: 96, height: 160, durationSeconds: 2 },
    })
    expect(result.film?.poster?.srcSet).not.toBe('')
    const row = await filmOf(result.id)
    expect(row).toMatchObject({ status: 'ready', contentType: 'video/mp4', memorialId: memorial.id })
  })

  test('the file is rewritten here: it says that rules made it, and no longer who filmed', async () => {
    const { memorial } = await createPage()
    const { result } = await sendMoving(memorial)
    const file = await storedFilm(await filmOf(result.id))
    expect(readMp4Mark(file)).toEqual({
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
      description: 'Lavet af regler, ikke af AI',
    })
    expect(file.includes('Karen Testperson')).toBe(false)
  })

  test('it is silent, whatever sound came with it', async () => {
    const { memorial } = await createPage()
    const { result } = await sendMoving(memorial)
    const isSounding = async (file: Buffer) => {
      using input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
      return (await input.getPrimaryAudioTrack()) !== null
    }
    expect(await isSounding(await sample('phone.mov'))).toBe(true)
    expect(await isSounding(await storedFilm(await filmOf(result.id)))).toBe(false)
  })

  test('the account has who asked, of what it was made, and how', async () => {
    const { memorial } = await createPage()
    const picture = await createPicture({ memorial })
    const { result } = await sendMoving(memorial, { fromPage: [picture.id] })
    const { made } = await filmOf(result.id)
    expect(made).toMatchObject([
      {
        kind: 'moving_greeting',
        madeBy: 'rules',
        askedByName: 'Bodil Krogh',
        provider: null,
        consent: null,
        purpose: movingGreetingTexts.purpose,
        sources: [{ type: 'picture', mediaId: picture.id }],
        settings: { effect: 'leaves', seconds: 8, seed: 4711, drawn: 'browser' },
      },
    ])
  })

  test('once approved, everybody sees it with the post; withdrawn, it leaves nothing but its line in the account', async () => {
    const { owner, memorial } = await createPage()
    const device = callerFor(visitor(hashToken('telefonen')))
    const { result } = await sendMoving(memorial, {}, device)
    await execute(approveContribution, callerFor(actorFor(owner)), { id: result.id })
    const seen = await findPosts(visitor(), await getMemorialSubject(visitor(), memorial.id), { kind: 'greeting' })
    expect(seen.items[0]?.film).toMatchObject({ state: 'ready', src: `/media/${result.film?.id}/file` })
    const film = await db.media.findFirstOrThrow({
      where: { contributionId: result.id },
      select: { id: true, ...fileColumns },
    })
    await execute(withdrawContribution, device, { id: result.id })
    await removeUnknownPictureJob.perform(removalOf(film))
    expect(await db.media.count({ where: { id: film.id } })).toBe(0)
    for (const key of removalOf(film).keys) expect(await storage.get(key)).toBeNull()
    const [account] = await db.madeWork.findMany({ where: { memorialId: memorial.id } })
    expect(account).toMatchObject({ mediaId: null, title: 'Hilsen fra Bodil Krogh' })
    expect(account?.withdrawnAt).toBeInstanceOf(Date)
    expect(JSON.stringify(account)).not.toContain(movingWords.message)
  })

  test('sent twice with the same key it is one greeting with one film', async () => {
    const { memorial } = await createPage()
    const key = crypto.randomUUID()
    const first = await sendMoving(memorial, { key })
    const second = await sendMoving(memorial, { key })
    expect(second.result.id).toBe(first.result.id)
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(1)
    expect(await db.madeWork.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  test('a bot gets the usual answer, and nothing is kept', async () => {
    const { memorial } = await createPage()
    const { result } = await sendMoving(memorial, { website: 'https://reklame.example' })
    expect(result.status).toBe('pending')
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
  })
})

describe('refuses', () => {
  const refused = async (input: object) => {
    const { memorial } = await createPage()
    await expect(sendMoving(memorial, input)).rejects.toMatchObject(await wanted(input))
    expect(await db.contribution.count({ where: { memorialId: memorial.id } })).toBe(0)
    expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
  }
  const wanted = async (input: object) => ('expected' in input ? { code: input.expected } : {})

  test.each([
    ['a voice', 'voice.mp3', 'MOVING_FILM_UNREADABLE'],
    ['a film of another container', 'film.webm', 'MOVING_FILM_UNREADABLE'],
    ['a film of more than 25 seconds', 'long.mp4', 'MOVING_FILM_TOO_LONG'],
  ] as const)('%s in place of the film', async (_, name, expected) => {
    await refused({ film: new UploadedFile('hilsen.mp4', await readFile(samplePath(name))), expected })
  })

  test.each([
    ['text', Buffer.from('Kære mormor')],
    ['nothing', Buffer.alloc(0)],
  ])('%s in place of the film', async (_, body) => {
    await refused({ film: new UploadedFile('hilsen.mp4', body), expected: 'MOVING_FILM_UNREADABLE' })
  })

  test('a still that is no picture, a film without a still, and no picture at all', async () => {
    await refused({ still: new UploadedFile('x.jpg', Buffer.from('nej')), expected: 'PICTURE_UNREADABLE' })
    await refused({ still: '', expected: 'MOVING_FILM_UNREADABLE' })
    await refused({ film: '', still: '', expected: 'MOVING_PICTURES_MISSING' })
  })

  test('a still that is larger than the pictures of other posts may be', async () => {
    const wide = { width: 9000, height: 5000, channels: 3, background: '#6a7d5c' } as const
    const still = new UploadedFile('x.png', await sharp({ create: wide }).png().toBuffer())
    await refused({ still, expected: 'PICTURE_TOO_MANY_PIXELS' })
  })

  test('words, lengths and movements that the film has no room for, each at its field', async () => {
    const { memorial } = await createPage()
    const wrong = {
      message: 'x\n'.repeat(9),
      seconds: 21,
      effect: 'confetti',
      pictures: Array(5).fill(await pictureFile()),
    }
    await expect(sendMoving(memorial, wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        message: 'Der er plads til 8 linjer.',
        seconds: 'Vælg en længde mellem 8 og 20 sekunder.',
        effect: 'Vælg, hvad der skal bevæge sig.',
        pictures: 'Vælg højst 4 billeder.',
      },
    })
  })
})

test('a plain program posts it as multipart and gets the post', async () => {
  const { memorial } = await createPage()
  const body = new FormData()
  for (const [name, value] of Object.entries(movingWords)) body.set(name, String(value))
  body.set('film', new Blob([await readFile(samplePath('phone.mov'))]), 'hilsen.mp4')
  body.set('still', new Blob([new Uint8Array((await pictureFile(90, 90)).body)]), 'hilsen.jpg')
  const request = new Request(`http://localhost:3000/api/memorials/${memorial.id}/moving-greetings`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', origin: 'http://localhost:3000', 'x-client-address': '198.51.100.9' },
  })
  const answer = await POST(request, { params: Promise.resolve({ id: memorial.id }) })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ status: 'pending', film: { state: 'ready' } })
})
