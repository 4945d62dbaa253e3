'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'
import { shipFormInput } from '@/lib/domain/production/schema'

type ShipFormProps = { number: number; draft: FormDraftView }

/** The carrier and the tracking number. */
export function ShipForm({ number, draft }: ShipFormProps) {
  const { refresh } = useRefresh()
  const action = `/api/production/batches/${number}/ship`
  const ship = usePost(action)
  const form = useForm({
    resolver: zodResolver(shipFormInput),
    defaultValues: { carrier: draft?.values.carrier ?? '', trackingNumber: draft?.values.trackingNumber ?? '' },
  })
  const { forget } = useKeptForm(form, { name: `send-parti-${number}`, action })
  const { errors } = form.formState
  const problem = rootError(form.formState, draft)
  const submit = form.handleSubmit((_, event) => {
    event?.preventDefault()
    ship.mutate(form.getValues(), {
      onSuccess: () => {
        showToast({ title: 'Partiet er sendt' })
        forget()
        refresh()
      },
      onError: (error) => showServerErrors(form, error, ['carrier', 'trackingNumber']),
    })
  })
  return (
    <form id="send-parti" action={action} method="post" onSubmit={submit} noValidate className="space-y-4">
      <FormRefusal error={ship.error} message={problem} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Fragtfirma" error={errors.carrier?.message ?? draft?.errors.carrier} required>
          {(control) => <Input {...control} {...form.register('carrier')} maxLength={60} autoComplete="off" />}
        </Field>
        <Field label="Sporingsnummer" error={errors.trackingNumber?.message ?? draft?.errors.trackingNumber} optional>
          {(control) => <Input {...control} {...form.register('trackingNumber')} maxLength={80} autoComplete="off" />}
        </Field>
      </div>
      <Button type="submit" size="lg" pending={ship.isPending} pendingText="Gemmer...">
        Markér partiet som sendt
      </Button>
    </form>
  )
}

/** Moves a batch's due date. */
export function DueForm({ number, dueOn }: { number: number; dueOn: string }) {
  const { refresh } = useRefresh()
  const move = usePost(`/api/production/batches/${number}`)
  const [day, setDay] = useState(dueOn)
  function submit(event: FormEvent) {
    event.preventDefault()
    move.mutate(
      { dueOn: day },
      {
        onSuccess: () => {
          showToast({ title: 'Datoen er ændret' })
          refresh()
        },
      },
    )
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
