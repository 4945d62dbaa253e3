'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, type Path, useForm, useFormContext, useWatch } from 'react-hook-form'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { PersonFields, UnionFields } from '@/components/family-tree/edit/person-fields'
import { type Chosen, ExistingPerson } from '@/components/family-tree/edit/person-search'
import { personPaths } from '@/components/family-tree/edit/record-values'
import {
  type Beside,
  coupleThere,
  guessedSurname,
  hasBothParents,
  likelyPlace,
  makesCouple,
  type RelativeChanges,
  type RelativeValues,
  relativeDefaults,
  relativeOf,
  relativeValues,
  relativeValuesOf,
} from '@/components/family-tree/edit/relative-values'
import { namesInWords } from '@/components/family-tree/edit/removal-text'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { ChoiceField, choicesOf } from '@/components/family-tree/edit/tree-fields'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useAddRelative } from '@/lib/domain/family-tree/client/edit-hooks'
import { personQuery } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { childKindNames, type RelativeKind, relativeTexts } from '@/lib/domain/family-tree/edit-copy'
import { genitive } from '@/lib/domain/tree-drawing/copy'
import { danishDay } from '@/lib/shared/danish-time'

type AddRelativeProps = {
  as: RelativeKind
  detail: PersonDetailView
  /** Who is added, where it is known from the beginning. */
  existing?: Chosen | undefined
}

/** Adds somebody next to a person. Reads the partners first: a child may have the surname of one of them. */
export function AddRelative({ as, detail, existing }: AddRelativeProps) {
  const { memorialId } = useTreeActs()
  const couples = as === 'child' ? detail.couples.filter(({ partner }) => partner && !partner.isMasked) : []
  const read = useQueries({
    queries: couples.map(({ partner }) => personQuery(memorialId, partner?.id ?? '')),
  })
  const isOpen = useRef(false)
  if (read.every(({ isPending }) => !isPending)) isOpen.current = true
  // A partner whom another editor adds later takes no form away that is being filled in.
  if (!isOpen.current) return <Spinner />
  const partners = new Map<string, NonNullable<PersonDetailView['fields']>>()
  for (const [index, { unionId }] of couples.entries()) {
    const fields = read[index]?.data?.fields
    if (fields) partners.set(unionId, fields)
  }
  const beside: Beside = { as, detail, partners, thisYear: Number(danishDay(new Date()).slice(0, 4)) }
  return <RelativeForm key={`${detail.person.id} ${as}`} as={as} detail={detail} beside={beside} existing={existing} />
}

type RelativeFormProps = { as: RelativeKind; detail: PersonDetailView; beside: Beside; existing?: Chosen | undefined }

const deadHint = 'Vi gætter ud fra årstallene. Fjern fluebenet, hvis personen lever.'

/** Somebody new next to a person, or one who is in the tree already. */
export function RelativeForm({ as, detail, beside, existing: known }: RelativeFormProps) {
  const { memorialId } = useTreeActs()
  const { form, submit, submitAndGoOn, failure, added, takeCouple, putAway, round } = useRelativeForm(
    memorialId,
    { as, detail, known },
    beside,
  )
  const existing = form.watch('existing')
  const { isDirty, isSubmitting, defaultValues } = form.formState
  const { again } = relativeTexts[as]
  const close = [detail.person, ...detail.parents.flatMap(({ people }) => people)].map(({ id }) => id)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-label={`${relativeTexts[as].add} til ${detail.person.name}`}
        className="space-y-8"
      >
        <p role="status" className="empty:hidden">
          {added && `${added} er tilføjet. Skriv den næste, eller luk.`}
        </p>
        <ExistingPerson
          key={`search-${round}`}
          memorialId={memorialId}
          chosen={existing}
          except={close}
          onChosen={(person) => form.setValue('existing', person, { shouldDirty: true })}
        />
        {existing.id === '' && <PersonFields key={round} takesFocus {...(defaultValues?.isDead && { deadHint })} />}
        <RelativeFields as={as} detail={detail} onCouple={takeCouple} />
        <TreeRefusal error={failure} />
        <FormEnd submit="Gem" isPending={isSubmitting} isDirty={isDirty} onPutAway={putAway}>
          {again && (
            <Button variant="secondary" disabled={isSubmitting} onClick={submitAndGoOn}>
              {again}
            </Button>
          )}
        </FormEnd>
      </form>
    </FormProvider>
  )
}

type RelativeFieldsProps = {
  as: RelativeKind
  detail: PersonDetailView
  /** The couple a child belongs to was chosen. */
  onCouple: (unionId: string) => void
}

