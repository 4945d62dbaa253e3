import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { AgreementNotice } from './agreement-notice'

type TermsNoticeProps = {
  /** From findMissingTerms; null shows nothing. */
  missing: { kind: 'never-asked' } | { kind: 'changed'; changes: string | null } | null
  /** The page to return to without script. */
  path: string
  className?: string
}

/** Asks for consent to terms the account has not accepted. */
export function TermsNotice({ missing, path, className }: TermsNoticeProps) {
  if (!missing) return null
  const isChanged = missing.kind === 'changed'
  return (
    <AgreementNotice
      name="betingelser"
      title={isChanged ? 'Betingelserne er ændret' : 'Vi mangler dit ja til betingelserne'}
      documents={[{ document: 'terms', label: 'betingelserne' }]}
      answer={{
        action: '/api/user/terms',
        fields: { termsVersion: legalDocuments.terms.version, redirect: path },
        label: 'Jeg accepterer betingelserne',
        doneMessage: 'Tak. Dit ja er gemt',
      }}
      className={className}
    >
      {isChanged
        ? (missing.changes ?? 'Læs dem igennem, når du har tid.')
        : 'De siger, hvad du kan vente af os, og hvad vi beder dig om.'}{' '}
      Alt, hvad du har lavet, bliver stående.
    </AgreementNotice>
  )
}
