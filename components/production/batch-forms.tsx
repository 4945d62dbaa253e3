'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useMoveBatch, useShipBatch } from '@/lib/domain/production/client/hooks'
import { shipFormInput } from '@/lib/domain/production/schema'

type ShipFormProps = { number: number; draft: FormDraftView }

/** The carrier and the tracking number. */
export function ShipForm({ number, draft }: ShipFormProps) {
  const ship = useShipBatch(number)
  const action = `/api/production/batches/${number}/ship`
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
      },
      onError: (error) => showServerErrors(form, error, ['carrier', 'trackingNumber']),
    })
  })
  return (
    <form id="send-parti" action={action} method="post" onSubmit={submit} noValidate className="space-y-4">
      {isSessionEnded(ship.error) ? <SessionEnded /> : problem && <Notice variant="error">{problem}</Notice>}
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
