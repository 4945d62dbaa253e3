import 'server-only'
import { z } from 'zod'
import type { ApplicationView, OwnApplicationView } from '@/lib/domain/resellers/application-schema'
import { forOperators } from '@/lib/domain/resellers/policy'
import { companyColumns } from '@/lib/domain/resellers/resellers'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'

/**
 * The state of an account without an active reseller: company suspended, newest application waiting or rejected, or
 * none. Visitors have none.
 */
export const findOwnApplication = defineRead({
  name: 'resellers.find-own-application',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: readOwnApplication,
})

async function readOwnApplication(actor: Actor): Promise<OwnApplicationView> {
  if (!isSignedIn(actor)) return { state: 'none' }
  const [member, application] = await Promise.all([
    db.resellerMember.findUnique({
      where: { userId: actor.userId },
      select: { reseller: { select: { companyName: true, status: true, suspendedReason: true, suspendedAt: true } } },
    }),
    db.resellerApplication.findFirst({
      where: { userId: actor.userId },
      orderBy: { id: 'desc' },
      select: { companyName: true, email: true, status: true, reason: true, createdAt: true, decidedAt: true },
    }),
  ])
  if (member?.reseller.status === 'suspended') {
    const { companyName, suspendedReason: reason, suspendedAt } = member.reseller
    return { state: 'suspended', companyName, reason, since: formatDate(suspendedAt ?? new Date()) }
  }
  if (!application) return { state: 'none' }
  const { companyName, email, reason, createdAt, decidedAt } = application
  if (application.status === 'waiting') return { state: 'waiting', companyName, email, since: formatDate(createdAt) }
  if (application.status === 'approved') return { state: 'none' }
  return { state: 'rejected', companyName, reason, decided: formatDate(decidedAt ?? createdAt) }
}

/** Waiting applications, oldest first, at most 100. */
export const listWaitingApplications = defineRead({
  name: 'resellers.list-waiting-applications',
  ...forOperators,
  input: z.object({}),
  run: readWaiting,
})

async function readWaiting(): Promise<ApplicationView[]> {
  const rows = await db.resellerApplication.findMany({
    where: { status: 'waiting' },
    orderBy: { id: 'asc' },
    take: 100,
    select: {
      id: true,
      ...companyColumns,
      message: true,
      termsVersion: true,
      processorVersion: true,
      createdAt: true,
      user: { select: { username: true } },
    },
  })
  return rows.map(({ createdAt, user, ...row }) => ({
    ...row,
    username: user?.username ?? null,
    received: formatDateTime(createdAt),
  }))
}
