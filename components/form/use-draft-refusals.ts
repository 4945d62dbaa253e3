'use client'

import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { keepRefusals } from '@/components/form/form-errors'

/** Keeps what `draftErrors` shows, as `keepRefusals` does. Later drafts are ignored. */
export function useDraftRefusals<T extends FieldValues, O>(
  { setError, clearErrors, subscribe }: UseFormReturn<T, unknown, O>,
  draft: FormDraftView,
): void {
  const [refusals] = useState(() => refusalsOf<T>(draft))
  useEffect(
    () => keepRefusals({ setError, clearErrors, subscribe }, refusals),
    [setError, clearErrors, subscribe, refusals],
  )
}

function refusalsOf<T extends FieldValues>(draft: FormDraftView): [Path<T> | 'root', string][] {
  if (!draft) return []
  const fields = Object.entries(draft.errors) as [Path<T>, string][]
  return fields.length > 0 ? fields : [['root', draft.message]]
}
