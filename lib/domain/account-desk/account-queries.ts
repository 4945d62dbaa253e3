import 'server-only'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { accountSummaries, summaryColumns } from '@/lib/domain/account-desk/account-summary'
import { canManageAccounts } from '@/lib/domain/account-desk/policy'
import type { AccountCodeRow, AccountDevice, AccountPageRow, AccountView } from '@/lib/domain/account-desk/schema'
import { isLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { listSignInFailures } from '@/lib/domain/accounts/session-queries'
import { roleNames } from '@/lib/domain/members/copy'
import { deskStateText, visibilityNames } from '@/lib/domain/memorials/copy'
import { listMailsTo } from '@/lib/domain/notifications/mail-queries'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { roleTexts, statusTexts } from '@/lib/domain/resellers/copy'
import type { OwnCaseSummary } from '@/lib/domain/support/schema'
import { db, type Prisma } from '@/lib/server/db'
import { deviceName } from '@/lib/server/device-name'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { formatDate, formatDateTime, formatRelative } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const mostRows = 100
const mostMails = 25

const columns = {
  ...summaryColumns,
  disabledReason: true,
  secondFactor: { select: { createdAt: true } },
  reseller: { select: { role: true, reseller: { select: { id: true, companyName: true, status: true } } } },
} satisfies Prisma.UserSelect

// Not a UUID schema: an invalid id in the address is an unknown account.
const accountInput = z.object({ id: boundedText(40) })

/**
 * One account with everything administrators can act on; null when unknown. Never a password, a secret or the text of a
 * mail. The view is logged.
 */
export const findAccount = defineRead({
  name: 'account-desk.find-account',
  session: 'required',
  input: accountInput,
  authorize: canManageAccounts,
  run: (actor, { id }) => lookAtAccount(actor, id),
})

async function lookAtAccount(actor: Actor, id: string): Promise<AccountView | null> {
  const row = isUuid(id) ? await db.user.findUnique({ where: { id }, select: columns }) : null
  if (!row) return null
  await recordLook(actor, 'account-desk.look-at-account', { type: 'user', id })
  const [[summary], devices, pages, codes, cases, mails, failures, pending, isLast] = await Promise.all([
    accountSummaries([row]),
    listAccountDevices(id),
    listAccountPages(id),
    listAccountCodes(id),
    listAccountCases(row),
    listMailsTo(actor, { address: row.email, most: mostMails }),
    listSignInFailures(actor, { userId: id }),
    db.accessToken.findFirst({
      where: { userId: id, kind: 'email_change', usedAt: null, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: 'desc' },
      select: { email: true },
    }),
    isLastAdministrator(db, id),
  ])
  if (!summary) return null
  return {
    ...summary,
    isSelf: userIdOf(actor) === id,
    isLastAdministrator: isLast,
    disabled: row.disabledAt && { at: formatDateTime(row.disabledAt), reason: row.disabledReason },
    leavingOn: row.deletionDueAt && formatDate(row.deletionDueAt),
    reseller: membership(row.reseller),
    pendingEmail: pending?.email ?? null,
    secondFactorSince: row.secondFactor && formatDate(row.secondFactor.createdAt),
    devices,
    failures,
    pages,
    codes,
    cases,
    mails,
  }
}

/** The account's full name for the page title; null when unknown. Not logged. */
export const findAccountName = defineRead({
  name: 'account-desk.find-account-name',
  session: 'required',
  input: accountInput,
  authorize: canManageAccounts,
  run: async (_, { id }): Promise<string | null> => {
    if (!isUuid(id)) return null
    return (await db.user.findUnique({ where: { id }, select: { fullName: true } }))?.fullName ?? null
  },
})

type Row = Prisma.UserGetPayload<{ select: typeof columns }>

function membership(member: Row['reseller']): AccountView['reseller'] {
  if (!member) return null
  const { id, companyName, status } = member.reseller
  return { id, companyName, roleText: roleTexts[member.role], statusText: statusTexts[status] }
}

async function listAccountDevices(userId: string): Promise<AccountDevice[]> {
  const rows = await db.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: mostRows,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  })
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    name: deviceName(userAgent),
    since: formatDate(createdAt),
    lastSeen: formatRelative(lastSeenAt),
  }))
}

async function listAccountPages(userId: string): Promise<AccountPageRow[]> {
  const rows = await db.memorialMember.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { memorialId: 'desc' }],
    take: mostRows,
    select: {
      role: true,
      memorial: {
        select: {
          id: true,
          slug: true,
          state: true,
          hiddenAt: true,
          visibility: true,
          firstName: true,
          middleName: true,
          lastName: true,
        },
      },
    },
  })
  return rows.map(({ role, memorial }) => ({
    memorialId: memorial.id,
    name: fullName(memorial),
    slug: memorial.slug,
    roleText: roleNames[role],
    stateText: deskStateText(memorial),
    visibilityText: visibilityNames[memorial.visibility],
  }))
}

/** Cases by the account, or by its address from before it existed. */
async function listAccountCases({ id, emailKey }: Row): Promise<OwnCaseSummary[]> {
  const rows = await db.supportCase.findMany({
    where: { OR: [{ userId: id }, { emailKey }] },
    orderBy: { number: 'desc' },
    take: mostRows,
    select: { number: true, status: true, subject: true, createdAt: true },
  })
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

const mostCodes = 100

/** Codes claimed by the account, and codes linked to a page it owns; newest first. */
export async function listAccountCodes(userId: string): Promise<AccountCodeRow[]> {
  // Looked up from the account's pages first: as one condition, PostgreSQL would scan every code.
  const links = await db.qrLink.findMany({
    where: { memorial: { members: { some: { userId, role: 'owner' } } } },
    take: mostCodes,
    select: { qrCodeId: true },
  })
  const rows = await db.qrCode.findMany({
    where: { OR: [{ ownerId: userId }, { id: { in: links.map(({ qrCodeId }) => qrCodeId) } }] },
    orderBy: { id: 'desc' },
    take: mostCodes,
    select: {
      code: true,
      state: true,
      ownerId: true,
      links: {
        orderBy: { position: 'asc' },
        select: { memorial: { select: { id: true, firstName: true, middleName: true, lastName: true } } },
      },
    },
  })
  return rows.map((row) => ({
    code: row.code,
    formattedCode: formatTextCode(row.code),
    stateText: stateTexts[row.state],
    isHeld: row.ownerId === userId,
    memorials: row.links.map(({ memorial }) => ({ id: memorial.id, name: fullName(memorial) })),
  }))
}
