import 'server-only'
import { z } from 'zod'
import type { StonePersonView } from '@/lib/domain/memorial-page/page-view'
import { lifeColumns, lifespanOf } from '@/lib/domain/memorials/memorial-row'
import { canSeeMemorial } from '@/lib/domain/memorials/policy'
import { headColumns, headPictureView } from '@/lib/domain/pictures/picture-view'
import { findCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'

/**
 * The people on the stone with this code whose pages the actor may see, left to right as on the stone. Null for
 * unknown, blocked and retired codes.
 */
export const findStone = defineRead({
  name: 'memorial-page.find-stone',
  session: 'optional',
  input: z.object({ code: boundedText(100) }),
  authorize: anyone,
  run: (actor, { code }) => readStone(actor, code),
})

async function readStone(actor: Actor, code: string): Promise<StonePersonView[] | null> {
  const subject = await findCodeSubject(actor, code)
  if (!subject || isOutOfUse(subject.state)) return null
  const ids = subject.memorials.filter((memorial) => canSeeMemorial(actor, memorial)).map(({ id }) => id)
  const rows = await db.memorial.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      slug: true,
      firstName: true,
      middleName: true,
      lastName: true,
      ...lifeColumns,
      portrait: { select: headColumns },
    },
  })
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) return []
    return {
      slug: row.slug,
      name: fullName(row),
      lifespan: lifespanOf(row),
      portrait: row.portrait && headPictureView(row.portrait),
    }
  })
}
