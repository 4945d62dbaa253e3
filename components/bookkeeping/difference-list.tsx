import { DifferenceForm } from '@/components/bookkeeping/difference-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { TextLink } from '@/components/ui/text-link'
import { adminPaymentPath } from '@/lib/domain/payments/admin-paths'
import { differenceTexts } from '@/lib/domain/payments/copy'
import type { DifferenceView } from '@/lib/domain/payments/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const amount = (oere: number | null) => (oere === null ? 'ukendt' : formatOere(oere))

type DifferenceListProps = {
  differences: DifferenceView[]
  /** The note that was refused without script, and of which difference. */
  refused: { id: string | undefined; draft: FormDraftView }
}

/** Where the provider and we do not agree; each stays until somebody writes what came of it. */
export function DifferenceList({ differences, refused }: DifferenceListProps) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {differences.map(({ id, kind, paymentId, providerRef, oursOere, theirsOere, foundAt, ...settled }) => (
        <li key={id} className="space-y-2 py-5">
          <p className="font-semibold">{differenceTexts[kind]}</p>
          <p className="wrap-anywhere">
            Hos os {amount(oursOere)}, hos udbyderen {amount(theirsOere)} ({providerRef})
          </p>
          <p className="text-muted-foreground">
            Fundet {formatDateTime(new Date(foundAt))}.{' '}
            {paymentId && <TextLink href={adminPaymentPath(paymentId)}>Se betalingen</TextLink>}
          </p>
          {settled.settledAt ? (
            <p className="max-w-measure break-words">
              Afgjort af {settled.settledByName}: {settled.note}
            </p>
          ) : (
            <DifferenceForm id={id} draft={refused.id === id ? refused.draft : null} />
          )}
        </li>
      ))}
    </ul>
  )
}
