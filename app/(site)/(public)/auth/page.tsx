import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginPageBody } from '@/components/accounts/login-page-body'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { pathAfterLogin } from '@/lib/domain/accounts/form-paths'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: accountsCopy.sessionExpired, robots: { index: false } }

export default async function AuthPage({ searchParams }: PageProps) {
  const query = await searchParams
  const asked = textParam(query, 'redirect')
  if (isSignedIn(await currentActor())) redirect(pathAfterLogin({ redirect: asked }))
  return (
    <LoginPageBody
      redirect={asked}
      title={accountsCopy.sessionExpired}
      intro="Log ind igen, så kommer du tilbage til det, du var i gang med."
    />
  )
}
