import os from 'node:os'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { afterEach, expect, it, vi } from 'vitest'
import { listMade } from '@/lib/domain/made-works/queries'
import { approveMotion } from '@/lib/domain/portrait-motion/commands/approve-motion'
import { startMotion } from '@/lib/domain/portrait-motion/commands/start-motion'
import { switchOffMotion } from '@/lib/domain/portrait-motion/commands/switch-off-motion'
import { withdrawMotion } from '@/lib/domain/portrait-motion/commands/withdraw-motion'
import { motionKey, removeMotionFilmJob } from '@/lib/domain/portrait-motion/film-files'
import { makeMotionJob } from '@/lib/domain/portrait-motion/jobs'
import { getMotionFilm, listMotions } from '@/lib/domain/portrait-motion/queries'
import { readMp4Mark } from '@/lib/integrations/origin-marks/mark-mp4'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { type StandInAnswer, type StandInRequest, startModelStandIn } from '@/tests/factories/model-stand-in'
import { createMotion } from '@/tests/factories/portrait-motion'
import { sample } from '@/tests/factories/samples'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

/** A provider whose film is ready at once: a phone's, with sound. */
async function provider(answer?: (request: StandInRequest) => Promise<StandInAnswer | null>) {
  const film = await sample('phone.mov')
  const server = await startModelStandIn('PORTRAIT_MOTION', async (request) => {
    const given = await answer?.(request)
    if (given) return given
    if (request.path === '/film.mp4') return { body: film }
    return { status: 201, body: { id: 'p1', status: 'succeeded', output: `${server.url}/film.mp4` } }
  })
  opened.push(server)
  return server
}

async function family() {
  const [owner, viewer] = [await createAccount(), await createAccount()]
  const memorial = await createMemorial({ owner })
  await addMember(memorial, viewer, 'viewer')
  return { owner, viewer, memorial, picture: await createPicture({ memorial }) }
}
type Family = Awaited<ReturnType<typeof family>>

async function start({ owner, memorial, picture }: Family) {
  const input = { id: memorial.slug, mediaId: picture.id, agreed: true }
  return (await execute(startMotion, callerFor(actorFor(owner)), input)).result.id
}

const seenBy = (user: Family['owner'], { memorial }: Family) => listMotions(actorFor(user), { id: memorial.slug })
const isStored = async (madeId: string) => (await storage.stat(motionKey(madeId))) !== null

it('a picture is sent after the consent stands there, and the film comes back silent, marked and unseen by others', async () => {
  const home = await family()
  const server = await provider(async ({ method }) => {
    if (method !== 'POST') return null
    const row = await db.madeWork.findFirstOrThrow({ where: { memorialId: home.memorial.id } })
    return row.consentAt && row.consent?.includes('sagt ja') ? null : { status: 400 }
  })
  const madeId = await start(home)
  expect(server.requests).toHaveLength(0)
  await makeMotionJob.perform({ madeId })
  expect((await seenBy(home.owner, home)).items).toMatchObject([{ status: 'ready', isApproved: false, before: {} }])
  expect((await seenBy(home.viewer, home)).items).toEqual([])

  const film = await buffer((await storage.get(motionKey(madeId)))?.stream ?? Readable.from([]))
  using input = new Input({ source: new BufferSource(film), formats: [MP4] })
  expect(await input.getPrimaryVideoTrack()).not.toBeNull()
  expect(await input.getPrimaryAudioTrack()).toBeNull()
  expect(readMp4Mark(film)).toMatchObject({
    digitalSourceType: expect.stringContaining('compositeWithTrainedAlgorithmicMedia'),
    description: expect.stringContaining('Lavet med AI'),
  })
})

