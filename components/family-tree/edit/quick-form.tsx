'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import {
  emptyRow,
  type QuickChanges,
  type QuickPlace,
  type QuickValues,
  quickValues,
  stepsOf,
} from '@/components/family-tree/edit/quick-values'
import { YEAR_MAX_LENGTH } from '@/components/family-tree/edit/record-values'
import { relativeDefaults } from '@/components/family-tree/edit/relative-values'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TickField, TreeTextField } from '@/components/family-tree/edit/tree-fields'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { showRefusals } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useAddRelative } from '@/lib/domain/family-tree/client/edit-hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { personFieldNames } from '@/lib/domain/family-tree/edit-copy'
import { GIVEN_NAMES_MAX_LENGTH, SURNAME_MAX_LENGTH } from '@/lib/domain/family-tree/schema'
import { danishDay } from '@/lib/shared/danish-time'

type QuickFormProps = {
  detail: PersonDetailView
  /** Under this name the text is kept in the tab. */
  keptAs: string
  onDone: () => void
}

/** The closest family of a person, a line for each. */
export function QuickForm({ detail, keptAs, onDone }: QuickFormProps) {
  const { form, children, addChild, submit, failure, progress, putAway } = useQuickStart(detail, { keptAs, onDone })
  const { isDirty, isSubmitting } = form.formState
  const { name } = detail.person
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-labelledby="quick-start"
        className="max-w-3xl space-y-8 rounded-2xl bg-card p-4 shadow-soft sm:p-6"
      >
        <div>
          <h2 id="quick-start" className="text-2xl">
            De nærmeste til {name}
          </h2>
          <p className="mt-2 text-muted-foreground">
            Skriv dem, I kender. Et navn er nok, og resten kan komme til senere.
          </p>
        </div>
        <QuickLine place="mother" legend="Mor" />
        <QuickLine place="father" legend="Far" />
        <TickField name="areParentsMarried" label="Forældrene var gift" />
        <QuickLine place="partner" legend="Partner" />
        <TickField name="isMarried" label="De to blev gift" />
        {children.map(({ id }, index) => (
          <QuickLine key={id} place={`children.${index}`} legend={index === 0 ? 'Barn' : `Barn ${index + 1}`} />
        ))}
        <Button size="compact" variant="outline" onClick={addChild}>
          Et barn til
        </Button>
        {progress && (
          <Progress
            label="Tilføjer"
            detail={`${progress.done} af ${progress.all}`}
            value={(progress.done / progress.all) * 100}
          />
        )}
        {failure && (
          <p role="status">De, der er markeret som tilføjet, er i træet. Resten står her endnu og kan gemmes igen.</p>
        )}
        <TreeRefusal error={failure} />
        <FormEnd
          submit={failure ? 'Gem resten' : 'Gem familien'}
          isPending={isSubmitting}
          isDirty={isDirty}
          putAwayLabel="Jeg gør det selv"
          onPutAway={putAway}
        />
      </form>
    </FormProvider>
  )
}

/** One relative on a line; once they are in the tree, their name with a mark. */
function QuickLine({ place, legend }: { place: QuickPlace; legend: string }) {
  const { control } = useFormContext<QuickValues>()
  const row = useWatch({ control, name: place })
  if (row?.savedId) {
    return (
      <p role="status" className="flex items-center gap-2">
        <Check aria-hidden className="size-5 shrink-0 text-success" />
        <span className="min-w-0 wrap-anywhere">
          {legend}: {[row.givenNames, row.surname].filter(Boolean).join(' ')} er tilføjet
        </span>
      </p>
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-sans font-semibold text-base">{legend}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TreeTextField
          name={`${place}.givenNames`}
          label={personFieldNames.givenNames}
          maxLength={GIVEN_NAMES_MAX_LENGTH}
        />
        <TreeTextField name={`${place}.surname`} label={personFieldNames.surname} maxLength={SURNAME_MAX_LENGTH} />
        <TreeTextField name={`${place}.born.year`} label="Født år" maxLength={YEAR_MAX_LENGTH} autoCapitalize="none" />
      </div>
      <TickField name={`${place}.isDead`} label="Død" />
    </fieldset>
  )
}

/** The closest family in one form, added one after the other. Who is there stays there when another is refused. */
function useQuickStart(detail: PersonDetailView, { keptAs, onDone }: { keptAs: string; onDone: () => void }) {
  const { memorialId, show, tell } = useTreeActs()
  const add = useAddRelative(memorialId)
  const { id: personId } = detail.person
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const form = useForm<QuickValues, unknown, QuickChanges>({
    resolver: zodResolver(quickValues),
    defaultValues: openedWith(detail),
  })
  const children = useFieldArray({ control: form.control, name: 'children' })
  const { forget } = useKeptForm(form, { name: keptAs })

  async function save(changes: QuickChanges) {
    const steps = stepsOf(changes)
    setFailure(null)
    let { unionId } = changes
    try {
      for (const [done, { place, call }] of steps.entries()) {
        setProgress({ done, all: steps.length })
        const isChild = call.relation === 'child'
        const added = await add
          .mutateAsync({ personId, ...call, ...(isChild && { unionId: unionId || null }) })
          .catch((error) => {
            showAt(place, error)
            throw error
          })
        form.setValue(`${place}.savedId`, added.personId, { shouldDirty: true })
        if (call.relation === 'partner') {
          unionId = added.unionId
          form.setValue('unionId', unionId, { shouldDirty: true })
        }
      }
      forget()
      onDone()
      show(personId)
      if (steps.length === 1) tell('Personen er tilføjet')
      const many = { title: `${steps.length} er tilføjet`, description: 'De kan fortrydes én ad gangen.' }
      if (steps.length > 1) void showToast(many)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFailure(error)
    } finally {
      setProgress(null)
    }
  }

  /** Refused, with the reason at the line. */
  function showAt(place: QuickPlace, error: unknown) {
    const [sentence] = error instanceof ApiError ? Object.values(error.fields) : []
    showRefusals(form, [[`${place}.givenNames`, sentence ?? messageOf(error)]])
  }

  return {
    form,
    failure,
    progress,
    children: children.fields,
    addChild: () => children.append(emptyRow()),
    submit: form.handleSubmit(save),
    putAway: () => {
      forget()
      onDone()
    },
  }
}

function openedWith(detail: PersonDetailView): QuickValues {
  const thisYear = Number(danishDay(new Date()).slice(0, 4))
  const rowFor = (as: 'mother' | 'father' | 'partner') =>
    emptyRow(relativeDefaults({ as, detail, partners: new Map(), thisYear }, '').isDead)
  return {
    mother: rowFor('mother'),
    father: rowFor('father'),
    areParentsMarried: false,
    partner: rowFor('partner'),
    isMarried: false,
    unionId: '',
    children: [emptyRow()],
  }
}
