import type { ReactNode } from 'react'
import type { FormDraftView } from '@/components/form/form-draft'
import { CopyButton } from '@/components/ui/copy-button'
import type { FactorOfferView } from '@/lib/domain/accounts/schema'
import { RecoveryCodes, SetUpForm } from './second-factor-forms'

type SetUpStepsProps = { offer: FactorOfferView; redirect: string; draft: FormDraftView }

/** From an empty app to the first code, on one page that works without script. */
export function SetUpSteps({ offer: { keyText, picture, recoveryCodes }, redirect, draft }: SetUpStepsProps) {
  return (
    <div className="space-y-12">
      <Step number={1} title="Find en app til engangskoder">
        <p>
          Det kan være den, der allerede er i telefonen (Adgangskoder på iPhone), eller en som Google Authenticator
          eller Microsoft Authenticator.
        </p>
      </Step>
      <Step number={2} title="Scan billedet med appen">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
          alt="QR-kode med nøglen til dine engangskoder"
          className="aspect-square h-auto w-56 rounded-lg"
        />
        <p>Kan du ikke scanne, så skriv nøglen i appen:</p>
        <p className="wrap-anywhere font-mono text-base">{(keyText.match(/.{1,4}/g) ?? []).join(' ')}</p>
        <CopyButton value={keyText} label="Kopiér nøglen" className="noscript:hidden" />
      </Step>
      <Step number={3} title="Gem dine nødkoder">
        <p>
          {/* 2 of 3 kept by: lib/domain/accounts/commands/prove-second-factor.test.ts */}
          {/* 3 of 3 kept by: lib/domain/accounts/commands/set-up-second-factor.test.ts */}
          Mister du telefonen, kan du logge ind med en nødkode. Hver virker én gang. Gem dem et sted, hvor kun du kan
          finde dem: vi viser dem ikke igen.
        </p>
        <RecoveryCodes codes={recoveryCodes} />
      </Step>
      <Step number={4} title="Skriv koden fra appen">
        <SetUpForm redirect={redirect} draft={draft} />
      </Step>
    </div>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-xl">
        {number}. {title}
      </h2>
      {children}
    </section>
  )
}
