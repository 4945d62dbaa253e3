import { demoGuests, demoPassword } from '@/lib/domain/accounts/demo-accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { recordAcceptance } from '@/lib/domain/accounts/terms-acceptance'
import { createUser } from '@/lib/domain/accounts/users'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'

const daysOfVisits = 420
const { sister } = demoGuests

type Pages = { public?: { id: string }; unlisted?: { id: string } }

/** A sister who helps, an invitation, a successor, and a year of visits. */
export async function ensureMembers(owner: { id: string }, pages: Pages, now: Date): Promise<void> {
  if (pages.public) await ensurePeople(owner, pages.public.id, now)
  if (pages.public) await ensureVisits(pages.public.id, now, 9)
  if (pages.unlisted) await ensureVisits(pages.unlisted.id, now, 3)
}

async function ensurePeople(owner: { id: string }, memorialId: string, now: Date): Promise<void> {
  const userId = await ensureSister()
  await db.memorialMember.upsert({
    where: { memorialId_userId: { memorialId, userId } },
    create: { memorialId, userId, role: 'editor', createdAt: new Date(now.getTime() - 200 * dayMs) },
    update: {},
  })
  const asked = { memorialId, email: 'jens.holm@mindelund.example' }
  if ((await db.memorialInvitation.count({ where: asked })) === 0) {
    await db.memorialInvitation.create({
      data: {
        ...asked,
        role: 'first_reader',
        createdById: owner.id,
        expiresAt: new Date(now.getTime() + 25 * dayMs),
      },
    })
  }
  const named = { memorialId, name: sister.fullName, email: sister.email, userId, acceptedAt: now }
  await db.memorialSuccessor.upsert({ where: { memorialId }, create: named, update: {} })
}

async function ensureSister(): Promise<string> {
  const found = await db.user.findUnique({ where: { usernameKey: sister.username }, select: { id: true } })
  if (found) return found.id
  const passwordHash = await hashPassword(demoPassword)
  const { id } = await db.$transaction(async (tx) => {
    const user = await createUser(tx, { ...sister, passwordHash, isDemo: true, isEmailConfirmed: true })
    await recordAcceptance(tx, user.id)
    return user
  })
  return id
}

/** Deterministic visits; days that have some are left alone. */
async function ensureVisits(memorialId: string, now: Date, most: number): Promise<void> {
  const rows = Array.from({ length: daysOfVisits }, (_, ago) => {
    const day = new Date(`${danishDay(new Date(now.getTime() - (ago + 1) * dayMs))}T00:00:00Z`)
    const number = Math.floor(day.getTime() / dayMs)
    const weekend = [0, 6].includes(day.getUTCDay()) ? 2 : 1
    // Spread pseudo-randomly, with more by QR at weekends.
    const qr = (((number * 7919) % 101) / 101) * most * weekend
    const link = (((number * 104_729) % 97) / 97) * most
    return { day, qr: Math.floor(qr / 2), link: Math.floor(link) }
  })
  await db.memorialVisitDay.createMany({
    data: rows.flatMap(({ day, qr, link }) => [
      { memorialId, day, source: 'qr' as const, count: qr },
      { memorialId, day, source: 'link' as const, count: link },
    ]),
    skipDuplicates: true,
  })
}
