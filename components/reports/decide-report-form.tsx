'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'
import { decisionTexts } from '@/lib/domain/reports/copy'
import { decideFormInput, type ReportDecision } from '@/lib/domain/reports/schema'
import { GroundField } from './ground-field'

type DecideReportFormProps = { number: number; seenEntryId: string; possible: ReportDecision[] }

/** The decision, its ground and its reasons, which both sides get word for word. */
export function DecideReportForm({ number, seenEntryId, possible }: DecideReportFormProps) {
  const { refresh } = useRefresh()
  const decide = usePost(`/api/admin/reports/${number}/decision`)
  const form = useForm({ resolver: zodResolver(decideFormInput), defaultValues: { reasons: '', isUnfounded: false } })
  const { forget } = useKeptForm(form, { name: `afgoerelse-${number}` })
  const { errors } = form.formState
  const decision = useWatch({ control: form.control, name: 'decision' })
  const submit = form.handleSubmit((values) =>
    decide.mutate(
      { ...values, seenEntryId },
      {
        onSuccess: () => {
          showToast({ title: 'Henvendelsen er afgjort', description: 'Begge parter har fået besked.' })
          forget()
        },
        onError: (error) => showServerErrors(form, error, ['decision', 'ground', 'reasons']),
        // Also after a refusal, so that the page shows the current state.
        onSettled: refresh,
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <FormRefusal error={decide.error} message={errors.root?.message} />
      <FieldGroup legend="Afgørelse" error={errors.decision?.message}>
        <RadioGroup
          {...form.register('decision')}
          options={possible.map((value) => ({ value, label: decisionTexts[value] }))}
        />
      </FieldGroup>
      {(decision === 'content_hidden' || decision === 'page_hidden') && (
        <GroundField {...form.register('ground')} error={errors.ground?.message} />
      )}
      <Field
        label="Begrundelse"
        hint="Går ordret til den, der skrev, og, når noget skjules eller vises igen, til dem, det handler om. Nævn ikke, hvem der anmeldte."
        error={errors.reasons?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('reasons')} rows={6} className="min-h-40" />}
      </Field>
      {decision === 'no_action' && (
        <Checkbox
          {...form.register('isUnfounded')}
          label="Anmeldelsen var åbenlyst uden grund"
          // 2 of 2 kept by: lib/domain/reports/commands/report-content.test.ts
          hint="Afsenderen får det at vide. Efter tre på et år tager vi imod én om ugen."
        />
      )}
      <Button type="submit" pending={decide.isPending} pendingText="Afgør...">
        Afgør henvendelsen
      </Button>
    </form>
  )
}
