'use client'

import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { SessionEnded } from '@/components/frame/session-ended'
import { ConflictChoices } from '@/components/memorials/conflict-choices'
import type { SectionName } from '@/components/memorials/form-values'
import { StatusLine } from '@/components/memorials/status-line'
import { useAutosave } from '@/components/memorials/use-autosave'
import { Notice } from '@/components/ui/notice'
import { useAfterPress } from '@/lib/client/use-patient-blur'

type AutosavedSectionProps = {
  sections: readonly SectionName[]
  /** What a button of the form and the enter key do; else they save. */
  onSubmit?: () => void
  /** Something else on the screen tells what is saved. */
  isToldElsewhere?: boolean
  children: ReactNode
}

/** Some sections of the page in one form that saves itself. */
export function AutosavedSection({ sections, onSubmit, isToldElsewhere = false, children }: AutosavedSectionProps) {
  const { form, address, status, conflicts, isRestored, saver } = useAutosave(sections)
  const afterPress = useAfterPress()
  return (
    <FormProvider {...form}>
      <form
        // By it the form is found in the page before its script has come.
        action={address}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (onSubmit) onSubmit()
          else void saver.flush()
        }}
        // In a task of its own: by then it is known where the cursor went.
        onBlur={() => afterPress(() => setTimeout(() => void saver.flush()))}
        className="space-y-6"
      >
        {isRestored && (
          <Notice title="Det, du sidst skrev her, var ikke nået frem">
            Det står her igen og bliver gemt, så snart der er forbindelse.
          </Notice>
        )}
        <ConflictChoices conflicts={conflicts} onDecide={(field, value) => saver.decide(field, value)} />
        {children}
        {status.kind === 'session' && <SessionEnded />}
        {!isToldElsewhere && status.kind !== 'idle' && status.kind !== 'session' && (
          <p className="text-muted-foreground text-sm">
            <StatusLine status={status} />
          </p>
        )}
      </form>
    </FormProvider>
  )
}
