import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { invitationDays } from '@/lib/domain/resellers/colleague-schema'
import { invitationPath, setupPath } from '@/lib/domain/resellers/paths'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

const validMs = invitationDays * 86_400_000
type Company = { id: string; companyName: string }

/** Mails an approved company a link for the account that will be its owner; earlier links to it end. */
export async function sendApproval(
  context: RunContext,
  { id: resellerId, companyName }: Company,
  { contactName, email }: { contactName: string; email: string },
): Promise<void> {
  await endOpenLinks(context.tx, { resellerId, kind: 'reseller_setup' })
  const token = await createAccessToken(context.tx, { kind: 'reseller_setup', resellerId, email, validMs })
  const props = { contactName, companyName, actionUrl: wholeAddress(setupPath(token)), setup: { expiresOn: lastDay() } }
  await queueMail(context, { to: email, mail: { template: 'reseller-application-approved', props } })
}

/** Mails an administrator's invitation to be a reseller's owner; earlier ones to the same address end. */
export async function inviteOwner(context: RunContext, company: Company, email: string): Promise<void> {
  const { id: resellerId, companyName } = company
  await endOpenLinks(context.tx, { resellerId, kind: 'reseller_setup', email })
  const token = await createAccessToken(context.tx, { kind: 'reseller_setup', resellerId, email, validMs })
  const invitationUrl = wholeAddress(setupPath(token))
  const props = { inviterName: null, companyName, role: 'owner' as const, expiresOn: lastDay(), invitationUrl }
  await queueMail(context, { to: email, mail: { template: 'reseller-invitation', props } })
}

/** Mails an invitation to be a reseller's colleague; earlier ones to the same address end. */
export async function inviteColleague(
  context: RunContext,
  { id: resellerId, companyName }: Company,
  { email, inviterName }: { email: string; inviterName: string },
): Promise<void> {
  await endOpenLinks(context.tx, { resellerId, kind: 'reseller_invitation', email })
  const token = await createAccessToken(context.tx, { kind: 'reseller_invitation', resellerId, email, validMs })
  const invitationUrl = wholeAddress(invitationPath(token))
  const props = { inviterName, companyName, role: 'colleague' as const, expiresOn: lastDay(), invitationUrl }
  await queueMail(context, { to: email, mail: { template: 'reseller-invitation', props } })
}

const lastDay = () => formatWeekdayAndDate(new Date(Date.now() + validMs))

type Which = { resellerId: string; kind: 'reseller_setup' | 'reseller_invitation'; email?: string }

async function endOpenLinks(tx: Transaction, { resellerId, kind, email }: Which): Promise<void> {
  const now = new Date()
  await tx.accessToken.updateMany({
    where: {
      ...{ resellerId, kind, usedAt: null, expiresAt: { gt: now } },
      ...(email ? { email: { equals: email, mode: 'insensitive' as const } } : {}),
    },
    data: { expiresAt: now },
  })
}
