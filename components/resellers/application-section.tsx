import type { FormDraftView } from '@/components/form/form-draft'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { KnownApplicant, OwnApplicationView } from '@/lib/domain/resellers/application-schema'
import { applicationForm, dashboardPath } from '@/lib/domain/resellers/paths'
import { answersWithin } from '@/lib/domain/support/copy'
import { ApplicationForm } from './application-form'
import { ApplicationSent } from './application-sent'

type ApplicationSectionProps = {
  /** Whether this person may ask at all. */
  canApply: boolean
  isMember: boolean
  wasSent: boolean
  application: OwnApplicationView
  known: KnownApplicant
  draft: FormDraftView
}

/** The application, or why there is nothing to fill in. */
export function ApplicationSection(props: ApplicationSectionProps) {
  return (
    <section
      id={applicationForm}
      aria-labelledby={`${applicationForm}-title`}
      className="mt-section max-w-measure scroll-mt-8"
    >
      <h2 id={`${applicationForm}-title`} className="text-2xl">
        {titleOf(props)}
      </h2>
      <div className="mt-6">
        <Content {...props} />
      </div>
    </section>
  )
}

function titleOf({ isMember, wasSent, application: { state } }: ApplicationSectionProps): string {
  if (isMember || state === 'suspended') return 'Jeres aftale'
  return wasSent || state === 'waiting' ? 'Jeres ansøgning' : 'Søg om at blive forhandler'
}

function Content({ canApply, isMember, wasSent, application, known, draft }: ApplicationSectionProps) {
  if (isMember) {
    return (
      <Notice title="I er allerede forhandler">
        Din konto hører til en forhandler. <TextLink href={dashboardPath}>Gå til jeres side</TextLink>.
      </Notice>
    )
  }
  if (!canApply) {
    return <Notice>Du er logget ind som ansat hos os. En forhandler søger med sin egen konto eller uden konto.</Notice>
  }
  if (wasSent) return <ApplicationSent />
  if (application.state === 'waiting' || application.state === 'suspended') {
    return (
      <Notice title={application.state === 'waiting' ? 'I har allerede søgt' : 'Aftalen er sat på pause'}>
        <p>Se, hvordan det står til med {application.companyName}.</p>
        <LinkButton href={dashboardPath} variant="outline" className="mt-4">
          Gå til jeres side
        </LinkButton>
      </Notice>
    )
  }
  return (
    <>
      <p className="mb-8 text-muted-foreground">{answersWithin} Det forpligter ikke til at bestille noget.</p>
      <ApplicationForm known={known} draft={draft} />
    </>
  )
}
