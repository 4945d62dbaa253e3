import type { Metadata } from 'next'
import { CodeRefused } from '@/components/accounts/code-refused'
import { EmailLinkForm } from '@/components/accounts/email-link-form'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { type PageQuery, textParam } from '@/lib/domain/accounts/page-params'
import { findRegistrationCode } from '@/lib/domain/accounts/registration-code'
import { env } from '@/lib/server/env'
import { findDraft } from '@/lib/server/form-drafts'

export const metadata: Metadata = { title: 'Send mig et link', robots: { index: false } }

export default async function EmailLinkPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = await searchParams
  const found = await findRegistrationCode(query.qrCode)
  if (found.kind !== 'ready') {
    const message =
      found.kind === 'refused' ? found.message : 'Linket hører til en kode. Scan QR-koden på stenen, og prøv igen.'
    return <CodeRefused title="Koden kan ikke bruges" message={message} supportEmail={env.SUPPORT_EMAIL} />
  }
  return (
    <PageBody width="form">
      <PageHeader
        title="Gå videre derhjemme"
        intro={
          <>
            Skriv din mailadresse, så sender vi et link til koden{' '}
            <span className="whitespace-nowrap tabular-nums">{found.formattedCode}</span>. Så kan du lave mindesiden,
            når du har tid og ro.
          </>
        }
      />
      {query.sendt === '1' ? (
        <Notice variant="success" title="Mailen er på vej">
          {accountsCopy.linkRequested}
        </Notice>
      ) : (
        <EmailLinkForm qrCode={found.code} draft={await findDraft('mail-link', textParam(query, 'kladde'))} />
      )}
      <p className="mt-8">
        <TextLink href={`/qr-scan/${found.code}`}>Tilbage til koden</TextLink>
      </p>
    </PageBody>
  )
}
