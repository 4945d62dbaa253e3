'use client'

import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
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
