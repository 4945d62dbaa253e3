import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type PreviewChoice, PreviewChoices, previewThemes, previewWidths } from '@/components/internal/preview-choices'
import { PageBody } from '@/components/ui/page-body'
import { blankPictures } from '@/lib/emails/blank-pictures'
import { listMailSamples } from '@/lib/emails/mail-samples'
import { env } from '@/lib/server/env'
import { companyLine } from '@/lib/shared/company'
import { type PageProps, type PageQuery, textParam } from '@/lib/shared/page-params'

type MailPreviewProps = {
  template: string
  name: string
  mail: { subject: string; html: string; text: string }
  choice: PreviewChoice
}

/** One mail as HTML and as plain text, side by side on wide screens. The frame runs no script. */
function MailPreview({ template, name, mail, choice }: MailPreviewProps) {
  const id = `${template}-${name}`.replace(/\P{Letter}+/gu, '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {mail.subject}
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">
        {template}: {name}, {Math.ceil(Buffer.byteLength(mail.html) / 1024)} KB
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="max-w-full overflow-x-auto">
          <iframe
            title={`${mail.subject}, som den ser ud`}
            sandbox=""
            srcDoc={inTheme(blankPictures(mail.html), choice.theme)}
            width={choice.width}
            height={720}
            className="block rounded-lg border border-border bg-card"
          />
        </div>
        <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-lg bg-muted p-5 font-sans text-sm">
          {mail.text}
        </pre>
      </div>
    </section>
  )
}

// A mail follows the reader's system theme; the preview follows the choice instead.
const darkQuery = '@media (prefers-color-scheme: dark)'

function inTheme(html: string, theme: PreviewChoice['theme']): string {
  return html.replace(darkQuery, theme === 'dark' ? '@media all' : '@media not all')
}

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
