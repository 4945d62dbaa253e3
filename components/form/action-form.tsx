'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { failureToast, showToast, type ToastMessage } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'

type ActionFormProps = {
  action: string
  label: string
  /** Screen-reader suffix of the label, to tell list rows apart. */
  about?: string
  pendingText?: string
  variant?: ButtonVariants['variant']
  size?: ButtonVariants['size']
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>
  /** Asked before it is sent, where there is script; `label` is that of the button unless given. */
  confirm?: { title: string; description: string; label?: string; cancelLabel?: string; isDestructive?: boolean }
  doneMessage?: ToastMessage
  /** Title of the message when it is refused or fails. */
  failed?: string
  /** Once it is done, beside the message. */
  onDone?: () => void
  /** The next path, with '{id}' from the response; refreshes the same page when omitted. */
  goTo?: string
  className?: string
  /** Additional fields. */
  children?: ReactNode
}

/**
 * A single-button action. A plain form, so that it works without script. An answer that names a `next` page, such as
 * that of a payment, leads there.
 */
export function ActionForm(props: ActionFormProps) {
  const {
    action,
    label,
    about,
    pendingText,
    variant = 'outline',
    size,
    fields = {},
    confirm,
    doneMessage,
    failed,
    goTo,
    onDone,
    className,
    children,
  } = props
  const router = useRouter()
  const post = usePost<{ id?: string; next?: string | null }>(action)
  const [asked, setAsked] = useState<Record<string, FormDataEntryValue> | null>(null)

  function act(values: Record<string, FormDataEntryValue>) {
    post.mutate(values, {
      onSuccess: (answer) => {
        if (answer.next) return window.location.assign(answer.next)
        if (doneMessage) showToast(doneMessage)
        onDone?.()
        if (goTo) router.push(goTo.replace('{id}', encodeURIComponent(answer.id ?? '')))
        router.refresh()
      },
      onError: failureToast(failed),
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    if (confirm) setAsked(values)
    else act(values)
  }

  return (
    <form action={action} method="post" onSubmit={submit} className={cn('flex flex-wrap items-end gap-3', className)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant={variant} size={size} pending={post.isPending} pendingText={pendingText}>
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
      {confirm && (
        <AlertDialog
          open={asked !== null}
          onOpenChange={(open) => !open && setAsked(null)}
          title={confirm.title}
          description={confirm.description}
          confirmLabel={confirm.label ?? label}
          cancelLabel={confirm.cancelLabel}
          destructive={confirm.isDestructive ?? false}
          onConfirm={() => asked && act(asked)}
        />
      )}
    </form>
  )
}
