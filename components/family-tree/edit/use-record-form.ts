'use client'

import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { type RecordState, saveRecord } from '@/components/family-tree/edit/save-record'
import { showServerErrors } from '@/components/form/form-errors'
import { tabEntry } from '@/lib/client/tab-storage'
import { keptEntry, useKeptForm } from '@/lib/client/use-kept-form'

/** The fields that both changed and that wait for a choice, with what the other one wrote. */
export type RecordConflict<V> = { fields: (keyof V & string)[]; theirs: V }

type Options<V extends FieldValues, C, R> = {
  /** Under this name the text is kept in the tab. */
  name: string
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
export function useRecordForm<V extends FieldValues, C, R>(
  form: UseFormReturn<V, unknown, C>,
  { name, opened, fields, send, takeNewest, onSaved }: Options<V, C, R>,
) {
  const base = useBase(name, opened)
  const kept = useKeptForm(form, { name })
  const [failure, setFailure] = useState<Error | null>(null)
  const [conflict, setConflict] = useState<RecordConflict<V> | null>(null)

  function forget() {
    kept.forget()
    base.forget()
  }

  async function save(changes: C): Promise<void> {
    if (conflict) return
    setFailure(null)
    try {
      const outcome = await saveRecord({ changes, mine: form.getValues(), base: base.read(), send, takeNewest })
      if (outcome.kind === 'saved') {
        forget()
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

  return { submit: form.handleSubmit(save), failure, conflict, decide, forget }
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

const stateOf = <V>() =>
  z.object({
    values: z.custom<V>((values) => typeof values === 'object' && values !== null),
    revision: z.number().int().min(0),
  })
