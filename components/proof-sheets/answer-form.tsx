import type { FormEventHandler, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'

type AnswerFormProps = {
  id: string
  action: string
  version: number
  title: string
  text: string
  /** Shown above the form if it concerns no field. */
  error: string | undefined
  onSubmit: FormEventHandler
  name: { field: UseFormRegisterReturn; start: string; error: string | undefined }
  button: ReactNode
  children: ReactNode
}

/** The frame of both family answers: question, answer and name. */
export function AnswerForm({ title, text, error, version, name, button, children, ...form }: AnswerFormProps) {
  return (
    <form {...form} method="post" noValidate className="scroll-mt-24 space-y-5">
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted-foreground">{text}</p>
      {error && <Notice variant="error">{error}</Notice>}
      <input type="hidden" name="version" value={version} />
      {children}
      <Field label="Dit navn" error={name.error} required>
        {(control) => (
          <Input {...control} {...name.field} defaultValue={name.start} autoComplete="name" maxLength={120} />
        )}
      </Field>
      {button}
      <PrivacyLine />
    </form>
  )
}
