import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ProfileSection } from '@/components/accounts/profile-section'
import { PageConsoleHeader } from '@/components/members/page-console-header'
import { AnniversariesForm } from '@/components/notifications/anniversaries-form'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { anniversariesText, anniversaryRule } from '@/lib/domain/anniversaries/copy'
import { getAnniversaries } from '@/lib/domain/anniversaries/queries'
import { followersText } from '@/lib/domain/followers/copy'
import { countFollowers } from '@/lib/domain/followers/queries'
import { findPageConsole } from '@/lib/domain/members/queries'
import { canModerateMemorial } from '@/lib/domain/memorials/policy'
import { firstDaysRule } from '@/lib/domain/notifications/copy'
import type { MailChoicesView } from '@/lib/domain/notifications/mail-choices'
import { getMailChoices } from '@/lib/domain/notifications/queries'
import { currentActor } from '@/lib/server/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Beskeder', robots: { index: false } }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function NotificationsPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const key = decodeURIComponent(id)
  if (actor.kind === 'visitor') {
    redirect(`/login?redirect=${encodeURIComponent(`/memorial/${encodeURIComponent(key)}/admin/notifications`)}`)
  }
  const pageConsole = await findPageConsole(actor, { id: key })
  if (!pageConsole) notFound()
  const { slug, name, role, subject } = pageConsole
  const [anniversaries, choices, followers] = await Promise.all([
    getAnniversaries(actor, { id: subject.id }),
    getMailChoices(actor),
    countFollowers(actor, { id: subject.id }),
  ])
  return (
    <PageBody>
      <PageConsoleHeader
        slug={slug}
        name={name}
        role={role}
        current="notifications"
        intro="Hvad du får besked om fra denne side."
      />
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
    </PageBody>
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
