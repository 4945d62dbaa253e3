import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginCard } from '@/components/accounts/login-card'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { type PageQuery, textParam } from '@/lib/domain/accounts/page-params'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { findDraft } from '@/lib/server/form-drafts'
import { formatTextCode, isTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Log ind', robots: { index: false } }

type Props = { params: Promise<{ code: string }>; searchParams: Promise<PageQuery> }

/** The login at the stone: dark, and on from it back to the code. */
export default async function QrLoginPage({ params, searchParams }: Props) {
  const code = codeFromParam((await params).code)
  const scanPage = `/qr-scan/${encodeURIComponent(code)}`
  if (!isTextCode(code)) redirect(scanPage)
  const query = await searchParams
  return (
    <div className="dark min-h-dvh bg-background text-foreground">
      <PageBody width="form" className="space-y-6">
        <TextLink href={scanPage} className="inline-flex min-h-touch items-center">
          Tilbage til koden {formatTextCode(code)}
        </TextLink>
        <LoginCard
          qrCode={code}
          draft={await findDraft('login', textParam(query, 'kladde'))}
          isResetRequested={query.sendt === '1'}
        />
      </PageBody>
    </div>
  )
}
