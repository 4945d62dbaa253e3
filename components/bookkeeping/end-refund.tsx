'use client'

import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { endRefundFormInput } from '@/lib/domain/bookkeeping/schema'

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
