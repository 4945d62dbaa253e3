import { findPendingEmailChange, isEmailConfirmed } from '@/lib/domain/accounts/email-queries'
import { findSecondFactor } from '@/lib/domain/accounts/second-factor/queries'
import { listDevices, listSignInFailures } from '@/lib/domain/accounts/session-queries'
import { getFreeUse } from '@/lib/domain/billing/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { listSuccessions } from '@/lib/domain/members/succession-queries'
import { listMyMemorials } from '@/lib/domain/memorials/queries'
import { findPushEndpoint, getMailChoices, listNotifications } from '@/lib/domain/notifications/queries'
import { deletionFormName } from '@/lib/domain/privacy/copy'
import { getDeletionView } from '@/lib/domain/privacy/queries'
import { listLockedCodes, listOwnedCodes } from '@/lib/domain/qr-codes/queries'
import type { Administrator, FamilyUser } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

/** All data of /profile, with the drafts of its refused forms. */
export async function readProfile(actor: FamilyUser | Administrator, query: PageQuery) {
  const draftId = textParam(query, 'kladde')
  const [
    memorials,
    locked,
    owned,
    notifications,
    devices,
    pendingEmail,
    facts,
    email,
    password,
    choices,
    mail,
    deletion,
    deletionDraft,
    successions,
    emailConfirmed,
    pushEndpoint,
    factor,
    failures,
    freeUse,
  ] = await Promise.all([
    listMyMemorials(actor),
    listLockedCodes(actor),
    listOwnedCodes(actor),
    listNotifications(actor, {}),
    listDevices(actor),
    findPendingEmailChange(actor),
    findDraft('oplysninger', draftId),
    findDraft('email', draftId),
    findDraft('adgangskode', draftId),
    getMailChoices(actor),
    findDraft('mailvalg', draftId),
    getDeletionView(actor),
    findDraft(deletionFormName, draftId),
    listSuccessions(actor),
    isEmailConfirmed(actor),
    findPushEndpoint(actor),
    findSecondFactor(actor),
    listSignInFailures(actor, { userId: actor.userId }),
    getFreeUse(actor),
  ])
  return {
    memorials,
    freeUse,
    codes: { locked, owned },
    notifications,
    devices,
    pendingEmail,
    isEmailConfirmed: emailConfirmed,
    pushEndpoint,
    mailChoices: choices,
    deletion,
    successions,
    security: { factor, failures },
    drafts: { facts, email, password, mail, deletion: deletionDraft },
    saved: textParam(query, 'gemt'),
  }
}
