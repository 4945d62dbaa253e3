'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import {
  emptyRow,
  type QuickChanges,
  type QuickPlace,
  type QuickValues,
  quickValues,
  stepsOf,
} from '@/components/family-tree/edit/quick-values'
import { relativeDefaults } from '@/components/family-tree/edit/relative-defaults'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { showRefusals } from '@/components/form/form-errors'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useAddRelative } from '@/lib/domain/family-tree/client/edit-hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { danishDay } from '@/lib/shared/danish-time'

/** The closest family in one form, added one after the other. Who is there stays there when another is refused. */
export function useQuickStart(detail: PersonDetailView, { keptAs, onDone }: { keptAs: string; onDone: () => void }) {
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
