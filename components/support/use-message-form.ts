'use client'

import '@/lib/shared/input/danish-sentences'
import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '@/components/form/form-errors'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import type { answerFormInput, noteFormInput } from '@/lib/domain/support/schema'

type Options = {
  /** Under this name the text is kept in the tab until it was sent. */
  name: string
  schema: typeof answerFormInput | typeof noteFormInput
  /** The toast when it was sent. */
  doneMessage: string
  act: Pick<UseMutationResult<unknown, Error, { message: string }>, 'mutate'>
}

/** A form with one text that is kept through every refusal. */
export function useMessageForm({ name, schema, doneMessage, act }: Options) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { message: '' } })
  const { forget } = useKeptForm(form, { name })
  const submit = form.handleSubmit((values) =>
    act.mutate(values, {
      onSuccess: () => {
        showToast({ title: doneMessage })
        form.reset({ message: '' })
        forget()
      },
      onError: (error) => showServerErrors(form, error, ['message']),
    }),
  )
  return { form, submit }
}
