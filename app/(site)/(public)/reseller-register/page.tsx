import type { Metadata } from 'next'
import { GraniteTexture } from '@/components/drawings/granite'
import { Plaque } from '@/components/drawings/plaque'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { ApplicationSection } from '@/components/resellers/application-section'
import { ResellerExplanation } from '@/components/resellers/reseller-explanation'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { findOwnApplication } from '@/lib/domain/resellers/application-queries'
import { applicationForm, dashboardPath } from '@/lib/domain/resellers/paths'
import { canApply } from '@/lib/domain/resellers/policy'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn, resellerOf } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const isPlain = Object.keys(await searchParams).length === 0
  return {
    title: 'Bliv forhandler',
    description: 'For stenhuggere, bedemænd og kirkegårde, der vil give en mindeside med, når familien får stenen.',
    ...(isPlain ? {} : { robots: { index: false } }),
  }
}

// Plain text: a sample must not encode an address that leads nowhere.
const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export default async function ResellerRegisterPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const application = await findOwnApplication(actor)
  const isMember = resellerOf(actor) !== null
  const hasPage = isMember || application.state === 'waiting' || application.state === 'suspended'
  return (
    <>
      <PageBody width="page">
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <PageHeader
              title="Giv en mindeside med stenen"
              intro="For stenhuggere, bedemænd og kirkegårde. I leverer stenen eller pladen, som I plejer. Vi står for koden og for siden bag den."
              className="mb-8"
            />
            <ApplyActions hasPage={hasPage} />
          </div>
          <Plaque qrPath={SAMPLE.path} qrModules={SAMPLE.modules} className="mx-auto w-full max-w-72 lg:max-w-none" />
        </div>
        <section className="mt-section">
          <h2 className="mb-8 text-2xl">Sådan er det at være forhandler</h2>
          <ResellerExplanation />
        </section>
        <ApplicationSection
          canApply={canApply(actor)}
          isMember={isMember}
          wasSent={query.sendt === '1'}
          application={application}
          known={isSignedIn(actor) ? { contactName: actor.fullName, email: actor.email } : {}}
          draft={await findDraft(applicationForm, query)}
        />
      </PageBody>
      <GraniteTexture className="mask-t-from-40% h-56 w-full sm:h-72" />
    </>
  )
}

/** The first thing to press: to apply, or for whoever has applied already, to where it stands how far that is. */
function ApplyActions({ hasPage }: { hasPage: boolean }) {
  if (hasPage) {
    return (
      <LinkButton href={dashboardPath} size="lg">
        Gå til jeres side
      </LinkButton>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <LinkButton href={`#${applicationForm}`} size="lg" className="max-w-full wrap-anywhere">
        Søg om at blive forhandler
      </LinkButton>
      <p className="text-muted-foreground">
        Er I det allerede? <TextLink href={dashboardPath}>Gå til jeres side</TextLink>.
      </p>
    </div>
  )
}
