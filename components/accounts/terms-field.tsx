'use client'

import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import { legalDocuments } from '@/lib/domain/privacy/legal-documents'

type TermsFieldProps = UseFormRegisterReturn & {
  error: string | undefined
  /** True when it was ticked in a post without script that was refused for something else. */
  defaultChecked: boolean
}

/** The tick at the terms, never set beforehand. Their text opens beside the form, which keeps what is typed. */
export function TermsField({ error, ...input }: TermsFieldProps) {
  const id = useId()
  return (
    <div>
      <input type="hidden" name="termsVersion" value={legalDocuments.terms.version} />
      <Checkbox
        {...input}
        label={<span className="hyphens-auto wrap-anywhere">Jeg har læst og accepterer betingelserne</span>}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}` : id}
      />
      <p id={id} className="pl-9 text-muted-foreground text-sm">
        Læs{' '}
        <TextLink href={legalDocuments.terms.path} target="_blank" prefetch={false}>
          betingelserne
        </TextLink>{' '}
        og{' '}
        <TextLink href={legalDocuments.privacy.path} target="_blank" prefetch={false}>
          hvordan vi passer på dine oplysninger
        </TextLink>
        . De åbner i en ny fane, og det, du har skrevet, bliver stående.
      </p>
      <div className="pl-9">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </div>
  )
}
