'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { mailFrequencyTexts, quietOptions } from '@/lib/domain/notifications/copy'
import {
  chooseMailsInput,
  type MailChoicesView,
  mailFrequencies,
  quietChoices,
  quietRange,
} from '@/lib/domain/notifications/mail-choices'

type MailChoicesProps = { initial: MailChoicesView; draft?: FormDraftView; isSaved?: boolean }

/** How often mail about the pages is sent, and 'Rolige dage'. `isSaved`: just saved without script. */
export function MailChoices({ initial, draft = null, isSaved = false }: MailChoicesProps) {
  const [choices, setChoices] = useState(initial)
  const choose = usePost<MailChoicesView>('/api/user/mail-choices')
  const start = { ...unchanged(choices), ...draftedChoices(draft) }
  const form = useForm({ resolver: zodResolver(chooseMailsInput), defaultValues: start })
  const { forget } = useKeptForm(form, { name: 'mailvalg' })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    choose.mutate(values, {
      onSuccess: (chosen) => {
        setChoices(chosen)
        form.reset(unchanged(chosen))
        forget()
        showToast({ title: 'Dine valg er gemt', description: afterwards(chosen) })
      },
      onError: (error) => showServerErrors(form, error, ['frequency', 'quiet', 'quietUntil']),
    }),
  )
  const { first, last } = quietRange(choices.today)
  const frequencyOptions = mailFrequencies.map((value) => ({ value, ...mailFrequencyTexts[value] }))
  return (
    <form action="/api/user/mail-choices" method="post" noValidate onSubmit={submit} className="space-y-8">
      <FormRefusal error={choose.error} message={message} />
      {isSaved && !isSubmitted && (
        <Notice variant="success" title="Dine valg er gemt">
          {afterwards(choices)}
        </Notice>
      )}
      <FieldGroup legend="Hvor ofte vil du have mail?" error={errors.frequency?.message ?? draft?.errors.frequency}>
        <RadioGroup {...form.register('frequency')} defaultValue={start.frequency} options={frequencyOptions} />
      </FieldGroup>
      <FieldGroup
        legend="Rolige dage"
        hint="En pause fra mails om dine sider. Når den er forbi, samler vi det, der er sket imens, i én mail."
        error={errors.quiet?.message ?? draft?.errors.quiet}
        className="group min-w-0"
      >
        <RadioGroup {...form.register('quiet')} defaultValue={start.quiet} options={quietOptions(choices)} />
        <Field
          label="Send mails igen fra"
          error={errors.quietUntil?.message ?? (isSubmitted ? undefined : draft?.errors.quietUntil)}
          className="hidden group-has-[input[value=date]:checked]:block sm:pl-9"
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('quietUntil')}
              defaultValue={start.quietUntil}
              type="date"
              min={first}
              max={last}
              className="min-w-0 max-w-56"
            />
          )}
        </Field>
      </FieldGroup>
      <Button type="submit" pending={choose.isPending} pendingText="Gemmer...">
        Gem mine valg
      </Button>
    </form>
  )
}

const unchanged = ({ frequency, quietUntil }: MailChoicesView) => ({
  frequency,
  quiet: quietUntil ? ('keep' as const) : ('none' as const),
  quietUntil: '',
})

/** The valid choices of a refused form without script. */
function draftedChoices(draft: FormDraftView) {
  if (!draft) return {}
  const frequency = mailFrequencies.find((value) => value === draft.values.frequency)
  const quiet = quietChoices.find((value) => value === draft.values.quiet)
  return { ...(frequency && { frequency }), ...(quiet && { quiet }), quietUntil: draft.values.quietUntil ?? '' }
}

function afterwards(choices: MailChoicesView): string | undefined {
  const [kept] = quietOptions(choices)
  return choices.quietUntil ? kept?.hint : undefined
}
