'use client'

import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** The address of a new link, shown once: only its hash is stored. */
export function NewLink({ link }: { link: string }) {
  return (
    <div role="status" className="rounded-2xl bg-secondary p-6 text-secondary-foreground">
      <Field label="Linket er klar" hint="Kopiér det nu, og giv det til den, det er til. Det kan ikke vises igen.">
        {(control) => <Input {...control} value={link} readOnly onFocus={(event) => event.target.select()} />}
      </Field>
      <CopyButton value={link} label="Kopiér linket" copiedLabel="Linket er kopieret" className="mt-4" />
    </div>
  )
}
