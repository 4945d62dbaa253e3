import 'server-only'
import { capabilities } from '@/lib/domain/billing/capabilities'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { amongPictures } from '@/lib/domain/media/gallery/in-gallery'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canContribute } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { listFilmPieces } from '@/lib/domain/moving-greetings/film-music'
import type { GreetingMakerView } from '@/lib/domain/moving-greetings/schema'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { fullName } from '@/lib/shared/names'

const picturesOffered = 48

/** What the page needs where a moving greeting is made, for everybody who may write on the memorial page. */
export const getGreetingMaker = defineRead({
  name: 'moving-greetings.get-greeting-maker',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canContribute,
  run: async (_, __, memorial): Promise<GreetingMakerView> => {
    const isMember = memorial.role !== null
    const [{ guestbookMode, ...names }, room, pictures, music] = await Promise.all([
      db.memorial.findUniqueOrThrow({
        where: { id: memorial.id },
        select: { firstName: true, middleName: true, lastName: true, guestbookMode: true },
      }),
      readEntitlements(db, memorial.id),
      // The family's own pictures are for its members; visitors bring theirs.
      isMember
        ? db.media.findMany({
            where: {
              memorialId: memorial.id,
              contributionId: null,
              kind: 'picture',
              status: 'ready',
              OR: [...amongPictures.OR, { portraitOf: { isNot: null } }, { coverOf: { isNot: null } }],
            },
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
            take: picturesOffered,
            select: pictureColumns,
          })
        : [],
      listFilmPieces(db, memorial.id),
    ])
    return {
      slug: memorial.slug,
      memorialName: fullName(names),
      isSeenFirst: guestbookMode === 'first',
      isInPlan: capabilities.movingGreetings && room.movingGreetings,
      pictures: pictures.map(pictureView),
      music,
    }
  },
})
