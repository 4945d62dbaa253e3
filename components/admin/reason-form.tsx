'use client'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { reasonTooLong } from '@/lib/domain/account-desk/schema'

type ReasonFormProps = {
  action: string
  opens: string
  about: string
  label: string
  hint: string
  submit: string
  pendingText: string
  doneMessage: string
  isDestructive?: boolean
  draft?: FormDraftView
  children?: ReactNode
}

// The server checks again; each action has its own minimum length.
const reasonFormInput = z.object({
  reason: z.string().max(500, reasonTooLong).trim().min(3, 'Skriv en begrundelse.'),
})

/** A console action that needs a reason. */
export function ReasonForm({ label, hint, ...form }: ReasonFormProps) {
  return (
    <FoldedForm
      {...form}
      schema={reasonFormInput}
      defaults={{ reason: '' }}
      fields={[{ name: 'reason', label, hint, kind: 'lines' }]}
    />
  )
}
