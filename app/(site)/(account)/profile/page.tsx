import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { MyCodes } from '@/components/accounts/my-codes'
import { MyMemorials } from '@/components/accounts/my-memorials'
import { FoldedSection } from '@/components/accounts/profile/folded-section'
import {
  AccountSections,
  DeviceSections,
  MessageSections,
  ProfileContents,
  SecuritySection,
} from '@/components/accounts/profile/sections'
import { ProfileSection } from '@/components/accounts/profile-section'
import { TermsNotice } from '@/components/accounts/terms-notice'
import { FreeRoom } from '@/components/billing/free-room'
import { AttentionList } from '@/components/insights/attention-list'
import { NotificationList } from '@/components/notifications/notification-list'
import { DeleteAccount, MyData } from '@/components/privacy/data-and-deletion'
import { DeletionNotice } from '@/components/privacy/deletion-notice'
import { StationChoice } from '@/components/production/station-choice'
import { WaitingList } from '@/components/reseller-stock/stock-sections'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findPendingEmailChange, isEmailConfirmed } from '@/lib/domain/accounts/email-queries'
import { findMissingTerms, getUser } from '@/lib/domain/accounts/queries'
import { findSecondFactor } from '@/lib/domain/accounts/second-factor/queries'
import { listDevices, listSignInFailures } from '@/lib/domain/accounts/session-queries'
import { getFreeUse } from '@/lib/domain/billing/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { listAttention } from '@/lib/domain/insights/queries'
import { successionPath } from '@/lib/domain/members/paths'
import type { SuccessionView } from '@/lib/domain/members/schema'
import { listSuccessions } from '@/lib/domain/members/succession-queries'
import { listMyMemorials } from '@/lib/domain/memorials/queries'
import type { MailChoicesView } from '@/lib/domain/notifications/mail-choices'
import {
  findPushEndpoint,
  getMailChoices,
  getPushPublicKey,
  listNotifications,
} from '@/lib/domain/notifications/queries'
import { deletionFormName, deletionIntro, myDataIntro } from '@/lib/domain/privacy/copy'
import { getDeletionView } from '@/lib/domain/privacy/queries'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { getWorkshop } from '@/lib/domain/production/station-queries'
import { countSheetsToCorrect } from '@/lib/domain/proof-sheets/queries'
import { listLockedCodes, listOwnedCodes } from '@/lib/domain/qr-codes/queries'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { getStockOverview } from '@/lib/domain/resellers/stock/queries'
import { type Actor, type Administrator, type FamilyUser, isFullAdministrator, resellerOf } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { type PageProps, type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Min profil', robots: { index: false } }

export default async function ProfilePage({ searchParams }: PageProps) {
  const actor = await requireSignedIn('/profile')
  const [user, publicKey, profile] = await Promise.all([
    getUser(actor),
    getPushPublicKey(actor),
    readProfile(actor, await searchParams),
  ])
  const { memorials, codes, notifications, devices, drafts, saved } = profile
  return (
    <PageBody
      width="page"
      title="Min profil"
      actions={memorials.length > 0 && <LinkButton href="/create-memorial">Opret mindeside</LinkButton>}
    >
      <DeletionNotice due={profile.deletion.due} className="mb-10" />
      <TermsNotice missing={await findMissingTerms(actor)} path="/profile" className="mb-10" />
      {hasWork(actor) && <MyWork actor={actor} />}
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ProfileContents />
        <div className="max-w-measure space-y-14">
          <ProfileSection id="mindesider" title="Mine mindesider">
            <QuietWaiting
              choices={profile.mailChoices}
              waiting={memorials.reduce((sum, { pendingCount }) => sum + pendingCount, 0)}
              className="mb-8"
            />
            <MyMemorials memorials={memorials} />
            <FreeRoom use={profile.freeUse} className="mt-8" />
            <MySuccessions successions={profile.successions} />
          </ProfileSection>
          <ProfileSection id="beskeder" title="Beskeder">
            <NotificationList initial={notifications} />
          </ProfileSection>
          <div>
            <FoldedSection
              id="koder"
              title="Mine QR-koder"
              intro="En kode, der er låst til din konto, kan ingen andre tage i brug."
            >
              <MyCodes initial={codes} />
            </FoldedSection>
            <AccountSections user={user} {...profile} />
            <SecuritySection {...profile.security} saved={saved} />
            <MessageSections {...profile} publicKey={publicKey} />
            <DeviceSections devices={devices} />
            <FoldedSection id="mine-data" title="Mine data" intro={myDataIntro}>
              <MyData memorials={memorials} />
            </FoldedSection>
            <FoldedSection id="slet-konto" title="Slet konto" intro={deletionIntro} isOpen={drafts.deletion !== null}>
              <DeleteAccount user={user} deletion={profile.deletion} draft={drafts.deletion} />
            </FoldedSection>
          </div>
        </div>
      </div>
    </PageBody>
  )
}

/** The pages that the user is to succeed to; null without any. */
function MySuccessions({ successions }: { successions: SuccessionView[] }) {
  if (successions.length === 0) return null
  return (
    <div className="mt-8 border-border border-t pt-8">
      <h3 className="text-xl">Du er valgt som efterfølger</h3>
      <ul className="mt-4 space-y-2">
        {successions.map(({ memorialId, slug, memorialName, request }) => (
          <li key={memorialId} className="break-words">
            <TextLink href={successionPath(slug)}>{memorialName}</TextLink>
            {request?.status === 'waiting' && <span className="text-muted-foreground"> (din anmodning venter)</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

type QuietWaitingProps = { choices: MailChoicesView; waiting: number; className?: string }

/** During 'Rolige dage' no mail reports waiting posts, so the profile does. */
function QuietWaiting({ choices: { quietUntil }, waiting, className }: QuietWaitingProps) {
  if (!quietUntil || waiting === 0) return null
  const waits = waiting === 1 ? 'Ét indlæg venter' : `${waiting.toLocaleString('da-DK')} indlæg venter`
  return (
    <Notice title={`${waits} på dig`} {...(className && { className })}>
      {/* 1 of 3 kept by: lib/domain/notifications/send-summaries.test.ts */}
      Du har rolige dage, så vi skriver ikke til dig om det før den {formatDate(new Date(quietUntil))}. Det haster ikke.{' '}
      <TextLink href="#mailvalg">Ret dine rolige dage</TextLink>
    </Notice>
  )
}

/** All data of /profile, with the drafts of its refused forms. */
async function readProfile(actor: FamilyUser | Administrator, query: PageQuery) {
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
    findDraft('oplysninger', query),
    findDraft('email', query),
    findDraft('adgangskode', query),
    getMailChoices(actor),
    findDraft('mailvalg', query),
    getDeletionView(actor),
    findDraft(deletionFormName, query),
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

/** Whether the account belongs to staff, including the workshop, or to a reseller. */
function hasWork(actor: Actor): boolean {
  return actor.kind === 'administrator' || resellerOf(actor) !== null
}

/**
 * What awaits staff and resellers, with links. It comes first on the profile, where everyone lands after signing in.
 */
async function MyWork({ actor }: { actor: Actor }) {
  return (
    <div id="arbejde" className="mb-14 scroll-mt-8 space-y-12">
      {isFullAdministrator(actor) && <ConsoleLinks actor={actor} />}
      {!isFullAdministrator(actor) && canWorkInProduction(actor) && <Workshop actor={actor} />}
      {resellerOf(actor) && <Stock actor={actor} />}
    </div>
  )
}

async function ConsoleLinks({ actor }: { actor: Actor }) {
  return (
    <div className="space-y-6">
      <AttentionList attention={await listAttention(actor)} now={new Date()} />
      <Ways>
        <LinkButton href="/admin">Åbn administrationen</LinkButton>
        <LinkButton href="/production" variant="outline">
          Åbn værkstedet
        </LinkButton>
      </Ways>
    </div>
  )
}

async function Workshop({ actor }: { actor: Actor }) {
  const { waiting } = await getWorkshop(actor)
  return (
    <div className="space-y-6">
      <StationChoice waiting={waiting} place="" />
      <Ways>
        <LinkButton href="/production" variant="outline">
          Se hele værkstedet
        </LinkButton>
      </Ways>
    </div>
  )
}

async function Stock({ actor }: { actor: Actor }) {
  const [overview, orders, toCorrect] = await Promise.all([
    getStockOverview(actor),
    listOwnOrders(actor, { take: 3 }),
    countSheetsToCorrect(actor),
  ])
  return (
    <section className="space-y-6">
      <h2 className="text-xl">Det skal I se på</h2>
      <WaitingList overview={overview} orders={orders.items} toCorrect={toCorrect} />
      <Ways>
        <LinkButton href="/reseller-dashboard">Åbn forhandlersiden</LinkButton>
        <LinkButton href="/reseller-dashboard/proof-sheets/new" variant="outline">
          Lav en tegning
        </LinkButton>
      </Ways>
    </section>
  )
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}
