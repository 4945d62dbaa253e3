import 'server-only'
import { companyColumns } from '@/lib/domain/resellers/company-columns'
import type { Database } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { fullName } from '@/lib/shared/names'

/** The account itself: who one is, on which devices, what one agreed to, and what one has chosen. */
export async function exportAccount(database: Database, userId: string) {
  const user = await database.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      username: true,
      fullName: true,
      email: true,
      isAdmin: true,
      staffScope: true,
      createdAt: true,
      updatedAt: true,
      mailFrequency: true,
      quietUntil: true,
      deletionDueAt: true,
      reseller: {
        select: {
          role: true,
          createdAt: true,
          reseller: { select: { companyName: true, cvr: true, approvedAt: true } },
        },
      },
      applications: {
        select: {
          ...companyColumns,
          message: true,
          termsVersion: true,
          processorVersion: true,
          status: true,
          reason: true,
          createdAt: true,
        },
        orderBy: { id: 'asc' },
      },
      sessions: {
        select: {
          userAgent: true,
          createdAt: true,
          lastSeenAt: true,
          expiresAt: true,
          endedAt: true,
          factorProvenAt: true,
          passwordConfirmedAt: true,
        },
        orderBy: { createdAt: 'asc' },
      },
      // That there is a key and when codes were used: never what opens anything.
      secondFactor: { select: { createdAt: true } },
      recoveryCodes: { select: { createdAt: true, usedAt: true }, orderBy: { id: 'asc' } },
      signInFailures: {
        select: { kind: true, network: true, count: true, hour: true, lastAt: true },
        orderBy: { lastAt: 'asc' },
      },
      termsAccepted: {
        select: { document: true, version: true, acceptedAt: true },
        orderBy: { acceptedAt: 'asc' },
      },
      memorialFates: {
        select: {
          kind: true,
          heirEmail: true,
          memorial: { select: { slug: true, firstName: true, middleName: true, lastName: true } },
        },
      },
    },
  })
  const onBehalf = await database.resellerAcceptance.findMany({
    where: { acceptedById: userId },
    select: { document: true, version: true, acceptedAt: true, reseller: { select: { companyName: true } } },
    orderBy: { acceptedAt: 'asc' },
  })
  if (!user) throw new DomainError('UNAUTHENTICATED')
  const { sessions, termsAccepted, memorialFates, mailFrequency, quietUntil, deletionDueAt, applications, ...rest } =
    user
  const { secondFactor, recoveryCodes, signInFailures, ...account } = rest
  return {
    account,
    sessions: sessions.map(({ passwordConfirmedAt: confirmedAt, ...session }) => ({ ...session, confirmedAt })),
    security: { secondFactor, recoveryCodes, failedSignIns: signInFailures },
    acceptances: [
      ...termsAccepted.map((yes) => ({ ...yes, onBehalfOf: null })),
      ...onBehalf.map(({ reseller, ...yes }) => ({ ...yes, onBehalfOf: reseller.companyName })),
    ],
    applications,
    choices: {
      mailFrequency,
      quietUntil: quietUntil?.toISOString().slice(0, 10) ?? null,
      deletionDueAt,
      memorialsAfterDeletion: memorialFates.map(({ kind, heirEmail, memorial }) => ({
        memorial: fullName(memorial),
        slug: memorial.slug,
        kind,
        heirEmail,
      })),
    },
  }
}
