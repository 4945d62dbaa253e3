'use client'

import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { type LinkPersonWords, linkPersonForm } from '@/lib/domain/tree-links/schema'

type LinkPersonFormProps = { memorialId: string; personId: string; personName: string; draft?: FormDraftView }

/** Shows the way from a person of the tree to the person's own memorial; another family is asked first. */
export function LinkPersonForm({ memorialId, personId, personName, draft = null }: LinkPersonFormProps) {
  return (
    <FoldedForm<LinkPersonWords>
      action={`/api/memorials/${memorialId}/tree/links`}
      opens="Vis vej til en mindeside"
      about={`for ${personName}`}
      intro={`Har ${personName} sin egen mindeside her, kan træet vise vej til den. Passer du selv siden, sker det med det samme. Ellers spørger vi familien først.`}
      schema={linkPersonForm}
      defaults={{ memorial: '', message: '' }}
      fields={[
        {
          name: 'memorial',
          label: 'Mindesidens adresse',
          hint: 'Eller de ti tegn under QR-koden på stenen.',
        },
        { name: 'message', label: 'Nogle ord til familien', kind: 'lines', isOptional: true },
      ]}
      submit="Vis vej, eller spørg familien"
      pendingText="Et øjeblik …"
      doneMessage="Det er sendt. Du kan følge det under Slægt."
      {...{ draft }}
    >
      <input type="hidden" name="personId" value={personId} />
    </FoldedForm>
  )
}
