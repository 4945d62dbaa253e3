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
  pendingText?: string
  variant?: ButtonVariants['variant']
  size?: ButtonVariants['size']
  /** A confirmation, for actions that cannot be undone. */
  confirm?: { title: string; description: string; label: string; isDestructive?: boolean }
  doneMessage?: ToastMessage
  /** The next path, with '{id}' from the response; refreshes the same page when omitted. */
  goTo?: string
  className?: string
  /** Additional fields. */
  children?: ReactNode
}

/** A single-button action. A plain form, so that it works without script. */
export function ActionForm(props: ActionFormProps) {
  const {
    action,
    label,
    pendingText,
    variant = 'outline',
    size,
    confirm,
    doneMessage,
    goTo,
    className,
    children,
  } = props
  const router = useRouter()
  const post = usePost<{ id?: string }>(action)
  const [asked, setAsked] = useState<Record<string, FormDataEntryValue> | null>(null)

  function act(values: Record<string, FormDataEntryValue>) {
    post.mutate(values, {
      onSuccess: (answer) => {
        if (doneMessage) showToast(doneMessage)
        if (goTo) router.push(goTo.replace('{id}', encodeURIComponent(answer.id ?? '')))
        router.refresh()
      },
      onError: failureToast(),
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
      {children}
      <Button
        type="submit"
        variant={variant}
        size={size}
        pending={post.isPending}
        {...(pendingText && { pendingText })}
      >
        {label}
      </Button>
      {confirm && (
        <AlertDialog
          open={asked !== null}
          onOpenChange={(open) => !open && setAsked(null)}
          title={confirm.title}
          description={confirm.description}
          confirmLabel={confirm.label}
          destructive={confirm.isDestructive ?? false}
          onConfirm={() => asked && act(asked)}
        />
      )}
    </form>
  )
}
