'use client'

import '@/lib/shared/input/danish-sentences'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import type { BaseSyntheticEvent } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { showToast, type ToastMessage } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'

type PostFormOptions<T extends FieldValues, O extends FieldValues, A> = {
  action: string
  schema: z.ZodType<O, T>
  mode?: UseFormProps['mode']
  defaults: DefaultValues<NoInfer<T>>
  /** What a browser without script sent and was refused. */
  draft?: FormDraftView
  /** Names the text kept in the tab; the action unless given. */
  keptAs?: string
  /** Fields that are never kept. */
  secret?: readonly Path<NoInfer<T>>[]
  /** The fields that show the server's messages. */
  names: readonly Path<NoInfer<T>>[]
  /** What is sent; the parsed values unless given. */
  bodyOf?: (parsed: O, typed: T, event: BaseSyntheticEvent | undefined) => object
  /** What the form shows once it is sent; it stays as typed unless given. */
  cleared?: DefaultValues<NoInfer<T>>
  doneMessage?: ToastMessage | ((answer: A, sent: O) => ToastMessage)
  /** Instead of a refresh of the page. */
  onDone?: (answer: A) => void
  /** Beside the messages at the fields. */
  onRefused?: (error: Error) => void
}

/** A form that posts to one address: its text is kept in the tab until it is sent, and a refusal shows at its fields. */
export function usePostForm<T extends FieldValues, O extends FieldValues, A = unknown>(
  options: PostFormOptions<T, O, A>,
) {
  const { action, schema, mode, defaults, draft = null, keptAs = action, secret, names, cleared } = options
  const { bodyOf, doneMessage, onDone, onRefused } = options
  const router = useRouter()
  const post = usePost<A>(action)
  const form = useForm<T, unknown, O>({ resolver: zodResolver(schema), mode, defaultValues: defaults })
  const { forget } = useKeptForm(form, { name: keptAs, action, secret })
  const { errors, isSubmitted } = form.formState
  // A submit with script supersedes a refusal without it.
  const answered = isSubmitted ? null : draft

  function errorOf(name: Path<T>): string | undefined {
    const error: FieldError | undefined = get(errors, name)
    return error?.message ?? answered?.errors[name]
  }

  const send = form.handleSubmit((parsed, event) =>
    post.mutate(bodyOf ? bodyOf(parsed, form.getValues(), event) : parsed, {
      onSuccess: (answer) => {
        if (cleared) form.reset(cleared)
        if (doneMessage) showToast(typeof doneMessage === 'function' ? doneMessage(answer, parsed) : doneMessage)
        if (onDone) onDone(answer)
        else router.refresh()
        // Last: setting the form's fields anew may keep their text once more.
        forget()
      },
      onError: (error) => {
        showServerErrors(form, error, names)
        onRefused?.(error)
      },
    }),
  )
  return {
    form,
    send,
    isPending: post.isPending,
    /** For the `FormRefusal` above the fields. */
    refusal: { error: post.error, message: rootError({ errors, isSubmitted }, answered) },
    errorOf,
  }
}
