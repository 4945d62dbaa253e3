import { randomBytes } from 'node:crypto'
import { type DemoRole, demoAccounts, demoKeys, demoPassword, staffRoles } from '@/lib/domain/accounts/demo-accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { keyFromText } from '@/lib/domain/accounts/second-factor/app-key'
import { keepFactor } from '@/lib/domain/accounts/second-factor/factor-changes'
import { recoveryCodeBytes, recoveryCodesFrom } from '@/lib/domain/accounts/second-factor/recovery-codes'
import { recordAcceptance } from '@/lib/domain/accounts/terms-acceptance'
import { createUser } from '@/lib/domain/accounts/users'
import { countApproved } from '@/lib/domain/contributions/daily-counts'
import { attachPicture, preparePicture } from '@/lib/domain/media/pictures/new-picture'
import { makeStepsJob } from '@/lib/domain/media/pictures/steps-jobs'
import { createMemorialRow } from '@/lib/domain/memorials/create-memorial-row'
import { db, pool, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { UploadedFile } from '@/lib/server/request-body'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs, hourMs, weekMs } from '@/lib/shared/durations'
import { ensureCases } from '@/prisma/seed/cases'
import { ensureCodes } from '@/prisma/seed/codes'
import { drawPicture } from '@/prisma/seed/draw-picture'
import { type DemoMemorial, type DemoPicture, demoMemorials } from '@/prisma/seed/families'
import { ensureBackup, ensureFaults } from '@/prisma/seed/faults'
import { ensureMediaExtras, ensureStonePhoto } from '@/prisma/seed/media-extras'
import { ensureMembers } from '@/prisma/seed/members'
import { ensureMoney } from '@/prisma/seed/money'
import { type DemoPost, demoPosts } from '@/prisma/seed/posts'
import { ensureExports, ensureProduction } from '@/prisma/seed/production'
import { ensureProofSheets } from '@/prisma/seed/proof-sheets'
import { ensureResellerStock } from '@/prisma/seed/reseller-stock'
import { ensureOwnReseller, ensureResellers } from '@/prisma/seed/resellers'
import { addDemoSong, makeDemoSong } from '@/prisma/seed/song'
import { ensureSpeed } from '@/prisma/seed/speed'
import { ensureTimelines } from '@/prisma/seed/timeline'
import { ensureTree } from '@/prisma/seed/tree'

type People = Record<DemoRole, { id: string; fullName: string }>
type Pages = Partial<Record<DemoMemorial['key'], { id: string }>>

/** An arbitrary lock number, shared by all processes that seed one database. */
const demoLock = 20_261_121

/**
 * Adds what is missing of the demonstration and changes nothing that exists: safe at every start, and concurrently.
 */
export async function ensureDemo(now: Date): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [demoLock])
    await fillDemo(now)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [demoLock])
    client.release()
  }
}

async function fillDemo(now: Date): Promise<void> {
  const people = await ensureAccounts()
  await ensureStaffFactors(people)
  await ensureOwnReseller(people.reseller, now)
  await ensureResellers(now)
  await ensureResellerStock(people.reseller.id, now)
  const pages: Pages = {}
  for (const memorial of demoMemorials(now)) pages[memorial.key] = await ensureMemorial(memorial, people)
  const song = makeDemoSong(pages)
  for (const post of demoPosts) await ensurePost(post, pages, now)
  await ensureTimelines(pages)
  await ensureMediaExtras(pages)
  await ensureTree(pages, people.family.id, now)
  await ensureCodes(people, pages)
  await ensureStonePhoto(pages)
  await ensureCases(people, now)
  await ensureProduction(people.production, now)
  await ensureExports(people.admin)
  await ensureMembers(people.family, pages, now)
  await ensureProofSheets(people.reseller)
  await ensureMoney(pages, now)
  await ensureFaults(people.admin, now)
  await ensureBackup(now)
  await ensureSpeed(now)
  await addDemoSong(await song, people.family)
}

async function ensureAccounts(): Promise<People> {
  return {
    admin: await ensureAccount('admin'),
    family: await ensureAccount('family'),
    family2: await ensureAccount('family2'),
    reseller: await ensureAccount('reseller'),
    production: await ensureAccount('production'),
  }
}

async function ensureAccount(role: DemoRole): Promise<People[DemoRole]> {
  const { username: usernameKey, email: emailKey } = demoAccounts[role]
  await giveNameBack({ usernameKey, emailKey })
  const found = await db.user.findUnique({ where: { usernameKey }, select: { id: true, fullName: true } })
  // Includes those of an earlier demonstration: their mailboxes do not exist.
  await db.user.updateMany({ where: { usernameKey, emailConfirmedAt: null }, data: { emailConfirmedAt: new Date() } })
  return found ?? createAccount(role)
}

