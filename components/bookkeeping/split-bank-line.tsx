'use client'

import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { decidedTexts } from '@/lib/domain/bookkeeping/copy'
import { type BankLineAdvice, splitFormInput } from '@/lib/domain/bookkeeping/schema'

type SplitBankLineProps = {
  id: string
  advice: BankLineAdvice
  amount: string
  /** What tells it apart. */
  about: string
  draft: FormDraftView
}

/** Shares a deposit out over several invoices. */
export function SplitBankLine({ id, advice: { shares, shown }, amount, about, draft }: SplitBankLineProps) {
  return (
    <FoldedForm
      action={`/api/admin/bank-lines/${id}/split`}
      opens="Del ud på flere fakturaer"
      about={about}
      draft={draft}
      staleCode="ADVICE_CHANGED"
      intro={`Beløbene skal tilsammen være ${amount} Er der betalt for meget, så læg resten til en af fakturaerne. Der venter den, til I betaler den tilbage eller beholder den efter aftale.`}
      schema={splitFormInput}
      defaults={{ shares }}
      fields={[
        {
          name: 'shares',
          label: 'Fakturaer og beløb',
          kind: 'lines',
          maxLength: 2000,
          hint: 'En faktura på hver linje: nummer eller betalingskode, og så beløbet. For eksempel 10012 290,00.',
        },
      ]}
      submit="Del ud"
      pendingText="Fører beløbene..."
      doneMessage={decidedTexts.split ?? ''}
    >
      <input type="hidden" name="shown" value={shown} />
    </FoldedForm>
  )
}
