import type { Metadata } from 'next'
import { CodeRefused } from '@/components/accounts/code-refused'
import { ResetPasswordForm } from '@/components/accounts/reset-password-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findReset } from '@/lib/domain/accounts/link-queries'
import { type PageQuery, textParam } from '@/lib/domain/accounts/page-params'
import { env } from '@/lib/server/env'
import { findDraft } from '@/lib/server/form-drafts'

export const metadata: Metadata = { title: 'Ny adgangskode', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const { token } = await params
  const found = await findReset(token)
  if ('message' in found) {
    return <CodeRefused title="Linket virker ikke længere" message={found.message} supportEmail={env.SUPPORT_EMAIL} />
  }
  return (
    <PageBody width="form">
      <PageHeader
        title="Vælg en ny adgangskode"
        intro="Når du gemmer den, bliver du logget ind her og logget ud på alle andre enheder."
      />
      <ResetPasswordForm
        token={token}
        username={found.username}
        draft={await findDraft('nulstil', textParam(await searchParams, 'kladde'))}
      />
    </PageBody>
  )
}
