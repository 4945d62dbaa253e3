'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { failureToast, showToast } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'
import { accountStays, cancelFormName } from '@/lib/domain/privacy/copy'
import type { DeletionView } from '@/lib/domain/privacy/schema'

/** At the top of the profile while the deletion can be cancelled. Renders nothing if none is scheduled. */
export function DeletionNotice({ due, className }: { due: DeletionView['due']; className?: string }) {
  const router = useRouter()
  const cancel = usePost('/api/user/deletion/cancel')
  if (!due) return null

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    cancel.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ title: 'Sletningen er stoppet', description: accountStays })
          router.refresh()
        },
        onError: failureToast(),
      },
    )
  }

  return (
    <section id="sletning" aria-labelledby="sletning-titel" className={className}>
      <div className="rounded-2xl bg-destructive-soft p-6 text-destructive-soft-foreground sm:p-8">
        <h2 id="sletning-titel" className="text-xl">
          Din konto bliver slettet
        </h2>
        <p className="mt-2">Det sker {due.at}. Indtil da er alt, som det plejer.</p>
        {due.choices.length > 0 && (
          <ul className="mt-4 list-disc space-y-1 pl-5">
            {due.choices.map((choice) => (
              <li key={choice} className="break-words">
                {choice}
              </li>
            ))}
          </ul>
        )}
        <form id={cancelFormName} action="/api/user/deletion/cancel" method="post" onSubmit={submit} className="mt-6">
          <Button type="submit" pending={cancel.isPending || cancel.isSuccess} pendingText="Fortryder...">
            Fortryd sletningen
          </Button>
        </form>
      </div>
    </section>
  )
}
