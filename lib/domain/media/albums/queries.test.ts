import { expect, test } from 'vitest'
import { listPageAlbums } from '@/lib/domain/media/albums/albums'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

test("an album counts its ready items and shows its first picture; another page's albums are not listed", async () => {
  const memorial = await createMemorial({ owner: await createAccount() })
  const other = await createMemorial({ owner: await createAccount() })
  const [full, empty, foreign] = [
    await createAlbum({ memorial, title: 'Sommerhuset' }),
    await createAlbum({ memorial, title: 'Rejser' }),
    await createAlbum({ memorial: other }),
  ]
  const place = async (place: { id: string }, albumId: string, data: object) =>
    db.media.update({ where: { id: (await createPicture({ memorial: place })).id }, data: { albumId, ...data } })
  await place(memorial, full.id, { position: 0, kind: 'video' })
  await place(memorial, full.id, { position: 1, kind: 'picture', status: 'processing' })
  const second = await place(memorial, full.id, { position: 3 })
  const first = await place(memorial, full.id, { position: 2, caption: 'Ved havet' })
  await place(other, foreign.id, {})
  expect(await listPageAlbums(memorial.id)).toEqual([
    { ...full, count: 3, cover: expect.objectContaining({ id: first.id, alt: 'Ved havet', caption: 'Ved havet' }) },
    { ...empty, count: 0, cover: null },
  ])
  await db.media.deleteMany({ where: { id: { in: [first.id, second.id] } } })
  expect(await listPageAlbums(memorial.id)).toMatchObject([{ count: 1, cover: null }, { count: 0 }])
})
