'use client'

import { FoldedForm } from '@/components/form/folded-form'
import {
  LINK_MESSAGE_MAX_LENGTH,
  LINK_TARGET_MAX_LENGTH,
  type LinkPersonWords,
  linkPersonForm,
} from '@/lib/domain/tree-links/schema'

type LinkPersonFormProps = { memorialId: string; personId: string; personName: string; onDone?: () => void }

/** Shows the way from a person of the tree to the person's own memorial; another family is asked first. */
export function LinkPersonForm({ memorialId, personId, personName, onDone }: LinkPersonFormProps) {
  return (
    <FoldedForm<LinkPersonWords>
      action={`/api/memorials/${memorialId}/tree/links`}
      keptAs={`link:${memorialId}:${personId}`}
      opens="Vis vej til en mindeside"
      about={`for ${personName}`}
      intro={`Har ${personName} sin egen mindeside her, kan træet vise vej til den. Passer du selv på siden, sker det med det samme. Ellers spørger vi familien først. De kan se dit navn, hvilken side du spørger fra, og hvem i træet det gælder.`}
      schema={linkPersonForm}
      defaults={{ memorial: '', message: '' }}
      fields={[
        {
          name: 'memorial',
          label: 'Mindesidens adresse',
          hint: 'Eller de ti tegn under QR-koden på stenen.',
          maxLength: LINK_TARGET_MAX_LENGTH,
        },
        {
          name: 'message',
          label: 'Nogle ord til familien',
          kind: 'lines',
          isOptional: true,
          maxLength: LINK_MESSAGE_MAX_LENGTH,
        },
      ]}
      submit="Vis vej, eller spørg familien"
      pendingText="Et øjeblik..."
      doneMessage={({ status }) =>
        status === 'accepted'
          ? 'Træet viser nu vej til mindesiden.'
          : 'Vi har spurgt familien. Svaret kommer i dine beskeder.'
      }
      {...(onDone && { onDone })}
    >
      <input type="hidden" name="personId" value={personId} />
    </FoldedForm>
  )
}
