'use client'

import { useState } from 'react'
import { PersonSearch } from '@/components/family-tree/edit/person-search'
import {
  type PersonValues,
  personFieldText,
  personValues,
  personValuesOf,
} from '@/components/family-tree/edit/record-values'
import { namesInWords } from '@/components/family-tree/edit/removal-text'
import { differences, fieldsOf } from '@/components/family-tree/edit/save-record'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { Spinner } from '@/components/ui/spinner'
import { ApiError, messageOf } from '@/lib/client/api'
import { useMergePeople } from '@/lib/domain/family-tree/client/edit-hooks'
import { useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { personFieldNames } from '@/lib/domain/family-tree/edit-copy'
import { isSameValue } from '@/lib/domain/memorials/client/editing-merge'

type MergePeopleProps = { detail: PersonDetailView; otherId: string | null }

/** Makes one of two: the other is found first, then each field is chosen. */
export function MergePeople({ detail, otherId: known }: MergePeopleProps) {
  const { memorialId } = useTreeActs()
  const [otherId, setOtherId] = useState(known)
  const { data: other, error } = useTreePerson(memorialId, otherId)
  const { id, name } = detail.person
  if (otherId === null) {
    return (
      <div className="space-y-6">
        <p>
          Står {name} to gange i træet, kan de to blive til én. Forældre, partnere og børn fra dem begge bliver. Find
          den anden:
        </p>
        <PersonSearch
          memorialId={memorialId}
          label="Hvem er den samme?"
          except={[id]}
          takesFocus
          onChosen={(person) => setOtherId(person.id)}
        />
      </div>
    )
  }
  const isUsable = other?.fields && !other.isWithdrawn
  return (
    <div className="space-y-6">
      {error && !other && <Notice variant="error">{messageOf(error)}</Notice>}
      {!error && !other && <Spinner />}
      {other && !isUsable && <Notice>De to kan ikke blive til én, for den anden kan ikke rettes.</Notice>}
      {other && isUsable && <MergeForm key={otherId} one={detail} other={other} />}
      <Button size="compact" variant="ghost" onClick={() => setOtherId(null)}>
        Vælg en anden
      </Button>
    </div>
  )
}

type MergeFormProps = { one: PersonDetailView; other: PersonDetailView }

/** Two people side by side, with a choice for each field in which they differ. */
function MergeForm({ one, other }: MergeFormProps) {
  const { memorialId, show, close, tell } = useTreeActs()
  const merge = useMergePeople(memorialId)
  const both = { one: personValuesOf(one.fields ?? {}), other: personValuesOf(other.fields ?? {}) }
  const [sides, setSides] = useState<Sides>(() => suggestedSides(both))
  const [portrait, setPortrait] = useState<Side>(one.person.portraitUrl ? 'one' : 'other')
  const people = { one: one.person, other: other.person }
  const fields = differences(both.one, both.other)
  const hasTwoPortraits = people.one.portraitUrl !== null && people.other.portraitUrl !== null

  async function act() {
    const written = personValues.parse(mergedValues(both, sides))
    const send = (kept: PersonDetailView, gone: PersonDetailView) =>
      merge
        .mutateAsync({
          ...written,
          keptId: kept.person.id,
          goneId: gone.person.id,
          portraitOf: people[portrait].id,
          revisions: { kept: kept.revision, gone: gone.revision },
        })
        .then(() => kept.person.id)
    try {
      const keptId = await send(one, other).catch((error) => {
        if (!(error instanceof ApiError && error.code === 'TREE_PAGE_PERSON')) throw error
        // Whichever has a page is the one that stays; to the writer they are the same.
        return send(other, one)
      })
      close()
      show(keptId)
      tell('De to er blevet til én')
    } catch (error) {
      // The form shows the refusal.
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <div className="space-y-8">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Who detail={one} />
        <Who detail={other} />
      </div>
      <p>
        {fields.length > 0
          ? 'Vælg, hvad der skal stå. Forældre, partnere og børn fra dem begge bliver.'
          : 'Der står det samme om dem. Forældre, partnere og børn fra dem begge bliver.'}
      </p>
      {fields.map((field) => (
        <FieldGroup key={field} legend={personFieldNames[field]}>
          <RadioGroup
            name={`merge-${field}`}
            className="grid grid-cols-1 gap-x-6 space-y-0 sm:grid-cols-2"
            value={sides[field]}
            onValueChange={(side) => setSides({ ...sides, [field]: side === 'one' ? 'one' : 'other' })}
            options={[
              { value: 'one', label: <Words text={personFieldText(field, both.one)} /> },
              { value: 'other', label: <Words text={personFieldText(field, both.other)} /> },
            ]}
          />
        </FieldGroup>
      ))}
      {hasTwoPortraits && (
        <FieldGroup legend="Billede">
          <RadioGroup
            name="merge-portrait"
            className="grid grid-cols-2 gap-x-6 space-y-0"
            value={portrait}
            onValueChange={(side) => setPortrait(side === 'one' ? 'one' : 'other')}
            options={(['one', 'other'] as const).map((side, index) => ({
              value: side,
              label: (
                <img
                  src={people[side].portraitUrl ?? ''}
                  alt={`Billede ${index + 1}`}
                  className="max-h-40 rounded-lg bg-muted"
                />
              ),
            }))}
          />
        </FieldGroup>
      )}
      <TreeRefusal error={merge.error} conflict={changed} />
      <div className="flex flex-wrap gap-3">
        <Button pending={merge.isPending} pendingText="Et øjeblik..." onClick={act}>
          Gør de to til én
        </Button>
        <Button variant="outline" onClick={close}>
          Fortryd
        </Button>
      </div>
    </div>
  )
}

const changed = 'En anden har rettet en af de to imens. Se dem igennem, som de står nu, og tryk så igen.'

/** Enough to know them apart. */
function Who({ detail: { person, parents, couples } }: { detail: PersonDetailView }) {
  const family = [
    ...parents.flatMap(({ people }) => (people.length > 0 ? [`Barn af ${namesInWords(people)}`] : [])),
    ...couples.flatMap(({ partner }) => (partner ? [`Sammen med ${partner.name}`] : [])),
    ...couples.flatMap(({ children }) => (children.length > 0 ? [`Børn: ${namesInWords(children)}`] : [])),
  ]
  return (
    <div className="min-w-0 rounded-2xl bg-card p-4 shadow-soft">
      <p className="font-serif text-lg wrap-anywhere">{person.name}</p>
      <p className="text-muted-foreground text-sm">
        {[person.birthNameText, person.lifespan].filter(Boolean).join(' · ')}
      </p>
      <ul className="mt-2 text-sm empty:hidden">
        {[...new Set(family)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function Words({ text }: { text: string }) {
  return <span className="block max-h-72 overflow-y-auto whitespace-pre-line">{text}</span>
}

/** Which of the two a field is taken from. */
type Side = 'one' | 'other'
type Sides = Record<keyof PersonValues, Side>
type Both = Record<Side, PersonValues>

const unknown = (values: PersonValues, field: keyof PersonValues) =>
  isSameValue(values[field], '') || values[field] === 'unknown' || values[field] === false

/** The one who knows something; the first where both do. */
export function suggestedSides(both: Both): Sides {
  const side = (field: keyof PersonValues): Side =>
    unknown(both.one, field) && !unknown(both.other, field) ? 'other' : 'one'
  const sides = Object.fromEntries(fieldsOf(both.one).map((field) => [field, side(field)]))
  // Built from the fields of a person, which TypeScript cannot follow.
  return sides as Sides
}

/** What is written about the one they become. */
export function mergedValues(both: Both, sides: Sides): PersonValues {
  const merged = { ...both.one }
  for (const field of fieldsOf(merged))
    if (sides[field] === 'other') Object.assign(merged, { [field]: both.other[field] })
  return merged
}
