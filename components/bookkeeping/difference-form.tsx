'use client'

import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { differenceFormInput } from '@/lib/domain/bookkeeping/schema'

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
