import type { Metadata } from 'next'
import { openPageConsole, PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import { ProfileSection } from '@/components/accounts/profile-section'
import { AnniversariesForm } from '@/components/notifications/anniversaries-form'
import { LinkButton } from '@/components/ui/link-button'
import { anniversariesText, anniversaryRule } from '@/lib/domain/anniversaries/copy'
import { getAnniversaries } from '@/lib/domain/anniversaries/queries'
import { followersText } from '@/lib/domain/followers/copy'
import { countFollowers } from '@/lib/domain/followers/queries'
import { canModerateMemorial } from '@/lib/domain/memorials/policy'
import { firstDaysRule } from '@/lib/domain/notifications/copy'
import type { MailChoicesView } from '@/lib/domain/notifications/mail-choices'
import { getMailChoices } from '@/lib/domain/notifications/queries'
import { formatDate } from '@/lib/shared/danish-time'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Beskeder', robots: { index: false } }

export default async function NotificationsPage({ params, searchParams }: PageProps<'id'>) {
  const query = await searchParams
  const { actor, page } = await openPageConsole(params, 'notifications')
  const { slug, role, subject } = page
  const [anniversaries, choices, followers] = await Promise.all([
    getAnniversaries(actor, { id: subject.id }),
    getMailChoices(actor),
    countFollowers(actor, { id: subject.id }),
  ])
  return (
    <PageConsole page={page} current="notifications" intro="Hvad du får besked om fra denne side.">
      <div className="max-w-measure space-y-14">
        {canModerateMemorial(actor, subject) && (
          <ProfileSection id="nyt" title="Når nogen tænder et lys eller skriver" intro={ownChoicesText(choices)}>
            <p className="flex flex-wrap gap-3">
              <LinkButton href="/profile#mailvalg" variant="outline">
                Ret dine mailvalg
              </LinkButton>
              <LinkButton href="/profile#enhedsbeskeder" variant="outline">
                Beskeder på denne enhed
              </LinkButton>
            </p>
          </ProfileSection>
        )}
        <ProfileSection id="maerkedage-afsnit" title="Mærkedage" intro={anniversaryRule}>
          {role === 'owner' ? (
            <AnniversariesForm slug={slug} initial={anniversaries} isSaved={textParam(query, 'gemt') === '1'} />
          ) : (
            <p>{anniversariesText(anniversaries)}</p>
          )}
        </ProfileSection>
        <ProfileSection
          id="foelgere"
          title="Dem, der følger siden"
          intro="Er siden åben, kan alle få mail om den uden en konto. Hvem de er, ser ingen."
        >
          <p>{followersText(followers)}</p>
        </ProfileSection>
      </div>
    </PageConsole>
  )
}

const rhythms: Record<MailChoicesView['frequency'], string> = {
  at_once: 'en mail med det samme',
  daily: 'én samlet mail om dagen',
  weekly: 'én samlet mail om ugen',
  // kept by: lib/domain/notifications/notifications.test.ts
  never: 'ingen mail, men kan altid se det nye under Beskeder på din profil',
}

/** How the reader is notified of posts; the choice is personal and applies to all their pages. */
function ownChoicesText({ frequency, quietUntil }: MailChoicesView): string {
  const pause = quietUntil ? ` Lige nu har du rolige dage til den ${formatDate(new Date(quietUntil))}.` : ''
  const firstDays = frequency === 'at_once' ? ` ${firstDaysRule}` : ''
  return `Du får ${rhythms[frequency]}.${firstDays}${pause} Valget gælder alle dine mindesider.`
}
