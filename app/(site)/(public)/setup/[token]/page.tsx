import type { Metadata } from 'next'
import { CodeRefused } from '@/components/accounts/code-refused'
import { SetupForm } from '@/components/accounts/setup-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findSetup } from '@/lib/domain/accounts/link-queries'
import { type PageQuery, textParam } from '@/lib/domain/accounts/page-params'
import { env } from '@/lib/server/env'
import { findDraft } from '@/lib/server/form-drafts'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Gør din konto færdig', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

export default async function SetupPage({ params, searchParams }: Props) {
  const { token } = await params
  const found = await findSetup(token)
  if ('message' in found) {
    return <CodeRefused title="Linket virker ikke længere" message={found.message} supportEmail={env.SUPPORT_EMAIL} />
  }
  return (
    <PageBody width="form">
      <PageHeader
        title="Gør din konto færdig"
        intro={
          <>
            Kontoen får mailadressen <span className="break-all">{found.email}</span> og bliver knyttet til koden{' '}
            <span className="whitespace-nowrap tabular-nums">{formatTextCode(found.code)}</span>.
          </>
        }
      />
      <SetupForm
        token={token}
        email={found.email}
        asksForActivation={found.requiresActivation}
        draft={await findDraft('setup', textParam(await searchParams, 'kladde'))}
      />
    </PageBody>
  )
}
