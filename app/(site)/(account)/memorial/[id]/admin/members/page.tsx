import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { ProfileSection } from '@/components/accounts/profile-section'
import { ActionForm } from '@/components/form/action-form'
import { MemberList } from '@/components/members/member-list'
import { OwnerSections } from '@/components/members/owner-sections'
import { OwnerDecides } from '@/components/memorials/owner-decides'
import { PortraitLink } from '@/components/portrait-motion/portrait-link'
import { Notice, Outcome } from '@/components/ui/notice'
import { findDraft } from '@/lib/domain/find-draft'
import {
  handOverFormName,
  inviteFormName,
  memberFormName,
  refuseFormName,
  savedTexts,
  successorFormName,
} from '@/lib/domain/members/copy'
import { decisionsPath, invitationPath, membersPath } from '@/lib/domain/members/paths'
import { canDecideSuccessions } from '@/lib/domain/members/policy'
import { findPageConsole, getMembers } from '@/lib/domain/members/queries'
import type { MemberView, WaitingView } from '@/lib/domain/members/schema'
import { listMotions } from '@/lib/domain/portrait-motion/queries'
import { orNull } from '@/lib/server/read'
import { wholeAddress } from '@/lib/server/whole-address'
import { type PageProps, type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Medlemmer', robots: { index: false } }

export default async function MembersPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const key = decodeURIComponent(id)
  const actor = await requireSignedIn(membersPath(key))
  const pageConsole = await findPageConsole(actor, { id: key })
  // Notifications to administrators link here; they decide in the console.
  if (!pageConsole && canDecideSuccessions(actor)) redirect(decisionsPath)
  if (!pageConsole) notFound()
  const [view, drafts, refusal, refused, motions] = await Promise.all([
    getMembers(actor, { id: pageConsole.subject.id }),
    readDrafts(query),
    findDraft(memberFormName, query),
    findDraft(refuseFormName, query),
    orNull(listMotions(actor, { id: pageConsole.subject.id })),
  ])
  const { slug, name } = pageConsole
  const saved = savedTexts[textParam(query, 'gemt') ?? '']
  const link = textParam(query, 'link')
  const refusalText = (refusal ?? refused)?.message
  return (
    <PageConsole page={pageConsole} current="members" intro="Dem, der passer på siden, og dem, der kan se den.">
      <Outcome refusal={refusalText} done={saved} />
      {view.owner?.waiting && <WaitingRequest memorialKey={slug} waiting={view.owner.waiting} />}
      <PortraitLink slug={slug} motions={motions} />
      <h2 className="mb-6 text-2xl">Hvem er med</h2>
      <MemberList memorialKey={slug} members={view.members} canManage={view.owner !== null} />
      {view.owner ? (
        <OwnerSections
          memorialKey={slug}
          members={view.members}
          owner={view.owner}
          drafts={drafts}
          madeLink={link ? wholeAddress(invitationPath(link)) : null}
        />
      ) : (
        <LeaveSection memorialKey={slug} name={name} owner={view.members.find((member) => member.role === 'owner')} />
      )}
    </PageConsole>
  )
}

type LeaveSectionProps = { memorialKey: string; name: string; owner: MemberView | undefined }

/** For members other than the owner: who invites others, and a button to leave. */
function LeaveSection({ memorialKey, name, owner }: LeaveSectionProps) {
  return (
    <div className="mt-8 space-y-14">
      <OwnerDecides ownerName={owner?.name ?? null} what="invitere andre og ændre, hvad hver enkelt må" />
      <ProfileSection
        id="forlad"
        title="Forlad siden"
        intro="Det, du har skrevet, bliver stående. Vil du være med igen, skal du inviteres på ny."
      >
        <ActionForm
          action={`/api/memorials/${memorialKey}/members/leave`}
          label="Forlad siden"
          pendingText="Forlader..."
          confirm={{
            title: 'Forlad siden?',
            description: `Du er ikke længere med på mindesiden for ${name}. Er den lukket, kan du ikke se den mere.`,
            label: 'Forlad siden',
          }}
          doneMessage={{ title: 'Du er ikke længere med på siden' }}
          goTo="/profile"
        />
      </ProfileSection>
    </div>
  )
}

/** Shown to the owner above everything else: a succession request, refused with one press. */
function WaitingRequest({ memorialKey, waiting }: { memorialKey: string; waiting: WaitingView }) {
  return (
    <Notice title={`${waiting.name} har bedt om at overtage siden`} className="mb-10">
      <p>
        Det skete den {waiting.askedOn}, med denne begrundelse: »{waiting.reason}«. Er det en fejl, så sig nej her. Vi
        gør ikke noget før efter den {waiting.until}.
      </p>
      <ActionForm
        action={`/api/memorials/${memorialKey}/successor/refuse`}
        label="Nej, jeg passer stadig på siden"
        pendingText="Svarer..."
        variant="primary"
        doneMessage={{ title: 'Anmodningen er afvist', description: 'Siden er stadig din.' }}
        className="mt-4"
      />
    </Notice>
  )
}

/** The drafts of the page's forms that were refused without script. */
async function readDrafts(query: PageQuery) {
  const [invite, successor, handOver] = await Promise.all([
    findDraft(inviteFormName, query),
    findDraft(successorFormName, query),
    findDraft(handOverFormName, query),
  ])
  return { invite, successor, handOver }
}
