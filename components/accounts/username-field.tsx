'use client'

import { useId } from 'react'
import type { BoundField } from '@/components/form/bound-field'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useUsernameFree } from '@/lib/domain/accounts/client/use-username-free'
import { usernameTaken } from '@/lib/domain/accounts/copy'
import { usernameField } from '@/lib/domain/accounts/schema'

type UsernameFieldProps = BoundField & {
  typed: string
  /** The full name typed so far, for better suggestions. */
  fullName?: string
  onPick: (username: string) => void
}

/** Shows while typing whether the name is free, and suggests others if not. */
export function UsernameField({ typed, fullName, onPick, error, ...input }: UsernameFieldProps) {
  const statusId = useId()
  const answer = useUsernameFree(typed, fullName)
  const isTaken = answer?.free === false
  const meant = usernameField.safeParse(typed).data
  return (
    <div>
      <Field
        label="Brugernavn"
        hint="Det kan du logge ind med, og det kan du også med din mailadresse."
        error={isTaken ? undefined : error}
        required
      >
        {(field) => (
          <Input
            {...field}
            {...input}
            {...(isTaken && {
              'aria-invalid': true,
              'aria-describedby': `${field['aria-describedby'] ?? ''} ${statusId}`,
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {/* A polite live region: it updates during typing. */}
      <div role="status" id={statusId} className="text-sm">
        {answer?.free && !error && (
          <p className="mt-2 break-words text-success">
            {meant === typed.trim() ? 'Brugernavnet er ledigt.' : `Brugernavnet bliver ${meant}. Det er ledigt.`}
          </p>
        )}
        {isTaken && (
          <>
            <p className="mt-2 font-semibold text-destructive">{usernameTaken}</p>
            {answer.ideas.length > 0 && <Ideas ideas={answer.ideas} onPick={onPick} />}
          </>
        )}
      </div>
    </div>
  )
}

function Ideas({ ideas, onPick }: { ideas: string[]; onPick: (username: string) => void }) {
  return (
    <div className="mt-2">
      <p className="text-muted-foreground">De her er ledige:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ideas.map((idea) => (
          <li key={idea} className="max-w-full">
            <Button variant="outline" size="compact" onClick={() => onPick(idea)} className="max-w-full break-all">
              {idea}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
