'use client'

import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useCaseAct } from '@/lib/domain/support/client/hooks'

/** Closing sends no mail, and the sender's next reply opens the case again: it needs no question first. */
export function CloseCase({ number, seenEntryId }: { number: number; seenEntryId: string }) {
  const close = useCaseAct(number, 'close')
  const isOvertaken = close.error instanceof ApiError && close.error.code === 'CONFLICT'
  return (
    <div className="space-y-2">
      <Button
        variant="outline"
        pending={close.isPending}
        pendingText="Lukker..."
        onClick={() =>
          close.mutate({ seenEntryId }, { onSuccess: () => void showToast({ title: 'Henvendelsen er lukket' }) })
        }
      >
        Luk henvendelsen
      </Button>
      <FieldError
        message={
          close.error
            ? isOvertaken
              ? 'Der er kommet nyt. Læs det først, og luk så igen.'
              : messageOf(close.error)
            : undefined
        }
      />
    </div>
  )
}

export function ReopenCase({ number }: { number: number }) {
  const reopen = useCaseAct(number, 'reopen')
  return (
    <div className="space-y-2">
      <Button
        pending={reopen.isPending}
        pendingText="Åbner..."
        onClick={() => reopen.mutate({}, { onSuccess: () => void showToast({ title: 'Henvendelsen er åbnet igen' }) })}
      >
        Åbn henvendelsen igen
      </Button>
      <FieldError message={reopen.error ? messageOf(reopen.error) : undefined} />
    </div>
  )
}