it('members see a film once the owner has approved it, and each of them can take it away at once', async () => {
  const home = await family()
  const { id: motionId } = await createMotion({ ...home, isApproved: false })
  const at = { id: home.memorial.slug, motionId }
  await expect(execute(withdrawMotion, callerFor(actorFor(home.viewer)), at)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await execute(approveMotion, callerFor(actorFor(home.owner)), at)
  expect((await seenBy(home.viewer, home)).items).toMatchObject([{ id: motionId, isApproved: true }])

  await execute(withdrawMotion, callerFor(actorFor(home.viewer)), at)
  await removeMotionFilmJob.perform({ madeId: motionId })
  expect((await seenBy(home.owner, home)).items).toEqual([])
  expect(await isStored(motionId)).toBe(false)
  const { items } = await listMade(actorFor(home.owner), { id: home.memorial.slug })
  expect(items).toMatchObject([{ withdrawn: { by: home.viewer.fullName } }])
})

it('a film of a picture that the operator took down is not seen either, and can still be taken away', async () => {
  const home = await family()
  const { id: motionId, sourceId } = await createMotion(home)
  await db.media.update({ where: { id: sourceId }, data: { status: 'hidden' } })
  const at = { id: home.memorial.slug, motionId }
  expect((await seenBy(home.viewer, home)).items).toMatchObject([{ isTakenDown: true, film: null, before: null }])
  await expect(getMotionFilm(actorFor(home.viewer), at)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await execute(withdrawMotion, callerFor(actorFor(home.viewer)), at)
  expect((await seenBy(home.viewer, home)).items).toEqual([])
})

it('nothing of a film lies outside the folder of uploads, which is tidied', async () => {
  const home = await family()
  await provider()
  const elsewhere = vi.spyOn(os, 'tmpdir')
  await makeMotionJob.perform({ madeId: await start(home) })
  expect((await seenBy(home.owner, home)).items).toMatchObject([{ status: 'ready' }])
  expect(elsewhere).not.toHaveBeenCalled()
})

it('a film taken away while it is made is not kept', async () => {
  const home = await family()
  let madeId = ''
  await provider(async ({ path }) => {
    if (path !== '/film.mp4') return null
    const at = { id: home.memorial.slug, motionId: madeId }
    await execute(withdrawMotion, callerFor(actorFor(home.owner)), at)
    return null
  })
  madeId = await start(home)
  await makeMotionJob.perform({ madeId })
  expect(await isStored(madeId)).toBe(false)
})

it('without consent, or from another page, no picture is sent', async () => {
  const home = await family()
  const server = await provider()
  const caller = callerFor(actorFor(home.owner))
  const input = { id: home.memorial.slug, mediaId: home.picture.id }
  await expect(execute(startMotion, caller, input)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const { picture } = await family()
  const foreign = { ...input, mediaId: picture.id, agreed: true }
  await expect(execute(startMotion, caller, foreign)).rejects.toMatchObject({ code: 'MOTION_PICTURE' })
  expect(await db.madeWork.count({ where: { memorialId: home.memorial.id } })).toBe(0)
  expect(server.requests).toHaveLength(0)
})

it('a job that was killed after the picture was sent ends with a sentence and sends nothing again', async () => {
  const home = await family()
  const server = await provider()
  const madeId = await start(home)
  await db.portraitMotion.update({ where: { madeId }, data: { sentAt: new Date() } })
  await makeMotionJob.perform({ madeId })
  expect(server.requests).toHaveLength(0)
  expect((await seenBy(home.owner, home)).items).toMatchObject([
    { status: 'failed', failure: expect.stringContaining('sender det ikke igen') },
  ])
})

const failures: [string, StandInAnswer, string][] = [
  ['is down', { status: 503, body: '' }, 'Vi kan ikke få fat i udbyderen'],
  ['refuses', { body: { id: 'p1', status: 'failed' } }, 'ville ikke'],
]
it.each(failures)(
  'a provider that %s leaves a sentence, and the owner can try another picture',
  async (_, given, said) => {
    const home = await family()
    await provider(async () => given)
    await makeMotionJob.perform({ madeId: await start(home) })
    expect((await seenBy(home.owner, home)).items).toMatchObject([
      { status: 'failed', failure: expect.stringContaining(said) },
    ])
    await start(home)
  },
)

it('something that only begins like a film is not shown', async () => {
  const home = await family()
  const body = Buffer.from('\0\0\0\x20ftypisom and no more', 'latin1')
  await provider(async ({ path }) => (path === '/film.mp4' ? { body } : null))
  const madeId = await start(home)
  await makeMotionJob.perform({ madeId })
  expect((await seenBy(home.owner, home)).items).toMatchObject([
    { status: 'failed', failure: expect.stringContaining('ikke en film') },
  ])
  expect(await isStored(madeId)).toBe(false)
})

it('once switched off it is off for good: films are gone, and nobody starts another', async () => {
  const home = await family()
  await provider()
  const { id: madeId } = await createMotion(home)
  const caller = callerFor(actorFor(home.owner))
  await execute(switchOffMotion, caller, { id: home.memorial.slug, sure: true })
  await removeMotionFilmJob.perform({ madeId })
  expect(await isStored(madeId)).toBe(false)
  expect(await seenBy(home.owner, home)).toMatchObject({ items: [], isOpen: false, offAt: expect.any(String) })
  await expect(start(home)).rejects.toMatchObject({ code: 'MOTION_OFF' })
})

it('one film is made at a time, within what an account may spend', async () => {
  const home = await family()
  await provider()
  await start(home)
  await expect(start(home)).rejects.toMatchObject({ code: 'MOTION_UNDERWAY' })
  expect(await db.providerCost.findMany({ where: { userId: home.owner.id } })).toMatchObject([
    { purpose: 'portrait_motion', provider: 'replicate' },
  ])
})
