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
  /** Said above the form, when it is about none of the fields. */
  error: string | undefined
  onSubmit: FormEventHandler
  name: { field: UseFormRegisterReturn; start: string; error: string | undefined }
  button: ReactNode
  children: ReactNode
}

/** The family's answer to a drawing, whichever it is: what is asked, what they answer, and the name of whoever does. */
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
