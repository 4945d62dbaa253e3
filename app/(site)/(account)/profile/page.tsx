import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountFacts } from '@/components/accounts/account-facts'
import { MyCodes } from '@/components/accounts/my-codes'
import { MyMemorials } from '@/components/accounts/my-memorials'
import { OtherDevices } from '@/components/accounts/other-devices'
import { ProfileSection } from '@/components/accounts/profile-section'
import { NotificationList } from '@/components/notifications/notification-list'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { countOtherSessions, getUser } from '@/lib/domain/accounts/queries'
import { listMyMemorials } from '@/lib/domain/memorials/queries'
import { listNotifications } from '@/lib/domain/notifications/queries'
import { listLockedCodes, listOwnedCodes } from '@/lib/domain/qr-codes/queries'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'

export const metadata: Metadata = { title: 'Min profil', robots: { index: false } }

export default async function ProfilePage() {
  const actor = await currentActor()
  if (!isSignedIn(actor)) redirect('/login?redirect=/profile')
  const [memorials, locked, owned, notifications, otherSessions] = await Promise.all([
    listMyMemorials(actor),
    listLockedCodes(actor),
    listOwnedCodes(actor),
    listNotifications(actor),
    countOtherSessions(actor),
  ])
  return (
    <PageBody className="space-y-12">
      <PageHeader
        title="Min profil"
        actions={memorials.length > 0 && <LinkButton href="/create-memorial">Opret mindeside</LinkButton>}
      />
      <AccountFacts user={getUser(actor)} />
      <ProfileSection id="mindesider" title="Mine mindesider">
        <MyMemorials memorials={memorials} />
      </ProfileSection>
      <ProfileSection id="beskeder" title="Beskeder">
        <NotificationList initial={notifications} />
      </ProfileSection>
      <ProfileSection
        id="koder"
        title="Mine QR-koder"
        intro="En kode, der er låst til din konto, kan ingen andre tage i brug."
      >
        <MyCodes initial={{ locked, owned }} />
      </ProfileSection>
      <ProfileSection id="enheder" title="Enheder">
        <OtherDevices count={otherSessions} />
      </ProfileSection>
    </PageBody>
  )
}
