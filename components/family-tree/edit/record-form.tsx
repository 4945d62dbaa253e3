'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { type RecordState, saveRecord } from '@/components/family-tree/edit/save-record'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { TwoVersions } from '@/components/form/two-versions'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { tabEntry } from '@/lib/client/tab-storage'
import { keptEntry, useKeptForm } from '@/lib/client/use-kept-form'

type RecordFormProps<V extends FieldValues, C, R> = Options<V, C, R> & {
  form: UseFormReturn<V, unknown, C>
  label: string
  names: Record<keyof V & string, string>
  textOf: (field: keyof V & string, values: V) => string
  /** The fields. */
  children: ReactNode
}

/** The form over one person or couple: its fields, what another editor wrote in them meanwhile, and its end. */
export function RecordForm<V extends FieldValues, C, R>(props: RecordFormProps<V, C, R>) {
  const { form, label, names, textOf, children, ...options } = props
  const { submit, failure, conflict, decide, putAway } = useRecordForm(form, options)
  const save = useRef<HTMLButtonElement>(null)
  const waited = useRef(false)
  useEffect(() => {
    // The last choice is made, and its button is gone.
    if (waited.current && !conflict) save.current?.focus()
    waited.current = conflict !== null
  }, [conflict])
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={label} className="space-y-8">
        {children}
        {conflict && (
          <BothVersions mine={form.getValues()} onDecide={decide} conflict={conflict} names={names} textOf={textOf} />
        )}
        <TreeRefusal error={failure} />
        <FormEnd
          submit="Gem"
          submitRef={save}
          isPending={form.formState.isSubmitting}
          isHeld={conflict !== null}
          isDirty={form.formState.isDirty}
          onPutAway={putAway}
        />
      </form>
    </FormProvider>
  )
}

type BothVersionsProps<V> = {
  conflict: RecordConflict<V>
  mine: V
  names: Record<keyof V & string, string>
  textOf: (field: keyof V & string, values: V) => string
  onDecide: (field: keyof V & string, isMine: boolean) => void
}

/** What two wrote in the same field, side by side: the writer chooses for each. */
export function BothVersions<V extends object>({ conflict, mine, names, textOf, onDecide }: BothVersionsProps<V>) {
  const { fields, theirs } = conflict
  const next = useRef<HTMLButtonElement>(null)
  const [first] = fields
  // The button that was pressed is gone with its field, and 'Gem' waits.
  useEffect(() => {
    if (first) next.current?.focus()
  }, [first])
  return fields.map((field) => (
    <Notice key={field} variant="error" title={`I har skrevet hver sit i »${names[field]}«`}>
      <p>Den anden har gemt imens. Begge dele er her endnu. Vælg, hvad der skal stå, og gem så.</p>
      <TwoVersions mine={textOf(field, mine)} theirs={textOf(field, theirs)} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={field === first ? next : null} size="compact" onClick={() => onDecide(field, true)}>
          Behold mit<span className="sr-only"> i {names[field]}</span>
        </Button>
        <Button size="compact" variant="outline" onClick={() => onDecide(field, false)}>
          Behold den andens<span className="sr-only"> i {names[field]}</span>
        </Button>
      </div>
    </Notice>
  ))
}

/** The fields that both changed and that wait for a choice, with what the other one wrote. */
type RecordConflict<V> = { fields: (keyof V & string)[]; theirs: V }

type Options<V extends FieldValues, C, R> = {
  /** Under this name the text is kept in the tab. */
  keptAs: string
  opened: RecordState<V>
  /** The form's fields, down to the parts of dates, for the server's messages. */
  fields: readonly Path<V>[]
  send: (changes: C, revision: number) => Promise<R>
  /** The record as it is now. Rejects when it is gone. */
  takeNewest: () => Promise<RecordState<V>>
  onSaved: (answer: R) => void
}

/**
 * Saves a form over one record. The text lies in the tab until it is saved. When somebody else saved meanwhile, both are
 * brought together, and only fields that both changed wait for a choice.
 */
function useRecordForm<V extends FieldValues, C, R>(
  form: UseFormReturn<V, unknown, C>,
  { keptAs, opened, fields, send, takeNewest, onSaved }: Options<V, C, R>,
) {
  const { close } = useTreeActs()
  const base = useBase(keptAs, opened)
  const kept = useKeptForm(form, { name: keptAs })
  const [failure, setFailure] = useState<Error | null>(null)
  const [conflict, setConflict] = useState<RecordConflict<V> | null>(null)

  function putAway() {
    kept.forget()
    base.forget()
    close()
  }

  async function save(changes: C): Promise<void> {
    if (conflict) return
    setFailure(null)
    try {
      const outcome = await saveRecord({ changes, mine: form.getValues(), base: base.read(), send, takeNewest })
      if (outcome.kind === 'saved') {
        putAway()
        return onSaved(outcome.answer)
      }
      const { values, newest, undecided } = outcome
      base.write(newest)
      form.reset(values, { keepDefaultValues: true })
      if (undecided.length === 0) return form.handleSubmit(save)()
      setConflict({ fields: undecided, theirs: newest.values })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFailure(error)
      showServerErrors(form, error, fields)
    }
  }

  /** Settles one field; `isMine` keeps what was typed here. */
  function decide(field: keyof V & string, isMine: boolean) {
    if (!conflict) return
    if (!isMine) form.reset({ ...form.getValues(), [field]: conflict.theirs[field] }, { keepDefaultValues: true })
    const rest = conflict.fields.filter((one) => one !== field)
    setConflict(rest.length > 0 ? { ...conflict, fields: rest } : null)
  }

  return { submit: form.handleSubmit(save), failure, conflict, decide, putAway }
}

/** What the record said when the text in the form was begun, also when that was before a reload. */
function useBase<V extends FieldValues>(name: string, opened: RecordState<V>) {
  const [entry] = useState(() => tabEntry(`grundlag:${name}`))
  const state = useRef<RecordState<V> | null>(null)
  if (!state.current) {
    const stored = stateOf<V>().safeParse(entry.read())
    const isBegun = keptEntry(name).read() !== null
    state.current = isBegun && stored.success ? stored.data : opened
    entry.write(state.current)
  }
  return {
    read: () => state.current ?? opened,
    write: (newest: RecordState<V>) => {
      state.current = newest
      entry.write(newest)
    },
    forget: entry.forget,
  }
}

function stateOf<V>() {
  return z.object({
    values: z.custom<V>((values) => typeof values === 'object' && values !== null),
    revision: z.number().int().min(0),
  })
}
