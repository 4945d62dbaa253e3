import { AgreementNotice } from '@/components/accounts/agreement-notice'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { agreementForm } from '@/lib/domain/resellers/paths'

type AgreementMissingProps = {
  missing: ({ kind: 'never-asked' } | { kind: 'changed'; changes: string | null }) & { mayAccept: boolean }
}

/** Asks for the yes to the texts for resellers that a company has not given yet: whoever is in charge gives it. */
export function AgreementMissing({ missing }: AgreementMissingProps) {
  const isChanged = missing.kind === 'changed'
  const answer = {
    action: '/api/resellers/me/terms',
    fields: agreementInForce,
    label: 'Vi accepterer begge dele',
    doneMessage: 'Tak. Jeres ja er gemt',
  }
  return (
    <AgreementNotice
      name={agreementForm}
      title={isChanged ? 'Betingelserne for forhandlere er ændret' : 'Vi mangler jeres ja til betingelserne'}
      documents={[
        { document: 'reseller-terms', label: 'betingelserne for forhandlere' },
        { document: 'processor', label: 'databehandleraftalen' },
      ]}
      answer={missing.mayAccept ? answer : null}
    >
      {isChanged
        ? (missing.changes ?? 'Læs dem igennem, når I har tid.')
        : 'Det er betingelserne for forhandlere og databehandleraftalen, som hører til dem.'}{' '}
      {missing.mayAccept
        ? 'Koder og bestillinger virker som før imens.'
        : 'Den, der er ansvarlig hos jer, skal sige ja for virksomheden. Koder og bestillinger virker som før imens.'}
    </AgreementNotice>
  )
}
