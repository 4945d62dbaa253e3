import { ReasonForm } from '@/components/admin/reason-form'
import { ActionForm } from '@/components/form/action-form'
import { Card } from '@/components/ui/card'
import type { ApplicationView } from '@/lib/domain/resellers/application-schema'
import { CompanyFacts, Fact } from './company-facts'

/** An application with all that was written, and the two answers to it. */
export function ApplicationCard({ application }: { application: ApplicationView }) {
  const { id, companyName, message, username, received, termsVersion, processorVersion } = application
  const path = `/api/admin/reseller-applications/${id}`
  return (
    <article aria-labelledby={`ansoegning-${id}`}>
      <Card className="space-y-6">
        <div>
          <h3 id={`ansoegning-${id}`} className="text-xl wrap-anywhere">
            {companyName}
          </h3>
          <p className="text-muted-foreground">Modtaget {received}</p>
        </div>
        <CompanyFacts company={application}>
          <Fact name="Konto">{username ?? 'Ingen. Ansøgeren får et link på mail, når I siger ja.'}</Fact>
          <Fact name="Betingelser">Accepteret, version {termsVersion}</Fact>
          <Fact name="Databehandleraftale">
            {processorVersion
              ? `Accepteret, version ${processorVersion}`
              : 'Ikke vist. De bliver spurgt som forhandler.'}
          </Fact>
        </CompanyFacts>
        {message && (
          <div>
            <p className="text-muted-foreground text-sm">Besked</p>
            <p className="max-w-measure whitespace-pre-line break-words">{message}</p>
          </div>
        )}
        <div className="flex flex-wrap items-start gap-3">
          <ActionForm
            action={`${path}/approve`}
            label="Godkend"
            pendingText="Godkender..."
            variant="primary"
            doneMessage={{
              title: 'Forhandleren er oprettet',
              description: 'Vi har sendt en mail om, hvordan de kommer i gang.',
            }}
          />
          <ReasonForm
            action={`${path}/reject`}
            opens="Afvis"
            about={companyName}
            label="Begrundelse"
            hint="Ansøgeren får den at læse."
            submit="Afvis ansøgningen"
            pendingText="Afviser..."
            doneMessage="Ansøgningen er afvist"
            isDestructive
          />
        </div>
      </Card>
    </article>
  )
}
