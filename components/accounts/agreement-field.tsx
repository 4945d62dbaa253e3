'use client'

import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'

type AgreementFieldProps = UseFormRegisterReturn & {
  document: keyof typeof agreements
  error: string | undefined
  /** True when a post without script had it ticked but failed on another field. */
  defaultChecked?: boolean
}

const agreements = {
  terms: {
    tick: 'Jeg har læst og accepterer betingelserne',
    text: 'betingelserne',
    privacy: 'hvordan vi passer på dine oplysninger',
  },
  'reseller-terms': {
    tick: 'Vi har læst og accepterer betingelserne for forhandlere',
    text: 'betingelserne for forhandlere',
    privacy: 'hvad vi gør med oplysningerne',
  },
} as const

/** A consent checkbox, never pre-ticked. Its text opens in a new tab so the form keeps its input. */
export function AgreementField({ document, error, ...input }: AgreementFieldProps) {
  const id = useId()
  const { tick, text, privacy } = agreements[document]
  return (
    <div>
      <input type="hidden" name="termsVersion" value={legalDocuments[document].version} />
      <Checkbox
        {...input}
        label={<span className="hyphens-auto wrap-anywhere">{tick}</span>}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}` : id}
      />
      <p id={id} className="pl-9 text-muted-foreground text-sm">
        Læs{' '}
        <TextLink href={legalDocuments[document].path} target="_blank" prefetch={false}>
          {text}
        </TextLink>{' '}
        og{' '}
        <TextLink href={legalDocuments.privacy.path} target="_blank" prefetch={false}>
          {privacy}
        </TextLink>
        . De åbner i en ny fane, og det, du har skrevet, bliver stående.
      </p>
      <div className="pl-9">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </div>
  )
}
