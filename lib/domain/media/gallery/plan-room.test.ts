import { beforeAll, describe, expect, test } from 'vitest'
import { addFilmLink } from '@/lib/domain/media/commands/add-film-link'
import { beginUpload } from '@/lib/domain/media/commands/begin-upload'
import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { findGallery } from '@/lib/domain/media/gallery/gallery'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createPicture, pictureFile } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan, openShop } from '@/tests/factories/plans'

beforeAll(openShop)
let prepared: Awaited<ReturnType<typeof createPicture>>['prepared']
beforeAll(async () => {
  ;({ prepared } = await createPicture({ memorial: await createMemorial({ owner: await createAccount() }) }))
})

const link = 'https://youtu.be/aqz-KE-bpKQ'
const addFilm = (actor: Actor, id: string) => execute(addFilmLink, callerFor(actor), { id, link })
const addPicture = async (actor: Actor, id: string) =>
  execute(uploadPicture, callerFor(actor), { id, file: await pictureFile() })
const begin = (actor: Actor, memorialId: string, filename = 'a.jpg', filetype = 'image/jpeg') =>
  execute(beginUpload, callerFor(actor), { memorialId, filename, filetype, bytes: 1000 })

/** A page with this many pictures; their rows are those of one that was made. */
async function pageWith(pictures: number) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  await db.media.createMany({
    data: Array.from({ length: pictures }, (_, index) => ({
      ...prepared,
      memorialId: memorial.id,
      position: index,
      storageKey: `${prepared.storageKey}-${memorial.id}-${index}`,
    })),
  })
  return { actor: actorFor(owner), id: memorial.id }
}

describe('a page in Basis', () => {
  test('has room for 30 pictures: of two uploads at 29, one comes and one is told how', async () => {
    const { actor, id } = await pageWith(29)
    const ends = await Promise.allSettled([addPicture(actor, id), addPicture(actor, id)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused).toMatchObject([{ code: 'PLAN_PICTURES', context: { limit: 30, count: 30 } }])
    expect(await db.media.count({ where: { memorialId: id } })).toBe(30)
  })

  test('counts pictures on the way, and refuses before a byte is sent', async () => {
    const { actor, id } = await pageWith(29)
    await begin(actor, id)
    await expect(begin(actor, id)).rejects.toMatchObject({ code: 'PLAN_PICTURES' })
    await expect(begin(actor, id, 'film.mp4', 'video/mp4')).rejects.toMatchObject({ code: 'PLAN_FILMS' })
    // A voice belongs to every plan.
    await begin(actor, id, 'stemme.m4a', 'audio/mp4')
  })

  test('has no room for films', async () => {
    const { actor, id } = await pageWith(1)
    await expect(addFilm(actor, id)).rejects.toMatchObject({ code: 'PLAN_FILMS' })
  })

  test('has no room for music, and is told so before a byte is sent', async () => {
    const { actor, id } = await pageWith(1)
    const begun = execute(beginUpload, callerFor(actor), { memorialId: id, bytes: 1000, place: 'music' })
    await expect(begun).rejects.toMatchObject({ code: 'PLAN_MUSIC', status: 409 })
  })
})

test('Premium and Livstid have room for more', async () => {
  for (const plan of ['premium', 'livstid'] as const) {
    const { actor, id } = await pageWith(30)
    await givePlan(id, plan)
    await addPicture(actor, id)
    await addFilm(actor, id)
    expect(await db.media.count({ where: { memorialId: id } })).toBe(32)
  }
})

test('what is over the limit after grace stays and is shown; only more of it is refused', async () => {
  const { actor, id } = await pageWith(33)
  const plan = await givePlan(id, 'premium', { paidUntil: new Date(Date.now() - 29 * dayMs) })
  await addFilm(actor, id)
  await db.subscription.update({ where: { id: plan.id }, data: { paidUntil: new Date(Date.now() - 31 * dayMs) } })
  await expect(addFilm(actor, id)).rejects.toMatchObject({ code: 'PLAN_FILMS' })
  await expect(addPicture(actor, id)).rejects.toMatchObject({ code: 'PLAN_PICTURES', context: { count: 33 } })
  expect(await findGallery(id)).toHaveLength(34)
})