/** How somebody who is added belongs: to which couple, by birth or otherwise, and as which couple. */
function RelativeFields({ as, detail, onCouple }: RelativeFieldsProps) {
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
      label: people.length > 0 ? namesInWords(people) : 'Forældrene kendes ikke',
    }))
    return options.length > 1 ? { legend: 'Hvem er forældrene?', options } : null
  }
  if (as !== 'partner') return null
  const alone = couples.filter(({ partner, children }) => !partner && children.length > 0)
  const options = alone.map(({ unionId, children }) => ({ value: unionId, label: `Ja, til ${namesInWords(children)}` }))
  if (options.length === 0) return null
  return {
    legend: `Er partneren også forælder til ${genitive(person.name)} børn?`,
    options: [...options, { value: '', label: 'Nej' }],
  }
}

const paths: readonly Path<RelativeValues>[] = [
  ...personPaths,
  ...(['unionId', 'childKind', 'union.kind', 'union.marriedPlace', 'union.ended'] as const),
  ...(['union.married.year', 'union.married.month', 'union.married.day'] as const),
  ...(['union.endedOn.year', 'union.endedOn.month', 'union.endedOn.day'] as const),
]

type Place = {
  as: RelativeKind
  detail: PersonDetailView
  /** Who of the tree is added, where it is known from the beginning. */
  known?: Chosen | undefined
}

/** The form of somebody who is added. What is typed lies in the tab until it is saved or put away. */
function useRelativeForm(memorialId: string, { as, detail, known }: Place, beside: Beside) {
  const { show, close, tell } = useTreeActs()
  const add = useAddRelative(memorialId)
  const [failure, setFailure] = useState<Error | null>(null)
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null)
  const [round, setRound] = useState(0)
  const valuesIn = (place: Pick<RelativeValues, 'unionId' | 'childKind'>) =>
    relativeValuesOf(relativeDefaults(beside, place.unionId), place)
  const form = useForm<RelativeValues, unknown, RelativeChanges>({
    resolver: zodResolver(relativeValues((kind) => makesCouple(as, detail, kind))),
    defaultValues: { ...valuesIn(likelyPlace(as, detail)), ...(known && { existing: known }) },
  })
  const { forget } = useKeptForm(form, {
    name: ['relative', memorialId, detail.person.id, as, known?.id].filter(Boolean).join(':'),
  })

  async function save(changes: RelativeChanges, goesOn: boolean) {
    setFailure(null)
    try {
      const { personId } = await add.mutateAsync({
        personId: detail.person.id,
        relation: relativeTexts[as].relation,
        ...relativeOf(
          { ...changes, unionId: coupleThere(changes.unionId, detail) },
          makesCouple(as, detail, changes.childKind),
        ),
      })
      forget()
      const name = nameIn(changes)
      if (!goesOn) return leave(personId, name)
      setAdded({ id: personId, name })
      setRound((before) => before + 1)
      form.reset(valuesIn(changes))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const refused = atFields(error)
      setFailure(refused)
      showServerErrors(form, refused, paths)
    }
  }

  function leave(personId: string, name: string) {
    close()
    show(personId)
    tell(`${name} er tilføjet`)
  }

  return {
    form,
    failure,
    /** The name of who was added last, when one more follows. */
    added: added?.name ?? null,
    /** Counts those who were added, so that each begins with an empty form. */
    round,
    submit: form.handleSubmit((changes) => save(changes, false)),
    submitAndGoOn: form.handleSubmit((changes) => save(changes, true)),
    /** Another couple, another surname; one that was typed stays. */
    takeCouple: (unionId: string) => {
      const guesses = [...beside.partners.keys(), ''].map((id) => guessedSurname(beside, id) ?? '')
      if (guesses.includes(form.getValues('surname'))) {
        form.setValue('surname', guessedSurname(beside, unionId) ?? '', { shouldDirty: true })
      }
    },
    putAway: () => {
      forget()
      if (added) leave(added.id, added.name)
      else close()
    },
  }
}

function nameIn({ existing, givenNames, surname, birthSurname }: RelativeChanges): string {
  return existing.name || [givenNames, surname ?? birthSurname].filter(Boolean).join(' ') || 'En uden navn'
}

/** The server names the new person's fields 'person.surname'; here they stand by themselves. */
function atFields(error: Error): Error {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([name, sentence]) => [name.replace(/^person\./, ''), sentence])
  return new ApiError(error.message, error.status, error.code, Object.fromEntries(fields))
}
