'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { failureToast, showToast } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'

type ActButtonProps = {
  action: string
  label: string
  /** Screen-reader suffix of the label, to tell list rows apart. */
  about?: string
  pendingText: string
  doneMessage: string
  failed: string
  /** Confirmation shown first. */
  question?: { title: string; description: string }
  size?: 'compact'
}

/** A console action that needs only a button. A plain form until hydration. */
export function ActButton({ action, label, about, pendingText, doneMessage, failed, question, size }: ActButtonProps) {
  const router = useRouter()
  const post = usePost(action)
  const [isAsking, setIsAsking] = useState(false)

  function run() {
    post.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ title: doneMessage })
          router.refresh()
        },
        onError: failureToast(failed),
      },
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (question) setIsAsking(true)
    else run()
  }

  return (
    <form action={action} method="post" onSubmit={submit}>
      <Button
        type="submit"
        variant="outline"
        pending={post.isPending}
        pendingText={pendingText}
        {...(size && { size })}
      >
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
      {question && (
        <AlertDialog open={isAsking} onOpenChange={setIsAsking} {...question} confirmLabel={label} onConfirm={run} />
      )}
    </form>
  )
}
