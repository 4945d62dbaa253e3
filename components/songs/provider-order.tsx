'use client'

import { type ReactNode, useId, useState } from 'react'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { transferRisk } from '@/lib/domain/made-works/provider-copy'
import { agreeFirst } from '@/lib/domain/songs/copy'
import type { ModelOffer } from '@/lib/domain/songs/schema'

type ProviderOrderProps = {
  texts: { summary: string; where: (name: string, model: string) => string; sent: string; others: string; send: string }
  offer: ModelOffer
  /** What is sent, sentence by sentence or line by line. */
  items: readonly { key: string; text: string }[]
  isBusy: boolean
  onAgreed: (agreed: Pick<ModelOffer, 'provider' | 'model'> & { agreed: boolean }) => void
  /** What is sent besides, and what comes of it. */
  children: ReactNode
}

/** An order at a provider: first who gets what, all of it, and then the yes to it. */
export function ProviderOrder({ texts, offer, items, isBusy, onAgreed, children }: ProviderOrderProps) {
  const id = useId()
  const [agreed, setAgreed] = useState(false)
  const [error, setError] = useState<string>()
  const { name, provider, model, consent } = offer

  function send() {
    if (!agreed) return setError(agreeFirst)
    setAgreed(false)
    onAgreed({ provider, model, agreed })
  }

  return (
    <details className="rounded-lg bg-muted px-4 sm:px-5">
      <summary className="min-h-touch cursor-pointer py-3 font-semibold">{texts.summary}</summary>
      <div className="space-y-4 pb-5">
        <p className="wrap-anywhere">{texts.where(name, model)}</p>
        <h3 id={`${id}-sendt`} className="text-xl">
          {texts.sent}
        </h3>
        <ul aria-labelledby={`${id}-sendt`} className="list-disc space-y-2 pl-5 font-serif">
          {items.map(({ key, text }) => (
            <li key={key} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
        {children}
        <p>{transferRisk}</p>
        <p>{texts.others}</p>
        <Checkbox
          label={consent}
          checked={agreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-fejl`}
          onChange={(event) => {
            setAgreed(event.target.checked)
            setError(undefined)
          }}
        />
        <FieldError id={`${id}-fejl`} message={error} />
        <PrivacyLine about="ai" />
        <Button disabled={isBusy} onClick={send}>
          {texts.send}
        </Button>
      </div>
    </details>
  )
}
