import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { PasswordQuestion } from '@/components/accounts/password-question'
import { RecoveryCodes, SetUpForm } from '@/components/accounts/steps/second-factor-forms'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import type { FormDraftView } from '@/components/form/form-draft'
import { CopyButton } from '@/components/ui/copy-button'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { pathToStep } from '@/lib/domain/accounts/form-paths'
import type { FactorOfferView } from '@/lib/domain/accounts/schema'
import { getFactorOffer } from '@/lib/domain/accounts/second-factor/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { confirmPath } from '@/lib/server/http'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

export const metadata: Metadata = { title: accountsCopy.setUp.title, robots: { index: false } }

/** Sets up the second factor at the first staff sign-in, or changes the app. */
export default async function SetUpPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const path = safeRedirectPath(textParam(query, 'redirect'), '/profile')
  const isChange = actor.kind === 'administrator'
  const elsewhere = isChange ? null : pathToStep(actor, 'set-up', path)
  if (elsewhere) redirect(elsewhere)
  if (isChange && !actor.hasConfirmed) redirect(confirmPath(`/auth/set-up?redirect=${encodeURIComponent(path)}`))
  const { title, intro, introAgain } = accountsCopy.setUp
  return (
    <AccountPage scene={ChurchyardScene} isLong>
      <AccountHeading title={title}>{isChange ? introAgain : intro}</AccountHeading>
      <SetUpSteps offer={await getFactorOffer(actor)} redirect={path} draft={await findDraft('engangskode', query)} />
      <PasswordQuestion />
    </AccountPage>
  )
}

type SetUpStepsProps = { offer: FactorOfferView; redirect: string; draft: FormDraftView }

/** From an empty app to the first code, on one page that works without script. */
function SetUpSteps({ offer: { keyText, picture, recoveryCodes }, redirect, draft }: SetUpStepsProps) {
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
