'use client'

import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { decidedTexts } from '@/lib/domain/bookkeeping/copy'
import { undoFormInput } from '@/lib/domain/bookkeeping/schema'

type UndoBankLineProps = {
  id: string
  isPaid: boolean
  /** What tells it from the others. */
  about: string
  draft: FormDraftView
}

/** Takes a deposit off its invoices again, or back from those that were left out. */
export function UndoBankLine({ id, isPaid, about, draft }: UndoBankLineProps) {
  return (
    <FoldedForm
      action={`/api/admin/bank-lines/${id}/undo`}
      opens={isPaid ? 'Tag den af igen' : 'Tag den frem igen'}
      about={about}
      draft={draft}
      intro={
        isPaid
          ? 'Beløbet bliver taget af fakturaen, som så mangler det igen, og indbetalingen venter på ny. Har køberen fået en kvittering, så skriv til køberen.'
          : 'Indbetalingen kommer til at vente igen.'
      }
      schema={undoFormInput}
      defaults={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Begrundelse', maxLength: 300 }]}
      submit={isPaid ? 'Tag den af' : 'Tag den frem'}
      pendingText="Gemmer..."
      doneMessage={decidedTexts.undo ?? ''}
      isDestructive={isPaid}
    />
  )
}
