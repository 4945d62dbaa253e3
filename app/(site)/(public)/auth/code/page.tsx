import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { CodeForm } from '@/components/accounts/steps/code-form'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { Notice } from '@/components/ui/notice'
import { TouchLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { pathToStep } from '@/lib/domain/accounts/form-paths'
import { findDemoCode } from '@/lib/domain/demo/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

export const metadata: Metadata = { title: accountsCopy.codeStep.title, robots: { index: false } }

/** The second step of a staff sign-in. With `noedkode` in the query it asks for a recovery code instead. */
export default async function CodePage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const path = safeRedirectPath(textParam(query, 'redirect'), '/profile')
  const elsewhere = pathToStep(actor, 'code', path)
  if (elsewhere) redirect(elsewhere)
  const isRecovery = query.noedkode === '1'
  const here = `/auth/code?redirect=${encodeURIComponent(path)}`
  const { title, intro, recoveryTitle, recoveryIntro, lost } = accountsCopy.codeStep
  const demoCode = isRecovery ? null : await findDemoCode(actor)
  return (
    <AccountPage scene={ChurchyardScene}>
      <AccountHeading title={isRecovery ? recoveryTitle : title}>{isRecovery ? recoveryIntro : intro}</AccountHeading>
      <DemoCode code={demoCode} />
      <CodeForm
        key={String(isRecovery)}
        redirect={path}
        isRecovery={isRecovery}
        draft={await findDraft('engangskode', query)}
      />
      <p className="mt-6">
        <TouchLink href={isRecovery ? here : `${here}&noedkode=1`}>
          {isRecovery ? 'Brug en kode fra appen' : 'Brug en nødkode'}
        </TouchLink>
      </p>
      {isRecovery && <p className="mt-4 text-muted-foreground">{lost}</p>}
    </AccountPage>
  )
}

/** The demonstration's one-time code, whose key is public. Null elsewhere. */
function DemoCode({ code }: { code: string | null }) {
  if (!code) return null
  return (
    <Notice title="Demonstration" className="mb-8">
      Du behøver ingen app for at prøve. Koden lige nu er <strong className="tabular-nums">{code}</strong>.
    </Notice>
  )
}