/**
 * Demo accounts may be renamed by their users: the next start must neither fail on them nor print names that cannot
 * sign in.
 */
async function giveNameBack({ usernameKey, emailKey }: { usernameKey: string; emailKey: string }): Promise<void> {
  if (await db.user.count({ where: { usernameKey } })) return
  await db.user.updateMany({ where: { emailKey }, data: { username: usernameKey, usernameKey } })
}

async function createAccount(role: DemoRole) {
  const passwordHash = await hashPassword(demoPassword)
  const staff = role === 'admin' ? 'full' : role === 'production' ? 'production' : null
  return db.$transaction(async (tx) => {
    const user = await createUser(tx, {
      ...demoAccounts[role],
      passwordHash,
      isEmailConfirmed: true,
      isAdmin: staff !== null,
      staffScope: staff,
      isDemo: true,
    })
    await recordAcceptance(tx, user.id)
    return user
  })
}

/** A page is written after all its parts, in one transaction: an interrupted start leaves no half page. */
async function ensureMemorial(memorial: DemoMemorial, people: People): Promise<{ id: string }> {
  const owner = people[memorial.owner]
  const { firstName, lastName } = memorial.columns
  const found = await db.memorial.findFirst({
    where: { firstName, lastName: lastName ?? null, members: { some: { userId: owner.id, role: 'owner' } } },
    select: { id: true },
  })
  if (found) return found
  const gallery = await Promise.all(memorial.pictures.map(prepare))
  const portrait = memorial.portrait && (await prepare(memorial.portrait))
  const cover = memorial.cover && (await prepare(memorial.cover))
  return db.$transaction(async (tx) => {
    const page = await createMemorialRow(tx, { ...memorial.columns, ownerId: owner.id })
    for (const picture of gallery) await attach(tx, page.id, owner.id, picture)
    const portraitId = portrait && (await attach(tx, page.id, owner.id, portrait))
    const coverId = cover && (await attach(tx, page.id, owner.id, cover))
    await tx.memorial.update({ where: { id: page.id }, data: { portraitId, coverId } })
    // The finer widths are made by a job: encoding them here would delay the first start by a minute.
    for (const mediaId of [portraitId, coverId]) if (mediaId) await enqueue(tx, makeStepsJob, { mediaId })
    return page
  })
}

async function prepare(picture: DemoPicture) {
  const body = await drawPicture(picture.motif, picture.seed)
  // A separate sender each, so that fair queueing lets all processes work.
  const sender = { from: `${picture.motif}-${picture.seed}` }
  return { picture, prepared: await preparePicture(new UploadedFile(`${picture.motif}.jpg`, body), sender) }
}

async function attach(
  tx: Transaction,
  memorialId: string,
  createdById: string,
  { picture, prepared }: Awaited<ReturnType<typeof prepare>>,
): Promise<string> {
  const { caption, altText } = picture
  return (await attachPicture(tx, prepared, { memorialId, createdById, caption, altText })).id
}

async function ensurePost(post: DemoPost, pages: Pages, now: Date): Promise<void> {
  const memorialId = pages[post.on]?.id
  if (!memorialId) return
  const { kind, status, authorName, title, relation, message, year } = post
  const same = { memorialId, kind, authorName, title: title ?? null, message: message ?? null }
  if (await db.contribution.findFirst({ where: same, select: { id: true } })) return
  const createdAt = new Date(now.getTime() - post.daysAgo * dayMs - hourMs)
  const burnsUntil = new Date(`${danishDay(new Date(createdAt.getTime() + weekMs))}T00:00:00Z`)
  await db.$transaction(async (tx) => {
    await tx.contribution.create({
      data: {
        ...same,
        status,
        relation: relation ?? null,
        year: year ?? null,
        createdAt,
        burnsUntil: kind === 'candle' ? burnsUntil : null,
        decidedAt: status === 'pending' ? null : createdAt,
      },
    })
    if (status === 'approved') await countApproved(tx, memorialId, kind, createdAt, 1)
  })
}

/** Real second factors for the demonstration's staff, with public keys: /api/demo shows them. */
async function ensureStaffFactors(people: Record<(typeof staffRoles)[number], { id: string }>): Promise<void> {
  for (const role of staffRoles) {
    const userId = people[role].id
    if ((await db.secondFactor.count({ where: { userId } })) > 0) continue
    const recoveryCodes = recoveryCodesFrom(randomBytes(recoveryCodeBytes))
    await db.$transaction((tx) => keepFactor(tx, userId, { key: keyFromText(demoKeys[role]), recoveryCodes }, null))
  }
}
