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
  /** Read aloud after the label, where several stand in a list. */
  about?: string
  pendingText: string
  told: string
  failed: string
  /** Asked before it is done. */
  question?: { title: string; description: string }
  size?: 'compact'
}

/** An act of the house that needs nothing but a press. A plain form until the script has come. */
export function ActButton({ action, label, about, pendingText, told, failed, question, size }: ActButtonProps) {
  const router = useRouter()
  const post = usePost(action)
  const [isAsking, setIsAsking] = useState(false)

  function run() {
    post.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ title: told })
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
