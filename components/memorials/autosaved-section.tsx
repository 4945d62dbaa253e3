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
  /** Called by the form's button and the Enter key; they save by default. */
  onSubmit?: () => void
  /** The status is shown elsewhere on the screen. */
  isShownElsewhere?: boolean
  children: ReactNode
}

/** Sections of the page in one form that saves itself. */
export function AutosavedSection({ sections, onSubmit, isShownElsewhere = false, children }: AutosavedSectionProps) {
  const { form, address, status, conflicts, isRestored, saver } = useAutosave(sections)
  const afterPress = useAfterPress()
  return (
    <FormProvider {...form}>
      <form
        // Identifies the form before script has loaded.
        action={address}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (onSubmit) onSubmit()
          else void saver.flush()
        }}
        // In a new task: by then the next focus is known.
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
        {!isShownElsewhere && status.kind !== 'idle' && status.kind !== 'session' && (
          <p className="text-muted-foreground text-sm">
            <StatusLine status={status} />
          </p>
        )}
      </form>
    </FormProvider>
  )
}
