import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginPageBody } from '@/components/accounts/login-page-body'
import { codeIn } from '@/lib/domain/accounts/form-paths'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Log ind', robots: { index: false } }

export default async function LoginPage({ searchParams }: PageProps) {
  const query = await searchParams
  const qrCode = codeIn(query) ?? undefined
  if (!qrCode && isSignedIn(await currentActor())) redirect('/profile')
  return (
    <LoginPageBody
      qrCode={qrCode}
      redirect={textParam(query, 'redirect')}
      draft={await findDraft('login', query)}
      resetDraft={await findDraft('glemt', query)}
      isResetRequested={query.sendt === '1'}
    />
  )
}
