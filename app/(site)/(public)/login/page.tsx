import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginCard } from '@/components/accounts/login-card'
import { PageBody } from '@/components/ui/page-body'
import { codeIn } from '@/lib/domain/accounts/form-paths'
import { type PageQuery, textParam } from '@/lib/domain/accounts/page-params'
import { currentActor } from '@/lib/server/actor'
import { findDraft } from '@/lib/server/form-drafts'
import { isSignedIn } from '@/lib/shared/actor'

export const metadata: Metadata = { title: 'Log ind', robots: { index: false } }

export default async function LoginPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = await searchParams
  const qrCode = codeIn(query) ?? undefined
  if (!qrCode && isSignedIn(await currentActor())) redirect('/profile')
  return (
    <div className={qrCode ? 'dark min-h-dvh bg-background text-foreground' : undefined}>
      <PageBody width="form">
        <LoginCard
          qrCode={qrCode}
          redirect={textParam(query, 'redirect')}
          draft={await findDraft('login', textParam(query, 'kladde'))}
          isResetRequested={query.sendt === '1'}
        />
      </PageBody>
    </div>
  )
}
