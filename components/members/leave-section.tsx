import { ProfileSection } from '@/components/accounts/profile-section'
import { ActionForm } from '@/components/members/action-form'

/** The way out for everybody but the owner. */
export function LeaveSection({ memorialKey, name }: { memorialKey: string; name: string }) {
  return (
    <div className="mt-14">
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
          told={{ title: 'Du er ikke længere med på siden' }}
          goTo="/profile"
        />
      </ProfileSection>
    </div>
  )
}
