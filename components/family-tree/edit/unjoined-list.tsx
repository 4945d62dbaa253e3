'use client'

import { useState } from 'react'
import { PersonSearch } from '@/components/family-tree/edit/person-search'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { useRemoveFamily } from '@/lib/domain/family-tree/client/edit-hooks'
import { useUnjoined } from '@/lib/domain/family-tree/client/hooks'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import {
  type JoinKind,
  joinKinds,
  joinTexts,
  staysTexts,
  unjoinedFamiliesText,
  unjoinedFamilyText,
  unjoinedText,
} from '@/lib/domain/family-tree/edit-copy'
import type { UnjoinedFamilyView } from '@/lib/domain/family-tree/edit-views'
import { firstName } from '@/lib/domain/tree-drawing/copy'

/** As many of a family as are named in the list. */
const listedMost = 5

/** The families that are in no way related to the page's person, each with what can be done. */
export function UnjoinedList() {
  const { memorialId } = useTreeActs()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useUnjoined(memorialId)
  const first = data?.pages[0]
  if (error && !data) return <Notice variant="error">{messageOf(error)}</Notice>
  if (!first) return <Spinner />
  const name = firstName(first.pagePerson.name)
  if (first.peopleCount === 0) return <p role="status">Nu er alle i træet knyttet til {name}.</p>
  return (
    <div className="space-y-6">
      <p role="status">
        {unjoinedText(first.peopleCount, name)}. {unjoinedFamiliesText(first)}
      </p>
      <p>Knyt dem til en i slægten, eller fjern dem, der ikke hører hjemme her.</p>
      <ul className="space-y-4">
        {data.pages
          .flatMap(({ items }) => items)
          .map((family) => (
            <FamilyItem key={family.id} family={family} />
          ))}
      </ul>
      {hasNextPage && <LoadMore onClick={() => void fetchNextPage()} pending={isFetchingNextPage} />}
    </div>
  )
}

function FamilyItem({ family }: { family: UnjoinedFamilyView }) {
  const { memorialId, open, close, show, tell } = useTreeActs()
  const remove = useRemoveFamily(memorialId)
  const { people, count, staysFor } = family
  const [first] = people
  if (!first) return null
  const title = unjoinedFamilyText(family)
  const about = <span className="sr-only">: {title}</span>
  const listed = people.slice(0, listedMost)

  // Told from here: by then the list has been fetched anew, without this family.
  async function takeOut(personId: string) {
    try {
      await remove.mutateAsync({ personId, count })
      tell(`${title} er taget ud af træet`)
    } catch {
      // Shown below.
    }
  }

  return (
    <li className="space-y-3 rounded-2xl bg-card p-4 shadow-soft">
      <h3 className="font-sans font-semibold text-base wrap-anywhere">{title}</h3>
      <ul className="text-muted-foreground">
        {listed.map((person) => (
          <li key={person.id} className="wrap-anywhere">
            {[person.name, lifespanWithin(person.lifespan)].filter(Boolean).join(', ')}
          </li>
        ))}
        {count > listed.length && <li>og {(count - listed.length).toLocaleString('da-DK')} til</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => open({ kind: 'join', family })}>
          Knyt til slægten{about}
        </Button>
        <Button
          size="compact"
          variant="outline"
          onClick={() => {
            close()
            show(first.id)
          }}
        >
          Se i træet{about}
        </Button>
        {staysFor === null && (
          <AlertDialog
            trigger={
              <Button size="compact" variant="outline" pending={remove.isPending} pendingText="Fjerner...">
                Fjern{about}
              </Button>
            }
            title={`Fjern ${title} fra træet?`}
            description={`${count === 1 ? 'Personen bliver' : 'Hele familien bliver'} taget ud af træet. Du kan fortryde det bagefter.`}
            confirmLabel="Fjern fra træet"
            cancelLabel="Behold"
            destructive
            onConfirm={() => void takeOut(first.id)}
          />
        )}
      </div>
      {staysFor && <p className="text-muted-foreground text-sm">{staysTexts[staysFor]}</p>}
      <TreeRefusal error={remove.error} />
    </li>
  )
}

/** Who of a family belongs to whom of the page's, and as what; the form for adding a relative follows. */
export function JoinFamily({ family: { people, count } }: { family: UnjoinedFamilyView }) {
  const { memorialId, open } = useTreeActs()
  const pagePerson = useUnjoined(memorialId).data?.pages[0]?.pagePerson
  const [personId, setPersonId] = useState(people.length === 1 ? people[0]?.id : undefined)
  const [kind, setKind] = useState<JoinKind>()
  const person = people.find(({ id }) => id === personId)

  function join(other: { id: string }) {
    if (!person || !kind) return
    open({ kind: 'add', personId: other.id, as: kind, existing: { id: person.id, name: person.name } })
  }

  return (
    <div className="space-y-8">
      {people.length > 1 && (
        <FieldGroup
          legend="Hvem i familien hører sammen med en i slægten?"
          {...(count > people.length && { hint: moreHint })}
        >
          <RadioGroup
            name="join-person"
            value={personId ?? ''}
            onValueChange={setPersonId}
            options={people.map(({ id, name, lifespan }) => ({
              value: id,
              label: [name, lifespanWithin(lifespan)].filter(Boolean).join(', '),
            }))}
          />
        </FieldGroup>
      )}
      {person && (
        <FieldGroup legend={`Hvordan hører ${person.name} til?`}>
          <RadioGroup
            name="join-kind"
            value={kind ?? ''}
            onValueChange={(chosen) => setKind(joinKinds.find((each) => each === chosen))}
            options={joinKinds.map((each) => ({ value: each, label: joinTexts[each].label }))}
          />
        </FieldGroup>
      )}
      {person && kind && (
        <div className="space-y-4">
          <PersonSearch
            memorialId={memorialId}
            label={joinTexts[kind].whose(person.name)}
            except={people.map(({ id }) => id)}
            onChosen={join}
          />
          {pagePerson && (
            <Button variant="outline" onClick={() => join(pagePerson)}>
              {pagePerson.name}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const moreHint = 'Er det en, der ikke står her, så vælg »Se i træet« på listen, og brug »Tilføj« ved personen.'
