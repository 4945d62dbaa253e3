'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { hasBothParents, makesCouple, type RelativeValues } from '@/components/family-tree/edit/relative-values'
import { listInWords } from '@/components/family-tree/edit/removal-words'
import { ChoiceField, choicesOf } from '@/components/family-tree/edit/tree-fields'
import { UnionFields } from '@/components/family-tree/edit/union-fields'
import type { PersonDetailView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import { childKindNames, type RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import { genitive } from '@/lib/domain/tree-drawing/copy'

type RelativeFieldsProps = {
  as: RelativeKind
  detail: PersonDetailView
  /** The couple a child belongs to was chosen. */
  onCouple: (unionId: string) => void
}

/** How somebody who is added belongs: to which couple, by birth or otherwise, and as which couple. */
export function RelativeFields({ as, detail, onCouple }: RelativeFieldsProps) {
  const kind = useWatch<RelativeValues, 'childKind'>({ name: 'childKind' })
  const couples = coupleChoices(as, detail)
  return (
    <div className="space-y-8">
      {couples && (
        <ChoiceField name="unionId" legend={couples.legend} options={couples.options} isTall onChosen={onCouple} />
      )}
      {as !== 'partner' && <KindField as={as} detail={detail} />}
      {makesCouple(as, detail, kind) && <UnionFields prefix="union." />}
    </div>
  )
}

function KindField({ as, detail }: Omit<RelativeFieldsProps, 'onCouple'>) {
  const { formState } = useFormContext<RelativeValues>()
  const isOfPerson = as !== 'child' && as !== 'sibling'
  const isFull = isOfPerson && hasBothParents(detail) && formState.defaultValues?.childKind !== 'birth'
  const options = choicesOf(childKindNames).map((option) =>
    isFull && option.value === 'birth' ? { ...option, hint: 'Begge forældre står i træet.', disabled: true } : option,
  )
  const legend = isOfPerson ? `Hvordan hører ${detail.person.name} til?` : 'Hvordan hører barnet til?'
  return (
    <ChoiceField
      name="childKind"
      legend={as === 'sibling' ? 'Hvordan hører broren eller søsteren til?' : legend}
      options={options}
    />
  )
}

const names = (people: readonly RelativeView[]) => listInWords(people.map(({ name }) => name))

/** Which couple, where there is more than one it could be. */
function coupleChoices(as: RelativeKind, { couples, parents, person }: PersonDetailView) {
  const unknown = { value: '', label: 'Den anden forælder kendes ikke' }
  if (as === 'child') {
    const known = couples.flatMap(({ unionId, partner }) => (partner ? [{ value: unionId, label: partner.name }] : []))
    return known.length > 0 ? { legend: 'Hvem er den anden forælder?', options: [...known, unknown] } : null
  }
  if (as === 'sibling') {
    const options = parents.map(({ unionId, people }) => ({
      value: unionId,
      label: people.length > 0 ? names(people) : 'Forældrene kendes ikke',
    }))
    return options.length > 1 ? { legend: 'Hvem er forældrene?', options } : null
  }
  if (as !== 'partner') return null
  const alone = couples.filter(({ partner, children }) => !partner && children.length > 0)
  const options = alone.map(({ unionId, children }) => ({ value: unionId, label: `Ja, til ${names(children)}` }))
  if (options.length === 0) return null
  return {
    legend: `Er partneren også forælder til ${genitive(person.name)} børn?`,
    options: [...options, { value: '', label: 'Nej' }],
  }
}
