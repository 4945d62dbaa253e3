import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { ProfileSection } from '@/components/accounts/profile-section'
import { Colleagues, OpenInvitations } from '@/components/resellers/colleagues'
import { InviteForm } from '@/components/resellers/one-line-forms'
import { ProfileForm } from '@/components/resellers/profile-form'
import { Notice, Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { listColleagues } from '@/lib/domain/resellers/colleague-queries'
import { colleagueForm, colleaguesPath, dashboardPath, profileForm } from '@/lib/domain/resellers/paths'
import { findOwnReseller } from '@/lib/domain/resellers/queries'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Kolleger og oplysninger', robots: { index: false } }

export default async function ColleaguesPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, requireSignedIn(colleaguesPath)])
  const reseller = await findOwnReseller(actor)
  if (!reseller) redirect(dashboardPath)
  const [view, invited, profile] = await Promise.all([
    listColleagues(actor),
    findDraft(colleagueForm, query),
    findDraft(profileForm, query),
  ])
  const isRefused = invited && Object.keys(invited.errors).length === 0
  return (
    <PageBody
      title={<span className="hyphens-auto">Kolleger og oplysninger</span>}
      intro={
        <span className="wrap-anywhere">Dem, der har adgang til {view.companyName}, og hvordan vi får fat i jer.</span>
      }
    >
      <Outcome refusal={isRefused ? invited.message : null} />
      {textParam(query, 'gemt') && (
        <Notice variant="success" className="mb-8">
          {query.gemt === 'profil' ? 'Oplysningerne er gemt.' : 'Invitationen er sendt.'}
        </Notice>
      )}
      <Colleagues members={view.members} isOwner={view.isOwner} />
      {view.isOwner ? (
        <div className="mt-14 space-y-14">
          <ProfileSection
            id={colleagueForm}
            title="Invitér en kollega"
            intro="Kollegaen får en mail og kan se, udlevere og bestille koder. Har kollegaen ikke en konto, kan den oprettes undervejs."
          >
            {view.invitations.length > 0 && <OpenInvitations invitations={view.invitations} />}
            <InviteForm action="/api/resellers/me/colleagues" draft={isRefused ? null : invited} />
          </ProfileSection>
          <ProfileSection
            id={profileForm}
            title="Jeres oplysninger"
            intro="Det er her, vi skriver til jer, og jeres telefonnummer står på det kort, familien får. Skal navn eller CVR-nummer rettes, så skriv til os."
          >
            <ProfileForm action="/api/resellers/me" reseller={reseller} draft={profile} />
          </ProfileSection>
        </div>
      ) : (
        <p className="mt-10 text-muted-foreground">Skal flere have adgang, så spørg den, der er ansvarlig hos jer.</p>
      )}
    </PageBody>
  )
}
