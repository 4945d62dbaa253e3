'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { failureToast } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'

type PlanActProps = {
  action: string
  label: string
  pendingText: string
  variant?: ButtonVariants['variant']
  fields?: Readonly<Record<string, string>>
  /** Asked before it is sent, where there is script; without it, the text beside the button has to say it. */
  confirm?: { title: string; description: string }
  children?: ReactNode
}

/** One act on a plan as a plain form; leads to the payment where the answer names one. */
export function PlanAct({
  action,
  label,
  pendingText,
  variant = 'outline',
  fields = {},
  confirm,
  children,
}: PlanActProps) {
  const { refresh } = useRefresh()
  const post = usePost<{ path?: string | null }>(action)
  const [asked, setAsked] = useState<Record<string, FormDataEntryValue> | null>(null)

  function act(values: Record<string, FormDataEntryValue>) {
    post.mutate(values, {
      onSuccess: ({ path }) => (path ? window.location.assign(path) : refresh()),
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
    <form action={action} method="post" onSubmit={submit} className="space-y-4">
      {Object.entries(fields).map(([name, value]) => (
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
          cancelLabel="Gå tilbage"
          confirmLabel={label}
          onConfirm={() => asked && act(asked)}
        />
      )}
    </form>
  )
}
