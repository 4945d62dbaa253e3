import { blankPictures } from '@/lib/emails/blank-pictures'
import type { PreviewChoice } from './preview-choices'

type MailPreviewProps = {
  template: string
  name: string
  mail: { subject: string; html: string; text: string }
  choice: PreviewChoice
}

/** One mail as HTML and as plain text, side by side on wide screens. The frame runs no script. */
export function MailPreview({ template, name, mail, choice }: MailPreviewProps) {
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
