import { ProfileSection } from '@/components/accounts/profile-section'
import { ActionForm } from '@/components/form/action-form'
import { OwnerDecides } from '@/components/memorials/owner-decides'
import type { MemberView } from '@/lib/domain/members/schema'

type LeaveSectionProps = { memorialKey: string; name: string; owner: MemberView | undefined }

/** For members other than the owner: who invites others, and a button to leave. */
export function LeaveSection({ memorialKey, name, owner }: LeaveSectionProps) {
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
