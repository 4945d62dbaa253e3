import { ReasonForm } from '@/components/admin/reason-form'
import { ClosingFields } from '@/components/reports/ground-field'
import { Notice } from '@/components/ui/notice'
import type { AdminResellerView } from '@/lib/domain/resellers/console-schema'

/** Whether the agreement runs or rests, and the way from one to the other. */
export function ResellerStanding({ reseller }: { reseller: AdminResellerView }) {
  const { id, companyName, status, suspendedReason, suspendedSince } = reseller
  const path = `/api/admin/resellers/${id}`
  if (status === 'active') {
    return (
      <ReasonForm
        key="suspend"
        action={`${path}/suspend`}
        opens="Sæt på pause"
        about={companyName}
        label="Begrundelse"
        hint="Skriv, hvad der er sket, og hvilken lov eller hvilket punkt i betingelserne det handler om. Sendes i en mail til forhandleren, som den står, og vises på forhandlerens side. Koder hos familier virker stadig."
        submit="Sæt aftalen på pause"
        pendingText="Sætter på pause..."
        doneMessage="Aftalen er sat på pause"
        isDestructive
      >
        <ClosingFields who="Forhandleren" />
      </ReasonForm>
    )
  }
  return (
    <div className="space-y-4">
      <Notice variant="error" title={`På pause siden ${suspendedSince ?? ''}`}>
        <span className="whitespace-pre-line break-words">{suspendedReason}</span>
      </Notice>
      <ReasonForm
        key="resume"
        action={`${path}/resume`}
        opens="Åbn aftalen igen"
        about={companyName}
        label="Begrundelse"
        hint="Gemmes i loggen. Forhandleren får at vide, at aftalen gælder igen."
        submit="Åbn aftalen"
        pendingText="Åbner..."
        doneMessage="Aftalen gælder igen"
      />
    </div>
  )
}
