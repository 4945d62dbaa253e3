import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MailPreview } from '@/components/internal/mail-preview'
import { type PreviewChoice, PreviewChoices, previewThemes, previewWidths } from '@/components/internal/preview-choices'
import { PageBody } from '@/components/ui/page-body'
import { listMailSamples } from '@/lib/emails/mail-samples'
import { env } from '@/lib/server/env'
import { companyLine } from '@/lib/shared/company'
import { type PageProps, type PageQuery, textParam } from '@/lib/shared/page-params'

// Rendered per request: whether it is shown is a setting of the server, not of the build.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Alle mails', robots: { index: false, follow: false } }

/** Every mail template with its samples, as the receiver sees it. */
export default async function MailsPage({ searchParams }: PageProps) {
  if (!env.showsInternals) notFound()
  const choice = readChoice(await searchParams)
  const samples = listMailSamples({
    siteName: env.SITE_NAME,
    siteUrl: env.SITE_URL,
    supportEmail: env.SUPPORT_EMAIL,
    companyLine: companyLine(env.company),
  })
  const mails = await Promise.all(samples.map(async (sample) => ({ ...sample, mail: await sample.render() })))
  return (
    <PageBody
      width="page"
      title="Alle mails"
      intro={`${mails.length} eksempler på de mails, siden sender: som de ser ud, og som ren tekst.`}
    >
      <PreviewChoices choice={choice} />
      <div className="mt-12 space-y-section">
        {mails.map(({ template, name, mail }) => (
          <MailPreview key={`${template}-${name}`} template={template} name={name} mail={mail} choice={choice} />
        ))}
      </div>
    </PageBody>
  )
}

function readChoice(query: PageQuery): PreviewChoice {
  return {
    theme: previewThemes.find((theme) => theme === textParam(query, 'tema')) ?? 'light',
    width: previewWidths.find((width) => String(width) === textParam(query, 'bredde')) ?? 640,
  }
}
