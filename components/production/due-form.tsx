'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useMoveBatch } from '@/lib/domain/production/client/hooks'

/** Moves a batch's due date. */
export function DueForm({ number, dueOn }: { number: number; dueOn: string }) {
  const move = useMoveBatch(number)
  const [day, setDay] = useState(dueOn)
  function submit(event: FormEvent) {
    event.preventDefault()
    move.mutate(day, { onSuccess: () => void showToast({ title: 'Datoen er ændret' }) })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field
        label="Skal sendes senest"
        error={
          move.error ? (move.error instanceof ApiError && move.error.fields.dueOn) || messageOf(move.error) : undefined
        }
        className="min-w-0 max-w-full"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={day}
            onChange={(event) => {
              setDay(event.currentTarget.value)
              move.reset()
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" disabled={day === dueOn} pending={move.isPending}>
        Ret datoen
      </Button>
    </form>
  )
}
