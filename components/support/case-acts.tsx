'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { useCaseAct } from '@/lib/domain/support/client/hooks'
import type { Assignee } from '@/lib/domain/support/schema'

type AssignFormProps = { number: number; assigneeId: string | null; assignees: Assignee[]; selfId: string }

/** Who has the case: one press takes it, a list gives it to somebody else. */
export function AssignForm({ number, assigneeId, assignees, selfId }: AssignFormProps) {
  const assign = useCaseAct(number, 'assignee')
  // Until something is chosen here the list follows the case, which an answer may have given to somebody.
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? assigneeId ?? ''
  const give = (id: string) => {
    setPicked(id)
    assign.mutate(
      { assigneeId: id || null },
      {
        onSuccess: () => {
          showToast({ title: assignedText(id, selfId) })
          setPicked(null)
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    give(chosen)
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      <Field label="Hos" error={assign.error ? messageOf(assign.error) : undefined}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setPicked(event.target.value)}>
            <option value="">Ingen endnu</option>
            {assignees.map(({ id, fullName }) => (
              <option key={id} value={id}>
                {id === selfId ? `${fullName} (dig)` : fullName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" pending={assign.isPending} pendingText="Gemmer...">
          Gem
        </Button>
        {assigneeId !== selfId && (
          <Button variant="outline" disabled={assign.isPending} onClick={() => give(selfId)}>
            Tag henvendelsen
          </Button>
        )}
      </div>
    </form>
  )
}

function assignedText(assigneeId: string, selfId: string): string {
  if (!assigneeId) return 'Henvendelsen kan tages af alle igen'
  return assigneeId === selfId ? 'Henvendelsen er din' : 'Henvendelsen er givet videre'
}

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
