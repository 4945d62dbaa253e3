'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { failureToast } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'

type OrderActProps = {
  action: string
  label: string
  pendingText: string
  variant?: ButtonVariants['variant']
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>
  confirm?: { title: string; description: string; label: string; isDestructive?: boolean }
  children?: ReactNode
}

/** One act on an order. A plain form; where the answer names a next page, it leads there. */
export function OrderAct({
  action,
  label,
  pendingText,
  variant = 'primary',
  fields,
  confirm,
  children,
}: OrderActProps) {
  const router = useRouter()
  const post = usePost<{ next?: string }>(action)
  const [asked, setAsked] = useState<Record<string, FormDataEntryValue> | null>(null)

  function act(values: Record<string, FormDataEntryValue>) {
    post.mutate(values, {
      onSuccess: ({ next }) => {
        if (next) window.location.assign(next)
        else router.refresh()
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
    <form action={action} method="post" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant={variant} pending={post.isPending} pendingText={pendingText}>
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
