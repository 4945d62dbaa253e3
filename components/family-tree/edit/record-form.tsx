'use client'

import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { BothVersions } from '@/components/family-tree/edit/both-versions'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import type { RecordConflict } from '@/components/family-tree/edit/use-record-form'

type RecordFormProps<V extends FieldValues, C> = {
  form: UseFormReturn<V, unknown, C>
  label: string
  conflict: RecordConflict<V> | null
  failure: Error | null
  names: Record<keyof V & string, string>
  textOf: (field: keyof V & string, values: V) => string
  decide: (field: keyof V & string, isMine: boolean) => void
  submit: FormEventHandler<HTMLFormElement>
  onPutAway: () => void
  /** The fields. */
  children: ReactNode
}

/** The form over one person or couple: its fields, what another editor wrote in them meanwhile, and its end. */
export function RecordForm<V extends FieldValues, C>(props: RecordFormProps<V, C>) {
  const { form, label, conflict, failure, names, textOf, decide, submit, onPutAway, children } = props
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
          onPutAway={onPutAway}
        />
      </form>
    </FormProvider>
  )
}
