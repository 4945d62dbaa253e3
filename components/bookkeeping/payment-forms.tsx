'use client'

import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { differenceFormInput, endRefundFormInput } from '@/lib/domain/bookkeeping/schema'
import { reasonTexts } from '@/lib/domain/payments/copy'
import { chosenReasons, refundFormInput } from '@/lib/domain/payments/desk-schema'
import { commaOere, formatOere } from '@/lib/shared/money'

type RefundFormProps = { paymentId: string; leftOere: number; isByBank: boolean; draft: FormDraftView }

/** Pays back all or part of a payment. */
export function RefundForm({ paymentId, leftOere, isByBank, draft }: RefundFormProps) {
  return (
    <FoldedForm
      action={`/api/admin/payments/${paymentId}/refund`}
      opens="Betal tilbage"
      draft={draft}
      intro={`Der kan betales op til ${formatOere(leftOere)} tilbage. Der laves en kreditnota på det, undtagen når der er betalt to gange.`}
      schema={refundFormInput}
      defaults={{ amount: commaOere(leftOere), reason: 'goodwill', note: '', bankAccount: '' }}
      fields={[
        { name: 'amount', label: 'Beløb i kroner', kind: 'kroner' },
        {
          name: 'reason',
          label: 'Grund',
          options: chosenReasons.map((value) => ({ value, label: reasonTexts[value] })),
        },
        { name: 'note', label: 'Bemærkning', hint: 'Kun til os selv.' },
        ...(isByBank
          ? [
              {
                name: 'bankAccount' as const,
                label: 'Købers konto',
                hint: 'Registreringsnummer og kontonummer. Slettes, når pengene er overført.',
                isOptional: true,
              },
            ]
          : []),
      ]}
      submit="Betal tilbage"
      pendingText="Betaler tilbage..."
      doneMessage="Tilbagebetalingen er sat i gang"
      isDestructive
    />
  )
}

/** What came of a difference. */
export function DifferenceForm({ id, draft }: { id: string; draft: FormDraftView }) {
  return (
    <FoldedForm
      action={`/api/admin/payment-differences/${id}`}
      opens="Afgør"
      draft={draft}
      schema={differenceFormInput}
      defaults={{ note: '' }}
      fields={[{ name: 'note', label: 'Hvad I fandt ud af, og hvad I gjorde' }]}
      submit="Gem afgørelsen"
      pendingText="Gemmer..."
      doneMessage="Forskellen er afgjort"
    />
  )
}

type EndRefundProps = { id: string /** What tells it from the others. */; about: string; draft: FormDraftView }

/** Ends a refund that nobody is to pay any more. */
export function EndRefund({ id, about, draft }: EndRefundProps) {
  return (
    <FoldedForm
      action={`/api/admin/refunds/${id}/end`}
      opens="Afslut uden at betale"
      about={about}
      draft={draft}
      intro="Når I efter aftale med køberen beholder pengene, eller de er betalt tilbage ved en anden tilbagebetaling. Det, der bliver hos jer, bliver ført på fakturaen som beholdt."
      schema={endRefundFormInput}
      defaults={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Begrundelse', maxLength: 300 }]}
      submit="Afslut"
      pendingText="Afslutter..."
      doneMessage="Tilbagebetalingen er afsluttet"
      isDestructive
    />
  )
}
