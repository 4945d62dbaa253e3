import { ProfileSection } from '@/components/accounts/profile-section'
import type { FormDraftView } from '@/components/form/form-draft'
import { HandOverSection } from '@/components/members/hand-over-section'
import { InviteForm } from '@/components/members/invite-form'
import { SuccessorSection } from '@/components/members/successor-section'
import { Notice } from '@/components/ui/notice'
import { roleNames } from '@/lib/domain/members/copy'
import {
  type MembersView,
  type MemberView,
  mostMembers,
  type OpenInvitationView,
  ownStoryRefusalDays,
} from '@/lib/domain/members/schema'
import { OpenInvitation } from './open-invitation'

type OwnerSectionsProps = {
  memorialKey: string
  members: MemberView[]
  owner: NonNullable<MembersView['owner']>
  drafts: { invite: FormDraftView; successor: FormDraftView; handOver: FormDraftView }
  madeLink: string | null
}

/** The owner's sections: invitations, the successor, and handing over the page. */
export function OwnerSections({ memorialKey, members, owner, drafts, madeLink }: OwnerSectionsProps) {
  return (
    <div className="mt-14 space-y-14">
      <ProfileSection
        id="inviter-nogen"
        title="Invitér"
        // 2 of 2 kept by: lib/domain/members/commands/revoke-invitation.test.ts
        intro="Den, du inviterer, kan oprette en konto undervejs. Du kan altid trække en invitation tilbage."
      >
        {owner.isFull ? (
          <Notice>Der er plads til {mostMembers} medlemmer på siden. Fjern et for at få plads til et nyt.</Notice>
        ) : (
          <InviteForm memorialKey={memorialKey} madeLink={madeLink} draft={drafts.invite} />
        )}
      </ProfileSection>
      {owner.invitations.length > 0 && (
        <ProfileSection id="venter" title="Invitationer, der venter">
          <InvitationList memorialKey={memorialKey} invitations={owner.invitations} />
        </ProfileSection>
      )}
      <ProfileSection
        id="efterfolger-valg"
        title="Efterfølger"
        intro={
          owner.isOwnStory
            ? `Vælg en, der kan lukke din historie op, når du ikke er her mere. Efterfølgeren får ingen adgang nu og siger til, når tiden er kommet. Du får besked og har ${ownStoryRefusalDays} dage til at sige nej.`
            : 'Vælg en, der kan tage over, hvis du en dag ikke selv kan. Efterfølgeren får ingen adgang nu og skal spørge os først. Du får besked og kan sige nej.'
        }
      >
        <SuccessorSection memorialKey={memorialKey} successor={owner.successor} draft={drafts.successor} />
      </ProfileSection>
      <ProfileSection
        id="overdrag-siden"
        title="Giv siden videre"
        intro="En anden bliver ejer, så snart der er sagt ja. Du kan stadig skrive med på siden."
      >
        <HandOverSection memorialKey={memorialKey} offer={owner.offer} members={members} draft={drafts.handOver} />
      </ProfileSection>
    </div>
  )
}

/** Open invitations, each with a button to revoke it. */
function InvitationList({ memorialKey, invitations }: { memorialKey: string; invitations: OpenInvitationView[] }) {
  return (
    <ul className="divide-y divide-border">
      {invitations.map(({ id, role, email, usesLeft, expires }) => {
        const path = `/api/memorials/${memorialKey}/invitations/${id}`
        return (
          <OpenInvitation
            key={id}
            who={email ?? 'Et link, du deler selv'}
            text={`${roleNames[role]}. ${usesLeft > 1 ? `Kan bruges af ${usesLeft} personer mere. ` : ''}Gælder indtil ${expires}.`}
            resend={email ? { action: `${path}/resend`, email } : null}
            revokeAction={`${path}/revoke`}
          />
        )
      })}
    </ul>
  )
}
