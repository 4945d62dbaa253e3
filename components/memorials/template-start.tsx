'use client'

import { useState } from 'react'
import { StartForm } from '@/components/memorials/start-form'
import { FieldGroup } from '@/components/ui/field'
import { creationTemplates } from '@/lib/domain/memorials/schema'
import { memorialTemplates, type TemplateKey } from '@/lib/domain/memorials/templates'

/** Chooses a template, shows its headings, and asks for the name. */
export function TemplateStart({ qrCode, keeper }: { qrCode: string | null; keeper: string }) {
  const [template, setTemplate] = useState<TemplateKey>('parent')
  return (
    <div className="space-y-12">
      <FieldGroup legend="Hvem er siden for?">
        {creationTemplates.map((key) => (
          <label key={key} className="flex min-h-touch items-start gap-3 py-2">
            <input
              type="radio"
              name="template"
              value={key}
              checked={template === key}
              onChange={() => setTemplate(key)}
              className="mt-0.5 size-6 shrink-0 accent-primary"
            />
            <span className="min-w-0 hyphens-auto wrap-anywhere">
              {memorialTemplates[key].title}
              <span className="block text-muted-foreground text-sm">{memorialTemplates[key].description}</span>
            </span>
          </label>
        ))}
      </FieldGroup>
      <section aria-labelledby="preview" aria-live="polite" className="space-y-4">
        <h2 id="preview" className="text-xl">
          Overskrifterne i livshistorien
        </h2>
        <ol className="space-y-4 rounded-2xl bg-card p-6 shadow-soft">
          {memorialTemplates[template].sections.map(({ heading, prompt }) => (
            <li key={heading}>
              <p className="font-serif text-lg">{heading}</p>
              <p className="text-muted-foreground">{prompt}</p>
            </li>
          ))}
        </ol>
        <p className="text-muted-foreground text-sm">
          {/* 2 of 2 kept by: lib/domain/page-creation/commands/create-memorial.test.ts */}
          Spørgsmålene er kun til dig. De bliver aldrig en del af siden.
        </p>
      </section>
      <StartForm
        way="template"
        template={template}
        qrCode={qrCode}
        keeper={keeper}
        withDates
        submitLabel="Opret mindesiden"
      />
    </div>
  )
}
