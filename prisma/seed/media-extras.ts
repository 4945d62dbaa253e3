import { db } from '@/lib/server/db'
import type { DemoMemorial } from '@/prisma/seed/families'

type Pages = Partial<Record<DemoMemorial['key'], { id: string }>>

const albums = [
  {
    title: 'Ved havet',
    description: 'Stranden neden for huset og turene langs klinten.',
    captions: /strand|hav|klint|bovbjerg|fjord/i,
  },
  { title: 'Gården og haven', description: null, captions: /gård|mark|have|rose|hede|lyng/i },
]

// A well-formed id of no film. The video host is not contacted, neither here nor on the page before the visitor plays
// it.
const filmId = 'MindelundEx'

/** Albums and a linked film on the first demo page, unless it has some. */
export async function ensureMediaExtras(pages: Pages): Promise<void> {
  const memorialId = pages.public?.id
  if (!memorialId) return
  const hasExtras = (await db.album.count({ where: { memorialId } })) > 0
  if (hasExtras) return
  const pictures = await db.media.findMany({
    where: { memorialId, contributionId: null, kind: 'picture' },
    select: { id: true, caption: true },
    orderBy: { position: 'asc' },
  })
  await db.$transaction(async (tx) => {
    const placed = new Set<string>()
    for (const [position, { captions, ...words }] of albums.entries()) {
      const album = await tx.album.create({ data: { memorialId, position, ...words }, select: { id: true } })
      const ids = pictures
        .filter(({ id, caption }) => !placed.has(id) && captions.test(caption ?? ''))
        .map(({ id }) => id)
      for (const id of ids) placed.add(id)
      await tx.media.updateMany({ where: { id: { in: ids } }, data: { albumId: album.id } })
    }
    await tx.media.create({
      data: {
        memorialId,
        kind: 'video_link',
        linkId: filmId,
        storageKey: `link/${memorialId}/${filmId}`,
        caption: 'Guldbrylluppet, optaget af Jens',
        people: 'Karen og Poul',
        takenYear: 2009,
        width: 1280,
        height: 720,
        widths: [],
        colour: '#b8b4ae',
        bytes: 0,
        contentType: 'text/html',
        checksum: '0'.repeat(64),
        position: pictures.length,
      },
    })
  })
}
