import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { unlinkFromCodes } from '@/lib/domain/qr-codes/link-code'
import { type Database, db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import { wholeAddress } from '@/lib/server/whole-address'
import type { SignedIn } from '@/lib/shared/actor'

export const qrCodePersonalData = {
  // Events stay, without the person's id and name.
  forget: async (tx, { id }) => {
    await tx.qrEvent.updateMany({ where: { actorId: id }, data: { actorId: null, actorName: null } })
  },
  about: aboutCodes,
  leavePage: unlinkFromCodes,
  tidy: async (now) => {
    await db.wrongActivation.deleteMany({ where: { triedAt: timeIsOver('wrongActivation', now) } })
  },
} satisfies PersonalData

/** The account's codes with their history since it claimed them, for the data export. */
export async function aboutCodes(database: Database, { userId }: SignedIn) {
  const rows = await database.qrCode.findMany({
    where: { ownerId: userId },
    orderBy: { id: 'asc' },
    select: {
      code: true,
      state: true,
      claimedAt: true,
      links: {
        orderBy: { position: 'asc' },
        select: { position: true, createdAt: true, memorial: { select: { slug: true } } },
      },
      events: { orderBy: { at: 'asc' }, select: { kind: true, at: true, actorId: true } },
    },
  })
  const codes = rows.map(({ events, links, claimedAt, ...code }) => ({
    ...code,
    lockedAt: claimedAt,
    address: wholeAddress(`/qr/${code.code}`),
    links: links.map(({ memorial, ...link }) => ({ ...link, memorial: wholeAddress(`/memorial/${memorial.slug}`) })),
    // The history under former owners is theirs.
    history: events
      .filter(({ at, actorId }) => actorId === userId || (claimedAt !== null && at >= claimedAt))
      .map(({ kind, at, actorId }) => ({ kind, at, byYou: actorId === userId })),
  }))
  return { codes }
}
