'use client'

import { FoldedForm } from '@/components/form/folded-form'
import { differenceFormInput } from '@/lib/domain/bookkeeping/schema'

/** What came of a difference. */
export function DifferenceForm({ id }: { id: string }) {
  return (
    <FoldedForm
      action={`/api/admin/payment-differences/${id}`}
      opens="Afgør"
      schema={differenceFormInput}
      defaults={{ note: '' }}
      fields={[{ name: 'note', label: 'Hvad I fandt ud af, og hvad I gjorde' }]}
      submit="Gem afgørelsen"
      pendingText="Gemmer..."
      doneMessage="Forskellen er afgjort"
    />
  )
}
